import type { BasketProduct } from '@provender/domain/basket/context'
import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import { remainingQuantity } from '@provender/domain/stock/stock'
import { configuredLimit, type QuantityLimits } from '@provender/domain/units/quantity-limits'
import { isSoldIn, unitKind } from '@provender/domain/units/units'

export interface LineLimit {
  readonly maximum: Quantity
  readonly by: 'stock' | 'cap'
  /**
   * The remainder of a full line for the other unit, if the product is sold in it: pieces too few for a box, grams
   * less than a piece. If no box can be had, the remaining pieces even if they are not sold.
   */
  readonly remaining: Quantity
}

/**
 * The configured limit of the unit, or the stock that the product's other line
 * leaves if that is less (docs/product-rules.md#stock).
 */
export function lineLimit(
  { units, sellable }: Pick<BasketProduct, 'units' | 'sellable'>,
  unit: SalesUnit,
  {
    otherQuantity,
    quantityLimits,
  }: { readonly otherQuantity: Quantity; readonly quantityLimits: QuantityLimits },
): LineLimit {
  const limit = configuredLimit(quantityLimits, unitKind(units, unit))
  const left = remainingQuantity(units, unit, { stock: sellable, otherQuantity })
  if (left > limit) return { maximum: limit, by: 'cap', remaining: 0 as Quantity }
  const other = unit === '1' ? '2' : '1'
  const otherUnit =
    isSoldIn(units, other) || (left === 0 && unitKind(units, unit) === 'box')
      ? remainingQuantity(units, other, { stock: sellable, otherQuantity: left })
      : 0
  return { maximum: left, by: 'stock', remaining: Math.max(0, otherUnit - otherQuantity) as Quantity }
}
