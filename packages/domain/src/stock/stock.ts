import type { Quantity } from '../money/money.ts'
import type { SalesUnit } from '../price/price.ts'
import {
  baseUnitsPerUnit,
  type BaseUnits,
  type ProductUnits,
  quantityWithin,
  toBaseUnits,
} from '../units/units.ts'

export interface StockLevel {
  readonly onHand: BaseUnits
  readonly suspended: boolean
}

/** The two settings for ordering without stock (docs/product-rules.md#ordering-without-stock). */
export interface StockPolicy {
  readonly outOfStockOrdersEnabled: boolean
  readonly blockOutOfStockOrdering: boolean
}

export type StockState = 'in' | 'low' | 'out'

/** Out of stock if there is none or it is suspended; low at `minStock` or below (docs/product-rules.md#stock). */
export function stockState(level: StockLevel, minStock: BaseUnits): StockState {
  if (level.suspended || level.onHand <= 0) return 'out'
  return level.onHand <= minStock ? 'low' : 'in'
}

export function acceptsBackOrders(policy: StockPolicy): boolean {
  return policy.outOfStockOrdersEnabled && !policy.blockOutOfStockOrdering
}

export type WithoutStock = 'notify' | 'disabled' | 'back-order'

export function withoutStock(policy: StockPolicy): WithoutStock {
  if (!policy.outOfStockOrdersEnabled) return 'notify'
  return policy.blockOutOfStockOrdering ? 'disabled' : 'back-order'
}

export function sellable(level: StockLevel, policy: StockPolicy): BaseUnits {
  if (acceptsBackOrders(policy)) return Number.POSITIVE_INFINITY
  return level.suspended ? 0 : Math.max(0, level.onHand)
}

/**
 * The maximum of one line, given the product's other line. Both share the stock: `pieces + boxes × piecesPerBox ≤ stock`
 * (docs/product-rules.md#stock).
 */
export function remainingQuantity(
  product: ProductUnits,
  unit: SalesUnit,
  { stock, otherQuantity }: { readonly stock: BaseUnits; readonly otherQuantity: Quantity },
): Quantity {
  if (stock === Number.POSITIVE_INFINITY) return Number.MAX_SAFE_INTEGER as Quantity
  const other = unit === '1' ? '2' : '1'
  return quantityWithin(product, unit, stock - toBaseUnits(product, other, otherQuantity))
}

export interface RequestedUnits {
  readonly unit: SalesUnit
  readonly quantity: Quantity
}

/** The total of all lines of one product in base units, rounded up once. */
export function requestedBaseUnits(product: ProductUnits, lines: Iterable<RequestedUnits>): BaseUnits {
  let thousandths = 0
  for (const line of lines) thousandths += line.quantity * baseUnitsPerUnit(product, line.unit)
  return Math.ceil(thousandths / 1000)
}
