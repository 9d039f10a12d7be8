import type { SalesUnit } from '@provender/domain/price/price'
import type { AddControlProps } from '@provender/ui/product/add-control-props'
import { productIdOf } from './basket-product.ts'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'
import type { ProductListContext, NotifyStock } from './product-list-context.ts'
import { controlName } from './product-parts.tsx'
import { useInBasket } from './use-in-basket.ts'

export interface ProductAddProps {
  readonly product: ProductCardFieldsFragment
  readonly shelf: ProductListContext
  /** The unit of the control. Undefined for the product as a whole, whose unit may have to be chosen. */
  readonly unit?: SalesUnit | undefined
  /** Used in a list of basket lines: outlined, and shown even if the product can no longer be bought. */
  readonly isBasketLine?: boolean | undefined
  /** Where the reason for the limit is shown; list rows show it themselves. */
  readonly reason?: AddControlProps['reason']
  readonly tellStock?: NotifyStock | undefined
}

/** The add control of a product, connected to the active basket, in every state (docs/product-rules.md#add-control). */
export function ProductAdd({ product, shelf, unit, isBasketLine, reason, tellStock }: ProductAddProps) {
  const inBasket = useInBasket(productIdOf(product))
  const control = shelf.controlOf(product, { inBasket, shelf }, { unit, isBasketLine })
  return (
    <shelf.AddControl
      state={control.state}
      words={control.words}
      name={controlName(product, unit, shelf.words)}
      quiet={isBasketLine}
      reason={reason}
      onAct={(act) => shelf.onAdd(act, { product, control, tellStock })}
    />
  )
}
