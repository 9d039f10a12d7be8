import { lazyPart } from '@provender/web/loading/lazy-part'
import { useHydrated } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { ProductSubstitutesProps } from './product-substitutes.tsx'

const ProductSubstitutes = lazyPart(
  async () => (await import('./product-substitutes.tsx')).ProductSubstitutes,
)

/** The substitutes for a product of a list. Loads them, and the code for them, only if it is out of stock. */
export function ListedSubstitutes(props: ProductSubstitutesProps) {
  const isHydrated = useHydrated()
  if (props.product.stockStatus.available || !isHydrated) return null
  return (
    <Suspense>
      <ProductSubstitutes {...props} />
    </Suspense>
  )
}
