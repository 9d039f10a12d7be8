import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonLine, SkeletonList } from '@provender/ui/page/skeleton'
import { ProductGrid } from '@provender/ui/product/product-lists'
import { productsPerPage } from './shop-query.ts'

export function ShopSkeleton() {
  const { t } = useLingui()
  return (
    <section aria-busy aria-label={t`Loading`}>
      <div className="pt-2.5">
        <SkeletonLine text="py-1.5 text-small" width="w-40" />
      </div>
      <div className="mt-4 mb-3">
        <SkeletonLine text="text-title" width="w-64" />
      </div>
      <div className="beside-filters">
        <div className="hidden md:block">
          <SkeletonLine text="text-label" width="w-32" />
        </div>
        <div className="min-w-0">
          <div className="mt-3 mb-4">
            <Skeleton shape="h-9.5 w-40 rounded-control pointer-coarse:h-11" />
          </div>
          <ProductGrid>
            <SkeletonList count={productsPerPage} item="card" />
          </ProductGrid>
        </div>
      </div>
    </section>
  )
}
