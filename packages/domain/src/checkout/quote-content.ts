import type { FulfilmentMethod } from '../basket/basket.ts'
import { type LineProblem, type PricedLine } from '../basket/price-basket.ts'
import type { ProductId } from '../ids.ts'
import { lineNet, type Minor, type Quantity, type UnitPrice } from '../money/money.ts'
import { lineVat, totalsOf } from '../money/vat.ts'
import type { PaymentType } from '../order/order.ts'
import type { SalesUnit } from '../price/price.ts'
import type { Site } from '../site/site.ts'
import type { SlotName } from '../slots/collection.ts'
import type { LocalDate } from '../slots/hours.ts'
import { type ProductUnits, quantityWithin, type UnitKind, unitKind } from '../units/units.ts'

/** Ordered, or why it is left out of the order. */
export type QuotedState =
  | 'ORDERED'
  | Extract<LineProblem['type'], 'NO_LONGER_AVAILABLE' | 'NO_PRICE' | 'OUT_OF_STOCK'>

export interface QuotedLine {
  readonly productId: ProductId
  readonly unit: SalesUnit
  readonly unitKind: UnitKind
  readonly pieces: number
  readonly quantity: Quantity
  readonly unitNet: UnitPrice | null
  readonly vatBasisPoints: number
  readonly state: QuotedState
  readonly possible: Quantity | null
}

/** A method that can be chosen, with its minimum, net; 0 for none. */
export interface QuotedMethod {
  readonly method: FulfilmentMethod
  readonly minimum: Minor
}

/**
 * Everything that a customer agrees to or chooses from. Two of them are compared before an order is written
 * (docs/promises.md#price-shown-price-charged). Lists are sorted, so that equal ones serialise alike.
 */
export interface QuoteContent {
  readonly lines: readonly QuotedLine[]
  readonly methods: readonly QuotedMethod[]
  readonly site: Site | null
  readonly deliveryDays: readonly LocalDate[]
  readonly slot: SlotName | null
  readonly paymentTypes: readonly PaymentType[]
}

export interface LineSums {
  readonly net: Minor
  readonly vat: Minor
}

export function sumsOfLine({ unitNet, quantity, vatBasisPoints, state }: QuotedLine): LineSums {
  if (unitNet === null || state !== 'ORDERED') return { net: 0 as Minor, vat: 0 as Minor }
  const net = lineNet(unitNet, quantity)
  return { net, vat: lineVat(net, vatBasisPoints) }
}

export interface QuotedTotals extends LineSums {
  readonly gross: Minor
}

export function totalsOfQuoted({ lines }: Pick<QuoteContent, 'lines'>): QuotedTotals {
  const { net, vat, gross } = totalsOf(
    lines.map((line) => ({ vatBasisPoints: line.vatBasisPoints, ...sumsOfLine(line) })),
  )
  return { net, vat, gross }
}

export function quotedLines(
  lines: readonly PricedLine[],
  unitsOf: (id: ProductId) => ProductUnits | undefined,
): readonly QuotedLine[] {
  return lines
    .map((line) => quotedLine(line, unitsOf(line.productId)))
    .sort((one, other) => one.productId - other.productId || (one.unit < other.unit ? -1 : 1))
}

function quotedLine(line: PricedLine, units: ProductUnits | undefined): QuotedLine {
  const { productId, unit, quantity, unitNet, vatBasisPoints } = line
  const kind = units ? unitKind(units, unit) : 'piece'
  return {
    productId,
    unit,
    unitKind: kind,
    pieces: units && kind === 'box' ? Math.max(1, units.piecesPerBox) : 1,
    quantity,
    unitNet,
    vatBasisPoints,
    state: stateOf(line),
    possible: possibleOf(line, units),
  }
}

function stateOf({ problems }: PricedLine): QuotedState {
  for (const { type } of problems)
    if (type === 'NO_LONGER_AVAILABLE' || type === 'NO_PRICE' || type === 'OUT_OF_STOCK') return type
  return 'ORDERED'
}

function possibleOf({ unit, problems }: PricedLine, units: ProductUnits | undefined): Quantity | null {
  for (const problem of problems) {
    if (problem.type === 'OUT_OF_STOCK') return 0 as Quantity
    if (problem.type === 'SHORT' && units) return quantityWithin(units, unit, problem.availableBaseUnits)
  }
  return null
}
