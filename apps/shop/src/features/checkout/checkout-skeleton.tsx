import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonLine } from '@provender/ui/page/skeleton'

export function CheckoutSkeleton() {
  const { t } = useLingui()
  return (
    <section aria-busy aria-label={t`Loading`}>
      <div className="mt-4 mb-3">
        <SkeletonLine text="text-title" width="w-40" />
      </div>
      <div className="beside-summary">
        <div>
          {Array.from({ length: 5 }, (_, index) => (
            <div
              key={index}
              className="grid min-h-16 grid-cols-[24px_minmax(0,1fr)] items-center gap-x-3 border-b border-line first:border-t first:border-t-ink tablet:min-h-15"
            >
              <Skeleton shape="size-6 rounded-full!" />
              <SkeletonLine text="text-body" width="w-56" />
            </div>
          ))}
        </div>
        <div className="grid gap-4 rounded-sheet bg-sunken px-5 py-6">
          <SkeletonLine text="text-small" width="w-4/5" />
          <SkeletonLine text="text-body" width="w-full" />
          <SkeletonLine text="text-body" width="w-full" />
          <SkeletonLine text="text-total" width="w-full" />
          <Skeleton shape="h-13 w-full rounded-control" />
        </div>
      </div>
    </section>
  )
}
