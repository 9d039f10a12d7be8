import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonLine } from '@provender/ui/page/skeleton'
import { ProductStage } from '@provender/ui/product/product-page'
import { stageBox } from '@provender/ui/product/tile'

export function ProductSkeleton() {
  const { t } = useLingui()
  return (
    <section aria-busy aria-label={t`Loading`}>
      <div className="pt-2.5">
        <SkeletonLine text="py-1.5 text-small" width="w-64" />
      </div>
      <ProductStage gallery={<span className={`block bg-sunken ${stageBox}`} />}>
        <SkeletonLine text="text-body" width="w-24" />
        <SkeletonLine text="mt-1 mb-2 text-product" width="w-4/5" />
        <SkeletonLine text="mb-4 text-small" width="w-1/2" />
        <Skeleton shape="h-48 w-full rounded-sheet" />
      </ProductStage>
    </section>
  )
}
