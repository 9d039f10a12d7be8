import { divideHalfUp, lineNet, type Minor, type Quantity, type UnitPrice } from '../money/money.ts'
import { lineVat, totalsOf, type VatOfRate } from '../money/vat.ts'
import { ok, refuse, type Result } from '../result.ts'
import { isQuantityOf } from '../units/quantity-limits.ts'
import type { UnitKind } from '../units/units.ts'

export interface CreditableLine extends VatOfRate {
  readonly position: number
  readonly unitKind: UnitKind
  readonly quantity: Quantity
  readonly unitNet: UnitPrice
}

/** A line of a credit note: part of an invoice line or, without a position, an allowance on everything at this VAT rate. */
export interface CreditLine extends VatOfRate {
  readonly position: number | null
  readonly quantity: Quantity | null
}

export type CreditRequest =
  | {
      readonly type: 'LINES'
      readonly lines: readonly { readonly position: number; readonly quantity: number }[]
    }
  | { readonly type: 'AMOUNT'; readonly gross: Minor }
  | { readonly type: 'REST' }

export type CreditRefusal =
  | { readonly type: 'NOTHING_LEFT' }
  /** `maxAmount` includes VAT. */
  | { readonly type: 'MORE_THAN_INVOICED'; readonly maxAmount: Minor }
  | { readonly type: 'NOT_AN_AMOUNT' }
  | { readonly type: 'CREDIT_LINE_NOT_FOUND'; readonly position: number }
  /** The quantity is not whole, is zero, or exceeds what is left of the line: `maxQuantity`. */
  | { readonly type: 'CREDIT_LINE_REFUSED'; readonly position: number; readonly maxQuantity: Quantity }

interface Invoice {
  readonly lines: readonly CreditableLine[]
  readonly credited: readonly CreditLine[]
}

/** The lines of a credit note. All credit notes of an invoice together never exceed it, in net or VAT, at any rate. */
export function creditLines(
  invoice: Invoice,
  request: CreditRequest,
): Result<readonly CreditLine[], CreditRefusal> {
  const left = leftOf(invoice)
  const maxAmount = grossOf(left)
  if (maxAmount === 0) return refuse({ type: 'NOTHING_LEFT' })
  switch (request.type) {
    case 'REST':
      return ok(invoice.credited.length === 0 ? invoice.lines.map(creditLine) : left.map(allowanceLine))
    case 'AMOUNT':
      if (!Number.isSafeInteger(request.gross) || request.gross <= 0) return refuse({ type: 'NOT_AN_AMOUNT' })
      if (request.gross > maxAmount) return refuse({ type: 'MORE_THAN_INVOICED', maxAmount })
      return ok(spread(left, request.gross).map(allowanceLine))
    case 'LINES':
      return creditOfLines(invoice, request.lines, left)
  }
}

function leftOf({ lines, credited }: Invoice): readonly VatOfRate[] {
  const creditedAmounts = credited.map(({ vatBasisPoints, net, vat }) => ({
    vatBasisPoints,
    net: (0 - net) as Minor,
    vat: (0 - vat) as Minor,
  }))
  return totalsOf([...lines, ...creditedAmounts]).vatByRate.filter(({ net, vat }) => net + vat > 0)
}

function grossOf(parts: readonly VatOfRate[]): Minor {
  return totalsOf(parts).gross
}

/**
 * Distributes an amount over the VAT rates in proportion to what is left of each. Rounds cumulative sums, not shares, so that shares add up
 * to the amount and none exceeds what is left of its rate.
 */
function spread(left: readonly VatOfRate[], gross: Minor): readonly VatOfRate[] {
  const total = BigInt(grossOf(left))
  let before = 0n
  let spreadSoFar = 0n
  return left.flatMap(({ vatBasisPoints, net, vat }) => {
    before += BigInt(net + vat)
    const cumulative = (BigInt(gross) * before) / total
    const share = cumulative - spreadSoFar
    spreadSoFar = cumulative
    if (share === 0n) return []
    const shareVat = divideHalfUp(share * BigInt(vat), BigInt(net + vat))
    return [{ vatBasisPoints, net: Number(share - shareVat) as Minor, vat: Number(shareVat) as Minor }]
  })
}

function creditOfLines(
  invoice: Invoice,
  request: readonly { readonly position: number; readonly quantity: number }[],
  left: readonly VatOfRate[],
): Result<readonly CreditLine[], CreditRefusal> {
  const lines: CreditLine[] = []
  // A line that is named twice is one line of the credit note.
  for (const [position, named] of Map.groupBy(request, (each) => each.position)) {
    const line = invoice.lines.find((each) => each.position === position)
    if (!line) return refuse({ type: 'CREDIT_LINE_NOT_FOUND', position })
    const earlier = invoice.credited.filter((each) => each.position === position)
    const maxQuantity = earlier.reduce(
      (left, each) => left - (each.quantity ?? 0),
      line.quantity as number,
    ) as Quantity
    const quantity = named.reduce((sum, each) => sum + each.quantity, 0) as Quantity
    const isCreditable = named.every(
      (each) => each.quantity !== 0 && isQuantityOf(line.unitKind, each.quantity),
    )
    if (!isCreditable || quantity > maxQuantity)
      return refuse({ type: 'CREDIT_LINE_REFUSED', position, maxQuantity })
    lines.push(creditOfLine(line, earlier, { quantity, maxQuantity }))
  }
  if (lines.length === 0) return refuse({ type: 'NOT_AN_AMOUNT' })
  // Allowances belong to no line but reduce what is left of their rate.
  const fits = totalsOf(lines).vatByRate.every(({ vatBasisPoints, net, vat }) => {
    const rest = left.find((each) => each.vatBasisPoints === vatBasisPoints)
    return net <= (rest?.net ?? 0) && vat <= (rest?.vat ?? 0)
  })
  return fits ? ok(lines) : refuse({ type: 'MORE_THAN_INVOICED', maxAmount: grossOf(left) })
}

function creditOfLine(
  line: CreditableLine,
  earlier: readonly CreditLine[],
  { quantity, maxQuantity }: { readonly quantity: Quantity; readonly maxQuantity: Quantity },
): CreditLine {
  const sum = (part: (each: CreditLine) => number): number =>
    earlier.reduce((total, each) => total + part(each), 0)
  const creditedNet = sum(({ net }) => net)
  const creditedVat = sum(({ vat }) => vat)
  const leftNet = line.net - creditedNet
  const leftVat = line.vat - creditedVat
  const { position, vatBasisPoints } = line
  // The last quantity of a line gets the remaining pennies.
  const isLast = quantity === maxQuantity
  const net = isLast ? leftNet : Math.min(leftNet, lineNet(line.unitNet, quantity))
  // Of all that is credited so far, less what was credited before: no part collects the rounding of the others.
  const due = lineVat((creditedNet + net) as Minor, vatBasisPoints) - creditedVat
  const vat = isLast ? leftVat : Math.min(leftVat, Math.max(0, due))
  return { position, quantity, vatBasisPoints, net: net as Minor, vat: vat as Minor }
}

function creditLine({ position, quantity, vatBasisPoints, net, vat }: CreditableLine): CreditLine {
  return { position, quantity, vatBasisPoints, net, vat }
}

function allowanceLine({ vatBasisPoints, net, vat }: VatOfRate): CreditLine {
  return { position: null, quantity: null, vatBasisPoints, net, vat }
}
