import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonLine, SkeletonList } from '@provender/ui/page/skeleton'

export function OrdersSkeleton() {
  const { t } = useLingui()
  return (
    <section aria-busy aria-label={t`Loading`}>
      <div className="mt-4 mb-3">
        <SkeletonLine text="text-title" width="w-32" />
      </div>
      <ul className="border-t border-ink">
        {Array.from({ length: 8 }, (_, index) => (
          <li key={index} className="min-h-16 border-b border-line py-2.5">
            <SkeletonLine text="text-name" width="w-48" />
            <SkeletonLine text="text-small" width="w-64" />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function OrderSkeleton() {
  const { t } = useLingui()
  return (
    <section aria-busy aria-label={t`Loading`}>
      <div className="mt-4 mb-3">
        <SkeletonLine text="text-title" width="w-56" />
      </div>
      <div className="mb-4">
        <Skeleton shape="h-11 w-72 max-w-full rounded-control" />
      </div>
      <div className="beside-summary">
        <div className="grid gap-8">
          <Skeleton shape="h-13 w-full" />
          <div className="@container border-t border-ink" data-density="entry">
            <ul>
              <SkeletonList count={6} item="line" />
            </ul>
          </div>
        </div>
        <Skeleton shape="h-96 w-full rounded-sheet" />
      </div>
    </section>
  )
}
