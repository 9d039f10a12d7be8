import type { BasketOperation, ReplacedLine } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import type { StockPolicy } from '@provender/domain/stock/stock'
import type { BasketStore } from '../basket/basket-store.ts'
import { quantityFromWire, unitFromWire } from '../basket/wire.ts'
import { basketProductOf, isPriced, unitOf } from '../catalogue/basket-product.ts'
import type { OrderLineFieldsFragment } from './orders.documents.ts'

/** Is a line's product still sold to this company, in the unit it was ordered in? */
export function isStillSold({ product, unit }: Pick<OrderLineFieldsFragment, 'product' | 'unit'>): boolean {
  return product !== null && isPriced(unitOf(product, unitFromWire(unit)))
}

export interface Reordered {
  /** Lines that are in the basket now. */
  readonly taken: number
  /** Names of what is no longer available. */
  readonly gone: readonly string[]
}

export interface ReorderDesk {
  readonly baskets: Pick<BasketStore, 'push' | 'know' | 'view'>
  readonly stockPolicy: StockPolicy
  readonly newId: () => string
}

/**
 * Puts the lines of an order into the active basket at today's prices: quantities of the same products are replaced, without
 * the cap, the others stay (decisions, "Checkout, payment, orders"). Without a basket one is made first.
 */
export function reorder(desk: ReorderDesk, lines: readonly OrderLineFieldsFragment[]): Reordered {
  const { baskets, stockPolicy, newId } = desk
  const sold = lines.filter(isStillSold)
  for (const { product, productId } of sold)
    if (product) baskets.know(Number(productId) as ProductId, basketProductOf(product, stockPolicy))
  const operations: BasketOperation[] = baskets.view().active
    ? []
    : [{ type: 'create', basketId: newId() as BasketId, name: '' }]
  if (sold.length > 0)
    baskets.push([...operations, { type: 'replaceLines', basketId: null, lines: sold.map(replacedLine) }])
  return { taken: sold.length, gone: lines.filter((line) => !isStillSold(line)).map(({ name }) => name) }
}

function replacedLine({ productId, unit, quantity, product }: OrderLineFieldsFragment): ReplacedLine {
  const price = product ? unitOf(product, unitFromWire(unit))?.price : null
  return {
    productId: Number(productId) as ProductId,
    unit: unitFromWire(unit),
    quantity: quantityFromWire(quantity),
    price: price == null ? null : (parseUnitPrice(price) ?? null),
    note: null,
  }
}
