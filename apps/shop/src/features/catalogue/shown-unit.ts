import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import { basketProductOf, isThere, leadingUnit } from './basket-product.ts'
import type { ProductCardFieldsFragment, ProductUnitFieldsFragment } from './product-card.documents.ts'
import type { ProductContext } from './product-context.ts'

/** How much of each unit of a product is in the active basket. */
export type InBasket = Readonly<Record<SalesUnit, Quantity>>

/**
 * The unit a product is shown in where there is room for one: the one in the basket; else, and with both in it, the one that
 * leads.
 */
export function shownUnit(
  product: ProductCardFieldsFragment,
  inBasket: InBasket,
  { stockPolicy }: Pick<ProductContext, 'stockPolicy'>,
): ProductUnitFieldsFragment | undefined {
  const chosen = product.units.filter(({ unit }) => inBasket[unit === '2' ? '2' : '1'] > 0)
  if (chosen.length === 1) return chosen[0]
  const rules = basketProductOf(product, stockPolicy)
  return leadingUnit(product, ({ unit }) => isThere(rules, unit === '2' ? '2' : '1'))
}
