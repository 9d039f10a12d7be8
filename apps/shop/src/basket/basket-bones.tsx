import { Bone, BoneLine, Bones } from '@provender/ui/page/skeleton'

/** The page of a basket that has not come yet. */
export function BasketBones() {
  return (
    <div aria-busy>
      <div className="mt-4 mb-3">
        <BoneLine text="text-title" width="w-56" />
      </div>
      <div className="beside-summary">
        <div className="@container border-t border-ink" data-density="entry">
          <ul>
            <Bones count={8} of="line" />
          </ul>
        </div>
        <div className="grid gap-4 rounded-sheet bg-sunken px-5 py-6">
          <BoneLine text="text-small" width="w-4/5" />
          <BoneLine text="text-small" width="w-3/5" />
          <BoneLine text="text-body" width="w-full" />
          <BoneLine text="text-body" width="w-full" />
          <BoneLine text="text-total" width="w-full" />
          <Bone shape="h-13 w-full rounded-control" />
        </div>
      </div>
    </div>
  )
}
