import type { BasketLine } from '@provender/domain/basket/basket'
import type { LineAuthor } from '@provender/domain/basket/line-author'
import type { ProductId } from '@provender/domain/ids'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import { lineNet, type Minor, type Quantity, type UnitPrice, zeroMinor } from '@provender/domain/money/money'
import { lineVat, type Totals, totalsOf } from '@provender/domain/money/vat'
import type { SubstitutionWish } from '@provender/domain/order/order'
import type { SalesUnit } from '@provender/domain/price/price'
import { requestedBaseUnits } from '@provender/domain/stock/stock'
import { baseUnitsAsQuantity, hasOtherBox } from '@provender/domain/units/units'
import { quantityFromWire } from '@provender/sync/operations/basket-wire'
import { minorOf } from '@provender/web/format/minor-of'
import { productUnits } from '../catalogue/basket-product.ts'
import type {
  LineProblemType,
  ReviewedLineFieldsFragment,
  TotalsFieldsFragment,
} from './basket-page.documents.ts'

/** A problem of a line. Some go away when the customer edits the line. */
export interface LineProblemView {
  readonly type: LineProblemType
  /** For SHORT: the maximum in this unit that the stock allows. */
  readonly available?: Quantity
  /** For SHORT, if the product has two lines: the quantity of both and the stock, in pieces or kilograms. */
  readonly combined?: CombinedQuantities
}

export interface CombinedQuantities {
  readonly requested: Quantity
  readonly available: Quantity
}

export interface EditedLine {
  readonly key: string
  readonly productId: ProductId
  readonly unit: SalesUnit
  readonly quantity: Quantity
  readonly otherQuantity: Quantity
  readonly price: UnitPrice | undefined
  readonly priceWhenAdded: UnitPrice | null
  readonly piecesPerBoxWhenAdded: number | null
  readonly note: string
  readonly substitutionWish: SubstitutionWish | null
  readonly vatBasisPoints: number
  readonly net: Minor
  readonly vat: Minor
  readonly isOrderable: boolean
  readonly problems: readonly LineProblemView[]
  /** Null for changes by this user on this device. */
  readonly changedBy: LineAuthor | null
  readonly reviewed: ReviewedLineFieldsFragment
}

export interface EditedBasket {
  readonly lines: readonly EditedLine[]
  /** Lines that the server has not priced yet. */
  readonly unpriced: readonly string[]
  readonly totals: Totals
}

export type ReviewedByKey = ReadonlyMap<string, ReviewedLineFieldsFragment>

export function keyOfLine({
  productId,
  unit,
}: {
  readonly productId: unknown
  readonly unit: string
}): string {
  return `${String(productId)}/${unit}`
}

export function reviewedByKey(lines: readonly ReviewedLineFieldsFragment[]): ReviewedByKey {
  return new Map(lines.map((line) => [keyOfLine(line), line]))
}

/**
 * A basket's lines with the server's prices and the domain's arithmetic. An edit counts at once and gives the same
 * result as the server's next review. Lines that did not change since `before` keep their identity.
 */
export function editedBasket(
  lines: readonly BasketLine[],
  reviewed: ReviewedByKey,
  before: ReadonlyMap<string, EditedLine>,
): EditedBasket {
  const quantities = new Map(lines.map((line) => [keyOfLine(line), line.quantity]))
  const edited: EditedLine[] = []
  const unpriced: string[] = []
  for (const line of lines) {
    const key = keyOfLine(line)
    const review = reviewed.get(key)
    if (!review) {
      unpriced.push(key)
      continue
    }
    const other = keyOfLine({ productId: line.productId, unit: line.unit === '1' ? '2' : '1' })
    const otherQuantity = quantities.get(other) ?? (0 as Quantity)
    const old = before.get(key)
    const isUnchanged = old?.reviewed === review && old.otherQuantity === otherQuantity && isOf(line, old)
    edited.push(isUnchanged ? old : editedLine(line, review, otherQuantity))
  }
  return { lines: edited, unpriced, totals: totalsOf(edited.filter(({ isOrderable }) => isOrderable)) }
}

function editedLine(
  line: BasketLine,
  reviewed: ReviewedLineFieldsFragment,
  otherQuantity: Quantity,
): EditedLine {
  const price = reviewed.price === null ? undefined : parseUnitPrice(reviewed.price)
  const vatBasisPoints = Math.round(reviewed.vatRate * 100)
  const net = price === undefined ? zeroMinor : lineNet(price, line.quantity)
  return {
    key: keyOfLine(line),
    productId: line.productId,
    unit: line.unit,
    quantity: line.quantity,
    otherQuantity,
    price,
    priceWhenAdded: line.priceWhenAdded,
    piecesPerBoxWhenAdded: line.piecesPerBoxWhenAdded,
    note: line.note,
    substitutionWish: line.substitutionWish,
    vatBasisPoints,
    net,
    vat: lineVat(net, vatBasisPoints),
    isOrderable: isOrderable(reviewed, price, net),
    problems: problemsOf(line, { reviewed, price, otherQuantity }),
    changedBy: line.changedBy,
    reviewed,
  }
}

/** A net of 0.00 means there is no price for this quantity; another quantity may have one. */
function isOrderable(
  reviewed: ReviewedLineFieldsFragment,
  price: UnitPrice | undefined,
  net: Minor,
): boolean {
  if (price === undefined) return reviewed.isOrderable
  const types = reviewed.problems.map(({ type }) => type)
  const wasWorthless = types.includes('NO_PRICE')
  return net > 0 && (reviewed.isOrderable || (wasWorthless && !types.includes('OUT_OF_STOCK')))
}

interface ProblemInput {
  readonly reviewed: ReviewedLineFieldsFragment
  readonly price: UnitPrice | undefined
  readonly otherQuantity: Quantity
}

function problemsOf(
  line: BasketLine,
  { reviewed, price, otherQuantity }: ProblemInput,
): readonly LineProblemView[] {
  const { quantity, priceWhenAdded } = line
  const isEdited = quantity !== quantityFromWire(reviewed.quantity)
  const visibleProblems: LineProblemView[] = []
  if (price !== undefined && lineNet(price, quantity) === 0) visibleProblems.push({ type: 'NO_PRICE' })
  for (const problem of reviewed.problems) {
    const { type, availableQuantity } = problem
    if (type === 'PRICE_CHANGED' || type === 'BOX_CHANGED' || (type === 'NO_PRICE' && price !== undefined))
      continue
    if (availableQuantity === null) {
      visibleProblems.push({ type })
      continue
    }
    const available = quantityFromWire(availableQuantity)
    const combined =
      otherQuantity > 0 ? combinedQuantities(line, { reviewed, otherQuantity, problem }) : undefined
    if (combined) {
      if (combined.requested > combined.available) visibleProblems.push({ type, available, combined })
    } else if (!isEdited || quantity > available) visibleProblems.push({ type, available })
  }
  if (price !== undefined && priceWhenAdded !== null && priceWhenAdded !== price)
    visibleProblems.push({ type: 'PRICE_CHANGED' })
  const { product } = reviewed
  if (product && hasOtherBox(line.piecesPerBoxWhenAdded, productUnits(product), line.unit))
    visibleProblems.push({ type: 'BOX_CHANGED' })
  return visibleProblems
}

interface CombinedInput extends Omit<ProblemInput, 'price'> {
  readonly problem: ReviewedLineFieldsFragment['problems'][number]
}

/** Undefined if the server did not return the stock for both lines. */
function combinedQuantities(
  { unit, quantity }: BasketLine,
  { reviewed: { product }, otherQuantity, problem: { availableTogether } }: CombinedInput,
): CombinedQuantities | undefined {
  if (!product || availableTogether === null) return undefined
  const units = productUnits(product)
  const lines = [
    { unit, quantity },
    { unit: unit === '1' ? '2' : '1', quantity: otherQuantity },
  ] as const
  return {
    requested: baseUnitsAsQuantity(units, requestedBaseUnits(units, lines)),
    available: quantityFromWire(availableTogether),
  }
}

function isOf(line: BasketLine, edited: EditedLine): boolean {
  return (
    edited.quantity === line.quantity &&
    edited.priceWhenAdded === line.priceWhenAdded &&
    edited.piecesPerBoxWhenAdded === line.piecesPerBoxWhenAdded &&
    edited.note === line.note &&
    edited.substitutionWish === line.substitutionWish &&
    edited.changedBy?.name === line.changedBy?.name &&
    edited.changedBy?.deviceSystem === line.changedBy?.deviceSystem
  )
}

export function totalsFromWire({ net, vat, gross, vatByRate }: TotalsFieldsFragment): Totals {
  return {
    net: minorOf(net),
    vat: minorOf(vat),
    gross: minorOf(gross),
    vatByRate: vatByRate.map((each) => ({
      vatBasisPoints: Math.round(each.rate * 100),
      net: minorOf(each.net),
      vat: minorOf(each.vat),
    })),
  }
}
