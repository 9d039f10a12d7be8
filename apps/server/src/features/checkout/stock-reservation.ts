import { findProduct } from '@provender/catalogue/catalogue'
import type { PricedLine } from '@provender/domain/basket/price-basket'
import type { ProductId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import { acceptsBackOrders, type StockLevel } from '@provender/domain/stock/stock'
import { type BaseUnits, toBaseUnits } from '@provender/domain/units/units'
import { type LockedStock, type NewOrder, orderedLines } from './new-order.ts'

export interface StockReservation {
  /** Per product. */
  readonly reserved: readonly (readonly [ProductId, BaseUnits])[]
  readonly allocated: readonly BaseUnits[]
}

export type StockLevels = readonly (readonly [ProductId, StockLevel])[]

export interface Shortage {
  readonly productIds: readonly ProductId[]
  readonly levels: StockLevels
}

function fullReservation(order: NewOrder): StockReservation {
  const lines = orderedLines(order)
  const allocated = lines.map((line) => requestedBaseUnitsOf(order, line))
  const reserved = new Map<ProductId, BaseUnits>()
  for (const [index, { productId }] of lines.entries())
    reserved.set(productId, (reserved.get(productId) ?? 0) + (allocated[index] ?? 0))
  return { reserved: [...reserved], allocated }
}

/** The reservation of an order from the stock locked for it: less than ordered only if back orders are allowed. */
export function reservationOf(
  order: NewOrder,
  stock: readonly LockedStock[],
): Result<StockReservation, Shortage> {
  const full = fullReservation(order)
  const remainingLevels = levelsOf(stock)
  const available = (id: ProductId): BaseUnits => {
    const level = remainingLevels.get(id)
    return level && !level.suspended ? level.onHand : 0
  }
  if (!acceptsBackOrders(order.viewer.config)) {
    const productIds = full.reserved.filter(([id, units]) => units > available(id)).map(([id]) => id)
    const levels = productIds.map(
      (id) => [id, remainingLevels.get(id) ?? { onHand: 0, suspended: false }] as const,
    )
    if (productIds.length > 0) return refuse({ productIds, levels })
  }
  const reserved = full.reserved.map(([id, units]) => [id, Math.min(units, available(id))] as const)
  const left = new Map(reserved)
  return ok({
    reserved: reserved.filter(([, units]) => units > 0),
    allocated: orderedLines(order).map(({ productId }, index) => {
      const rest = left.get(productId) ?? 0
      const allocated = Math.min(rest, full.allocated[index] ?? 0)
      left.set(productId, rest - allocated)
      return allocated
    }),
  })
}

export function levelsAfter(stock: readonly LockedStock[], { reserved }: StockReservation): StockLevels {
  const reservedById = new Map(reserved)
  return [...levelsOf(stock)].map(([id, level]) => [
    id,
    { ...level, onHand: level.onHand - (reservedById.get(id) ?? 0) },
  ])
}

function levelsOf(stock: readonly LockedStock[]): ReadonlyMap<ProductId, StockLevel> {
  return new Map(
    stock.map(({ product_id, on_hand, suspended }) => [product_id, { onHand: on_hand, suspended }]),
  )
}

function requestedBaseUnitsOf({ viewer }: NewOrder, { productId, unit, quantity }: PricedLine): BaseUnits {
  const product = findProduct(viewer.catalogue, productId)
  if (!product) throw new Error(`An orderable line has no product ${productId}`)
  return toBaseUnits(product, unit, quantity)
}
