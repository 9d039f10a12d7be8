import type { ProductId } from '../ids.ts'
import type { Quantity } from '../money/money.ts'
import type { SalesUnit } from '../price/price.ts'

export interface RecentOrder {
  /** 1 for Monday to 7 for Sunday, in the wholesaler's time zone. */
  readonly weekday: number
  readonly lines: readonly UsualLine[]
}

export interface UsualLine {
  readonly productId: ProductId
  readonly unit: SalesUnit
  readonly quantity: Quantity
}

/** Fewer orders show no habit. */
const minOrders = 3

/**
 * What a company usually orders on a weekday: the products that it orders most often, as many as a typical order has, each in its typical
 * quantity. Counts the orders of that weekday, or all if there are fewer than three of it. `orders` are newest first.
 */
export function usualOrder(orders: readonly RecentOrder[], weekday: number): readonly UsualLine[] {
  const sameDay = orders.filter((order) => order.weekday === weekday)
  const comparable = sameDay.length >= minOrders ? sameDay : orders
  // Of equally frequent lines, those of the latest order come first.
  const byFrequency = quantitiesByLine(comparable).sort(
    (one, other) => other.quantities.length - one.quantities.length,
  )
  const seen = new Set<ProductId>()
  return byFrequency
    .filter(({ productId }) => !seen.has(productId) && seen.add(productId))
    .slice(0, median(comparable.map(({ lines }) => lines.length)))
    .map(({ productId, unit, quantities }) => ({ productId, unit, quantity: median(quantities) }))
}

interface LineQuantities extends Omit<UsualLine, 'quantity'> {
  readonly quantities: Quantity[]
}

function quantitiesByLine(orders: readonly RecentOrder[]): LineQuantities[] {
  const byLine = new Map<string, LineQuantities>()
  for (const { productId, unit, quantity } of orders.flatMap(({ lines }) => lines)) {
    const key = `${productId}/${unit}`
    const line = byLine.get(key) ?? { productId, unit, quantities: [] }
    byLine.set(key, line)
    line.quantities.push(quantity)
  }
  return [...byLine.values()]
}

/** One of the values, the lower of two in the middle, so that pieces stay whole. 0 without values. */
function median<Value extends number>(values: readonly Value[]): Value {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length / 2) - 1] ?? (0 as Value)
}
