import { Skeleton, SkeletonLine, SkeletonList } from '@provender/ui/page/skeleton'

export function BasketSkeleton() {
  return (
    <div aria-busy>
      <div className="mt-4 mb-3">
        <SkeletonLine text="text-title" width="w-56" />
      </div>
      <div className="beside-summary">
        <div className="@container border-t border-ink" data-density="entry">
          <ul>
            <SkeletonList count={8} item="line" />
          </ul>
        </div>
        <div className="grid gap-4 rounded-sheet bg-sunken px-5 py-6">
          <SkeletonLine text="text-small" width="w-4/5" />
          <SkeletonLine text="text-small" width="w-3/5" />
          <SkeletonLine text="text-body" width="w-full" />
          <SkeletonLine text="text-body" width="w-full" />
          <SkeletonLine text="text-total" width="w-full" />
          <Skeleton shape="h-13 w-full rounded-control" />
        </div>
      </div>
    </div>
  )
}
