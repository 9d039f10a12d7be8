import { Skeleton } from '@provender/ui/page/skeleton'

export function BasketPopoverSkeleton() {
  return (
    <div className="grid gap-3 p-4" aria-busy>
      <Skeleton shape="h-6 w-3/5" />
      <Skeleton shape="h-12 w-full" />
      <Skeleton shape="h-12 w-full" />
      <Skeleton shape="h-12 w-full" />
      <Skeleton shape="h-11 w-full rounded-control" />
    </div>
  )
}
