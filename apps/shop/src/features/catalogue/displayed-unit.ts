import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import { basketProduct, isAvailable, representativeUnit } from './basket-product.ts'
import type { ProductCardFieldsFragment, ProductUnitFieldsFragment } from './product-card.documents.ts'
import type { ProductContext } from './product-context.ts'

/** The quantity of each unit of a product in the active basket. */
export type InBasket = Readonly<Record<SalesUnit, Quantity>>

/**
 * The unit that a product is shown in where there is room for one: the unit in the
 * basket, or the default unit if both or none are.
 */
export function displayedUnit(
  product: ProductCardFieldsFragment,
  inBasket: InBasket,
  { stockPolicy }: Pick<ProductContext, 'stockPolicy'>,
): ProductUnitFieldsFragment | undefined {
  const chosen = product.units.filter(({ unit }) => inBasket[unit === '2' ? '2' : '1'] > 0)
  if (chosen.length === 1) return chosen[0]
  const rules = basketProduct(product, stockPolicy)
  return representativeUnit(product, ({ unit }) => isAvailable(rules, unit === '2' ? '2' : '1'))
}
