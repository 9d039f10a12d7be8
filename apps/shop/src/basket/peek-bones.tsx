import { Bone } from '@provender/ui/page/skeleton'

/** The basket at a glance that has not come yet. */
export function PeekBones() {
  return (
    <div className="grid gap-3 p-4" aria-busy>
      <Bone shape="h-6 w-3/5" />
      <Bone shape="h-12 w-full" />
      <Bone shape="h-12 w-full" />
      <Bone shape="h-12 w-full" />
      <Bone shape="h-11 w-full rounded-control" />
    </div>
  )
}
