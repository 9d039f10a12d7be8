import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonLine } from '@provender/ui/page/skeleton'

export function StatementSkeleton() {
  const { t } = useLingui()
  return (
    <section aria-busy aria-label={t`Loading`}>
      <div className="mt-4 mb-3">
        <SkeletonLine text="text-title" width="w-56" />
      </div>
      <Skeleton shape="h-24 w-full mb-5" />
      <div className="beside-summary">
        <Skeleton shape="h-128 w-full" />
        <Skeleton shape="h-80 w-full rounded-sheet" />
      </div>
    </section>
  )
}
