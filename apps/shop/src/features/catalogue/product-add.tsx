import type { SalesUnit } from '@provender/domain/price/price'
import { productIdOf } from './basket-product.ts'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'
import type { ShowStockAlert } from './product-list.ts'
import { controlName } from './product-parts.tsx'
import { useBasketQuantities } from './use-basket-quantities.ts'
import { useProductList } from './use-product-list.ts'

export interface ProductAddProps {
  readonly product: ProductCardFieldsFragment
  readonly unit?: SalesUnit | undefined
  readonly showStockAlert?: ShowStockAlert | undefined
}

/** The add control of a product, connected to the active basket, in every state (docs/product-rules.md#add-control). */
export function ProductAdd({ product, unit, showStockAlert }: ProductAddProps) {
  const listContext = useProductList()
  const inBasket = useBasketQuantities(productIdOf(product))
  const control = listContext.controlOf(product, { inBasket, listContext }, { unit })
  return (
    <listContext.AddControl
      state={control.state}
      labels={control.labels}
      name={controlName(product, unit, listContext.labels)}
      reason="bottom"
      onAction={(action) => listContext.onAdd(action, { product, control, showStockAlert })}
    />
  )
}
