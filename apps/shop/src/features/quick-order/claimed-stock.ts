import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import { type BaseUnits, quantityWithin, toBaseUnits } from '@provender/domain/units/units'
import { productUnitsOf } from '../catalogue/basket-product.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import type { PasteRow } from './paste-rows.ts'

/** The base units of each row's product that the rows above it take, by the id of the row. */
export function claimedAbove(rows: readonly PasteRow[]): ReadonlyMap<number, BaseUnits> {
  const taken = new Map<string, number>()
  return new Map(
    rows.map(({ id, choice }) => {
      if (!choice) return [id, 0]
      const { product, unit, quantity } = choice
      const above = taken.get(product.id) ?? 0
      taken.set(product.id, above + toBaseUnits(productUnitsOf(product), unit, quantity))
      return [id, above]
    }),
  )
}

/** Base units of a product as a quantity of one of its units. */
export function claimedIn(product: ProductCardFieldsFragment, unit: SalesUnit, claimed: BaseUnits): Quantity {
  return claimed === 0 ? (0 as Quantity) : quantityWithin(productUnitsOf(product), unit, claimed)
}
