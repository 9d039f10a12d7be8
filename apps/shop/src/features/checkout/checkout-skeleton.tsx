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
              className="grid grid-cols-[32px_minmax(0,1fr)] gap-x-3 border-t border-line py-4"
            >
              <Skeleton shape="size-7 rounded-full!" />
              <SkeletonLine text="text-heading leading-7" width="w-56" />
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
