import { findBasket, findLine } from '@provender/domain/basket/basket'
import type { BasketOperation, BasketProblem, ReplacedLine } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import type { Quantity } from '@provender/domain/money/money'
import type { StockPolicy } from '@provender/domain/stock/stock'
import { boxesOfSamePieces, piecesPerBox } from '@provender/domain/units/units'
import type { BasketStore } from '@provender/sync/basket/basket-store'
import { restoreLines } from '@provender/sync/basket/restore-lines'
import { quantityFromWire, unitFromWire } from '@provender/sync/operations/basket-wire'
import { basketProduct, isPriced, productUnits, unitOf } from '../catalogue/basket-product.ts'
import { findShortfall, type Shortfall } from '../catalogue/shortfall.ts'
import type { OrderLineFieldsFragment } from './orders.documents.ts'

/** True if the line's product is still sold to this company in the same unit, with a price. */
export function isStillSold({ product, unit }: Pick<OrderLineFieldsFragment, 'product' | 'unit'>): boolean {
  return product !== null && isPriced(unitOf(product, unitFromWire(unit)))
}

/** True if an order has a line that can be ordered again. Substitutes are not: the product that they replaced is. */
export function isAnySold(lines: readonly OrderLineFieldsFragment[]): boolean {
  return orderedLines(lines).some(isStillSold)
}

function orderedLines(lines: readonly OrderLineFieldsFragment[]): readonly OrderLineFieldsFragment[] {
  return lines.filter(({ substitutesPosition }) => substitutesPosition === null)
}

export interface ReorderResult {
  /** The lines that the basket has as ordered: none if it was full, or could not be made. */
  readonly addedCount: number
  readonly problems: readonly BasketProblem[]
  readonly shortfalls: readonly Shortfall[]
  readonly undo: readonly BasketOperation[]
}

export interface ReorderController {
  readonly baskets: Pick<BasketStore, 'push' | 'registerProduct' | 'view'>
  readonly stockPolicy: StockPolicy
  readonly newId: () => string
}

/**
 * Puts the lines of an order into the active basket at today's prices: quantities of the same products are replaced, without
 * the line limit; other lines stay (docs/product-rules.md#reorder). Without a basket one is created first.
 */
export function reorder(
  controller: ReorderController,
  lines: readonly OrderLineFieldsFragment[],
): ReorderResult {
  const before = controller.baskets.view().active
  const basketId = before?.id ?? (controller.newId() as BasketId)
  const created: readonly BasketOperation[] = before ? [] : [{ type: 'create', basketId, name: '' }]
  const { changed, ...put } = putInto(controller, lines, { created, basketId })
  return { ...put, undo: restoreLines(basketId, before, changed) }
}

export function reorderIntoNewBasket(
  controller: ReorderController,
  lines: readonly OrderLineFieldsFragment[],
  name: string,
): ReorderResult {
  const active = controller.baskets.view().active
  const basketId = controller.newId() as BasketId
  const created = [{ type: 'create', basketId, name }] as const
  const { changed: _changed, ...put } = putInto(controller, lines, { created, basketId })
  const activated = active ? [{ type: 'activate', basketId: active.id } as const] : []
  return { ...put, undo: [...activated, { type: 'delete', basketId }] }
}

/** Only the stock limits a reorder. */
const noQuantityLimits = {
  maxBasketItemPcsQuantity: Infinity,
  maxBasketItemBoxQuantity: Infinity,
  maxBasketItemKgQuantity: Infinity,
}

interface PutLines extends Omit<ReorderResult, 'undo'> {
  readonly changed: readonly ReplacedLine[]
}

interface TargetBasket {
  readonly created: readonly BasketOperation[]
  readonly basketId: BasketId
}

type BoxedLine = Pick<OrderLineFieldsFragment, 'name' | 'product' | 'unit' | 'quantity' | 'piecesPerBox'>

/** If the pieces in a box have changed since, as many boxes as hold the ordered pieces. */
function quantityToday(line: BoxedLine): Quantity {
  return boxesOfSamePieces(quantityFromWire(line.quantity), {
    before: line.piecesPerBox,
    now: piecesToday(line),
  })
}

function piecesToday({ product, unit }: Pick<BoxedLine, 'product' | 'unit'>): number | null {
  return product ? piecesPerBox(productUnits(product), unitFromWire(unit)) : null
}

function changedBox(line: BoxedLine): Shortfall | undefined {
  const { name, piecesPerBox: before } = line
  const pieces = piecesToday(line)
  if (before === null || pieces === null || before === pieces) return undefined
  return { name, reason: 'box', quantity: quantityToday(line), kind: 'BOX', pieces }
}

function putInto(
  { baskets, stockPolicy }: ReorderController,
  lines: readonly OrderLineFieldsFragment[],
  { created, basketId }: TargetBasket,
): PutLines {
  const ordered = orderedLines(lines)
  const sold = ordered.filter(isStillSold)
  for (const { product, productId } of sold)
    if (product) baskets.registerProduct(Number(productId) as ProductId, basketProduct(product, stockPolicy))
  const replaced = sold.map(replacedLine)
  const put = { type: 'replaceLines', basketId, lines: replaced } as const
  const problems = sold.length > 0 ? baskets.push([...created, put]) : []
  const basket = findBasket(baskets.view().baskets, basketId)
  const changed = replaced.filter(
    ({ productId, unit, quantity }) => findLine(basket, productId, unit)?.quantity === quantity,
  )
  const shortfalls = ordered.flatMap((line) => {
    const { name, product } = line
    const requested = { name, product, unit: unitFromWire(line.unit), quantity: quantityToday(line) }
    const box = isStillSold(line) ? changedBox(line) : undefined
    return [findShortfall(requested, { stockPolicy, quantityLimits: noQuantityLimits }), box].filter(
      (each) => each !== undefined,
    )
  })
  return { addedCount: changed.length, problems, shortfalls, changed }
}

function replacedLine(line: OrderLineFieldsFragment): ReplacedLine {
  const { productId, unit, product } = line
  const price = product ? unitOf(product, unitFromWire(unit))?.price : null
  return {
    productId: Number(productId) as ProductId,
    unit: unitFromWire(unit),
    quantity: quantityToday(line),
    piecesPerBox: piecesToday(line) ?? undefined,
    price: price == null ? null : (parseUnitPrice(price) ?? null),
    note: null,
  }
}
