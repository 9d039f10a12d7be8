import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonLine } from '@provender/ui/page/skeleton'

export function StatementSkeleton() {
  const { t } = useLingui()
  return (
    <section aria-busy aria-label={t`Loading`}>
      <div className="mt-4 mb-3">
        <SkeletonLine text="text-title" width="w-56" />
      </div>
      <Skeleton shape="h-45 w-full rounded-sheet mb-8" />
      <Skeleton shape="h-64 w-full mb-8" />
      <Skeleton shape="h-128 w-full" />
    </section>
  )
}
