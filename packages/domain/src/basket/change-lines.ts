import { visibleLine } from '../contact/visible-text.ts'
import type { ProductId } from '../ids.ts'
import type { Quantity } from '../money/money.ts'
import { isWorthSomething, type SalesUnit } from '../price/price.ts'
import { remainingQuantity } from '../stock/stock.ts'
import { configuredLimit, isQuantityOf } from '../units/quantity-limits.ts'
import { isSoldIn, piecesPerBox, unitKind } from '../units/units.ts'
import { type Basket, type BasketLine, findLine, maxBasketLines } from './basket.ts'
import { type ChangedLines, unchanged } from './changed-lines.ts'
import type { BasketContext, BasketProduct } from './context.ts'
import { noteLine, refusalOfNote, wishForLine } from './line-remarks.ts'
import type { BasketOperation, BasketProblem, ReplacedLine, SeenUnit } from './operations.ts'

export type LineOperation = Extract<
  BasketOperation,
  { type: 'add' | 'setQuantity' | 'remove' | 'replaceLines' | 'clear' | 'note' | 'wish' }
>

/** Applies a line operation to one basket. `lines` is the basket's own array when nothing changed. */
export function changeLines(basket: Basket, operation: LineOperation, context: BasketContext): ChangedLines {
  switch (operation.type) {
    case 'add':
      return addToLine(basket, operation, context)
    case 'setQuantity':
      return setLine(basket, operation, context)
    case 'remove':
      return removeFromLine(basket, operation, context)
    case 'replaceLines':
      return replaceLines(basket, operation.lines, context)
    case 'clear':
      return { lines: basket.lines.length === 0 ? basket.lines : [], problems: [] }
    case 'note':
      return noteLine(basket, operation, context)
    case 'wish':
      return wishForLine(basket, operation, context)
  }
}

function replaceLines(
  basket: Basket,
  replacements: readonly ReplacedLine[],
  context: BasketContext,
): ChangedLines {
  let lines = basket.lines
  const problems: BasketProblem[] = []
  for (const line of replacements) {
    const refusal = refusalOfReplaced(line, context)
    if (refusal) problems.push(refusal)
    else lines = putLine(lines, line, context)
  }
  if (lines.length > maxBasketLines) return unchanged(basket, tooManyLines)
  return { lines, problems }
}

/** Checks a line that replaces another. No cap applies. Undefined if the basket can hold the line. */
export function refusalOfReplaced(line: ReplacedLine, context: BasketContext): BasketProblem | undefined {
  return refusalOfLine(line, context) ?? refusalOfMass(line) ?? refusalOfNote(line)
}

/**
 * Adds lines of another basket to this one, merging those of the same product and unit. Neither side loses its quantity: cap and stock only
 * bound the sum.
 */
export function mergeLines(
  basket: Basket,
  moved: readonly BasketLine[],
  context: BasketContext,
): ChangedLines {
  let taking = basket
  const problems: BasketProblem[] = []
  for (const line of moved) {
    const { productId, unit, quantity } = line
    const present = findLine(taking, productId, unit)
    const before = present?.quantity ?? 0
    const allowed = limitOf(taking, line, context)
    const reached = Math.min(before + quantity, Math.max(before, quantity, allowed.quantity)) as Quantity
    if (reached < before + quantity)
      problems.push({ type: 'CAPPED', by: allowed.by, productId, unit, quantity: reached })
    const price = present?.priceWhenAdded ?? line.priceWhenAdded
    const note = present?.note || line.note
    const wish = present?.substitutionWish ?? line.substitutionWish
    const piecesPerBox = (present ?? line).piecesPerBoxWhenAdded ?? undefined
    taking = {
      ...taking,
      lines: putLine(
        taking.lines,
        { productId, unit, quantity: reached, price, piecesPerBox, note, wish },
        context,
      ),
    }
  }
  if (taking.lines.length > maxBasketLines) return unchanged(basket, tooManyLines)
  return { lines: taking.lines, problems }
}

const tooManyLines: BasketProblem = { type: 'TOO_MANY_LINES', maximum: maxBasketLines }

function addToLine(
  basket: Basket,
  operation: Extract<LineOperation, { type: 'add' }>,
  context: BasketContext,
): ChangedLines {
  const refusal = refusalOfLine(operation, context)
  if (refusal) return unchanged(basket, refusal)
  const { productId, unit, quantity } = operation
  const present = findLine(basket, productId, unit)
  const before = present?.quantity ?? 0
  const replacements = before + quantity
  // An add never lowers a line that a reorder set above the cap.
  const allowed = limitOf(basket, operation, context)
  const reached = Math.min(replacements, Math.max(before, allowed.quantity)) as Quantity
  const problems: BasketProblem[] =
    reached < replacements ? [{ type: 'CAPPED', by: allowed.by, productId, unit, quantity: reached }] : []
  if (reached === before) return { lines: basket.lines, problems }
  if (!present && basket.lines.length >= maxBasketLines) return unchanged(basket, tooManyLines)
  return {
    lines: putLine(
      basket.lines,
      { ...operation, ...whenAdded(present, operation), quantity: reached },
      context,
    ),
    problems,
  }
}

function setLine(
  basket: Basket,
  operation: Extract<LineOperation, { type: 'setQuantity' }>,
  context: BasketContext,
): ChangedLines {
  const { productId, unit, quantity } = operation
  if (quantity === 0) return { lines: withoutLine(basket.lines, productId, unit), problems: [] }
  const refusal = refusalOfLine(operation, context)
  if (refusal) return unchanged(basket, refusal)
  const present = findLine(basket, productId, unit)
  if (!present && basket.lines.length >= maxBasketLines) return unchanged(basket, tooManyLines)
  const allowed = limitOf(basket, operation, context)
  const reached = Math.min(quantity, allowed.quantity) as Quantity
  const problems: BasketProblem[] =
    reached < quantity ? [{ type: 'CAPPED', by: allowed.by, productId, unit, quantity: reached }] : []
  if (reached === 0) return { lines: withoutLine(basket.lines, productId, unit), problems }
  if (present?.quantity === reached) return { lines: basket.lines, problems }
  return {
    lines: putLine(
      basket.lines,
      { ...operation, ...whenAdded(present, operation), quantity: reached },
      context,
    ),
    problems,
  }
}

function removeFromLine(
  basket: Basket,
  operation: Extract<LineOperation, { type: 'remove' }>,
  context: BasketContext,
): ChangedLines {
  const { productId, unit, quantity } = operation
  const present = findLine(basket, productId, unit)
  if (!present) return unchanged(basket, { type: 'LINE_NOT_FOUND', productId, unit })
  if (!Number.isSafeInteger(quantity) || quantity < 0)
    return unchanged(basket, { type: 'INVALID_QUANTITY', productId, unit })
  const left = (present.quantity - quantity) as Quantity
  if (left <= 0) return { lines: withoutLine(basket.lines, productId, unit), problems: [] }
  return {
    lines: putLine(
      basket.lines,
      { ...operation, ...whenAdded(present, { price: null }), quantity: left },
      context,
    ),
    problems: [],
  }
}

interface RequestedLine {
  readonly productId: ProductId
  readonly unit: SalesUnit
  readonly quantity: Quantity
}

function refusalOfLine(
  { productId, unit, quantity }: RequestedLine,
  context: BasketContext,
): BasketProblem | undefined {
  const product = context.product(productId)
  if (!product) return { type: 'PRODUCT_NOT_FOUND', productId }
  if (!isSoldIn(product.units, unit)) return { type: 'UNIT_NOT_SOLD', productId, unit }
  if (quantity === 0 || !isQuantityOf(unitKind(product.units, unit), quantity))
    return { type: 'INVALID_QUANTITY', productId, unit }
  const net = product.netPrice(unit)
  if (net === null) return { type: 'NO_PRICE', productId, unit }
  // The quantity is so small that it costs 0.00.
  if (!isWorthSomething(net, quantity)) return { type: 'INVALID_QUANTITY', productId, unit }
  return undefined
}

/** Lines without a cap still need a countable, payable quantity: at most a million of a unit. */
function refusalOfMass({ productId, unit, quantity }: RequestedLine): BasketProblem | undefined {
  return quantity > 1_000_000_000 ? { type: 'INVALID_QUANTITY', productId, unit } : undefined
}

/** The maximum of this line: the cap of its unit, or the stock that the product's other line leaves. */
function limitOf(
  basket: Basket,
  { productId, unit }: RequestedLine,
  context: BasketContext,
): { readonly quantity: Quantity; readonly by: 'QUANTITY_CAP' | 'STOCK' } {
  const product = context.product(productId)
  if (!product) return { quantity: 0 as Quantity, by: 'STOCK' }
  const limit = configuredLimit(context.quantityLimits, unitKind(product.units, unit))
  const other = findLine(basket, productId, unit === '1' ? '2' : '1')
  const left = remainingQuantity(product.units, unit, {
    stock: product.sellable,
    otherQuantity: other?.quantity ?? (0 as Quantity),
  })
  return left < limit ? { quantity: left, by: 'STOCK' } : { quantity: limit, by: 'QUANTITY_CAP' }
}

function putLine(
  lines: readonly BasketLine[],
  { productId, unit, quantity, price, piecesPerBox: knownPieces, note, wish }: PutLine,
  { author, product }: Pick<BasketContext, 'author' | 'product'>,
): readonly BasketLine[] {
  const index = lines.findIndex((each) => each.productId === productId && each.unit === unit)
  const newNote = note === undefined || note === null ? (lines[index]?.note ?? '') : visibleLine(note)
  const line: BasketLine = {
    productId,
    unit,
    quantity,
    priceWhenAdded: price,
    piecesPerBoxWhenAdded: knownPieces ?? piecesNow(product(productId), unit),
    note: newNote,
    substitutionWish: wish ?? lines[index]?.substitutionWish ?? null,
    changedBy: author,
  }
  return index === -1 ? [...lines, line] : lines.with(index, line)
}

/** A line keeps what the customer saw when it was added. */
function whenAdded(present: BasketLine | undefined, seen: SeenUnit): SeenUnit {
  return {
    price: present?.priceWhenAdded ?? seen.price,
    piecesPerBox: present?.piecesPerBoxWhenAdded ?? seen.piecesPerBox,
  }
}

/** Null for a unit other than a box. */
export function piecesNow(product: BasketProduct | undefined, unit: SalesUnit): number | null {
  return product ? piecesPerBox(product.units, unit) : null
}

interface PutLine extends RequestedLine, SeenUnit {
  readonly note?: string | null
  readonly wish?: ReplacedLine['wish']
}

function withoutLine(
  lines: readonly BasketLine[],
  productId: ProductId,
  unit: SalesUnit,
): readonly BasketLine[] {
  const rest = lines.filter((line) => line.productId !== productId || line.unit !== unit)
  return rest.length === lines.length ? lines : rest
}
