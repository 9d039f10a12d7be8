import type { BasketOperation } from '@provender/domain/basket/operations'
import type { ProductId } from '@provender/domain/ids'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import { quantityFromWire, unitFromWire } from '../basket/wire.ts'
import { isPriced, productIdOf, unitOf } from '../catalogue/basket-product.ts'
import type { OrderGuideQuery } from './order-guide.documents.ts'

export type Usual = OrderGuideQuery['orderGuide'][number]

/** How much of a product the basket lacks. */
export interface WantedUsual {
  readonly usual: Usual
  readonly unit: SalesUnit
  readonly quantity: Quantity
}

type QuantityOf = (productId: ProductId, unit: SalesUnit) => Quantity

/** What was bought the last time, of every product that is not in the basket in either unit. */
export function asLastTime(usuals: readonly Usual[], quantityOf: QuantityOf): readonly WantedUsual[] {
  return usuals.flatMap((usual) => {
    const productId = productIdOf(usual.product)
    const isThere = quantityOf(productId, '1') > 0 || quantityOf(productId, '2') > 0
    const unit = unitFromWire(usual.unit)
    return isThere || usual.lastQuantity === null || !isOrderable(usual, unit)
      ? []
      : [{ usual, unit, quantity: quantityFromWire(usual.lastQuantity) }]
  })
}

/** What is missing to the level that the company set, of every product that has one. */
export function toPar(usuals: readonly Usual[], quantityOf: QuantityOf): readonly WantedUsual[] {
  return usuals.flatMap((usual) => {
    if (usual.par === null || usual.parUnit === null) return []
    const unit = unitFromWire(usual.parUnit)
    const missing = quantityFromWire(usual.par) - quantityOf(productIdOf(usual.product), unit)
    return missing > 0 && isOrderable(usual, unit) ? [{ usual, unit, quantity: missing as Quantity }] : []
  })
}

/** Sold in the unit, at a price, and there: what cannot be had is not put into the basket unasked. */
function isOrderable({ product }: Usual, unit: SalesUnit): boolean {
  return product.stockStatus.available && isPriced(unitOf(product, unit))
}

export function addOperations(wanted: readonly WantedUsual[]): readonly BasketOperation[] {
  return wanted.map(({ usual: { product }, unit, quantity }) => ({
    type: 'add',
    basketId: null,
    productId: productIdOf(product),
    unit,
    quantity,
    price: parseUnitPrice(unitOf(product, unit)?.price ?? '') ?? null,
  }))
}

/** Of what was added, as much as is there still. */
export function removeOperations(wanted: readonly WantedUsual[]): readonly BasketOperation[] {
  return wanted.map(({ usual: { product }, unit, quantity }) => ({
    type: 'remove',
    basketId: null,
    productId: productIdOf(product),
    unit,
    quantity,
  }))
}
