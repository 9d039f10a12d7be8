import { divideHalfUp, lineNet, type Minor, type Quantity, type UnitPrice } from '../money/money.ts'
import { lineVat, type Totals, totalsOf } from '../money/vat.ts'
import { ok, refuse, type Result } from '../result.ts'
import { isQuantityOf } from '../units/quantity-limits.ts'
import type { BaseUnits, UnitKind } from '../units/units.ts'

/**
 * The maximum excess of a weighed line over the ordered weight if a card pays for it: 15 %. The card is authorised
 * for exactly this amount. Without a card there is no maximum.
 */
export const weightMarginBasisPoints = 1500

/** An order line with the fields that picking needs. */
export interface PickableLine {
  readonly unitKind: UnitKind
  readonly ordered: Quantity
  readonly unitNet: UnitPrice
  readonly vatBasisPoints: number
}

/** The amounts charged for a picked line; each rounded once. */
export interface PickedAmounts {
  readonly supplied: Quantity
  readonly net: Minor
  readonly vat: Minor
}

export type PickRefusal =
  /** Pieces and boxes are whole. */
  | { readonly type: 'NOT_A_QUANTITY' }
  | { readonly type: 'MORE_THAN_ORDERED'; readonly most: Quantity }
  /** Heavier than the card is authorised for. */
  | { readonly type: 'MORE_THAN_HELD'; readonly most: Quantity }

/** The largest quantity of a line that a card is authorised for: the ordered quantity, plus the margin if it is weighed. */
export function maxQuantity({ unitKind, ordered }: PickableLine): Quantity {
  if (unitKind !== 'kg') return ordered
  return Math.floor((ordered * (10_000 + weightMarginBasisPoints)) / 10_000) as Quantity
}

/**
 * The supplied quantity and its amounts. Kilograms are an estimate until they are weighed: the weight decides the amount. Pieces and boxes
 * may be fewer than ordered, never more. The unit price is always that of the order.
 */
export function pickLine(
  line: PickableLine,
  supplied: number,
  { isCardHeld }: { readonly isCardHeld: boolean },
): Result<PickedAmounts, PickRefusal> {
  if (!isQuantityOf(line.unitKind, supplied)) return refuse({ type: 'NOT_A_QUANTITY' })
  const isWeighed = line.unitKind === 'kg'
  const most = maxQuantity(line)
  if (supplied > most && (isCardHeld || !isWeighed))
    return refuse({ type: isWeighed ? 'MORE_THAN_HELD' : 'MORE_THAN_ORDERED', most })
  const net = lineNet(line.unitNet, supplied)
  return ok({ supplied, net, vat: lineVat(net, line.vatBasisPoints) })
}

/** The stock of a line. The sum is everything that the line took from stock. */
export interface LockedStock {
  /** Goes to the customer, or back to stock if the order is cancelled. */
  readonly allocated: BaseUnits
  /** Taken from stock, but not on the shelf at picking. */
  readonly missing: BaseUnits
}

/**
 * The stock of a line after `needed` was picked, and the change of the stock level. The rest of a counted line was not on the shelf, so it
 * is not sold again. The rest of a weighed line stays in stock. A quantity above the reservation is taken from stock as far as the records
 * have it. `onHandChange` + the change of `allocated` + `missing` is 0.
 */
export function stockAfterPick(
  locked: LockedStock,
  picked: { readonly needed: BaseUnits; readonly onHand: BaseUnits; readonly isWeighed: boolean },
): LockedStock & { readonly onHandChange: BaseUnits } {
  const { needed, onHand, isWeighed } = picked
  const reserved = locked.allocated + locked.missing
  if (needed >= reserved) {
    const more = Math.min(needed - reserved, Math.max(0, onHand))
    return { allocated: reserved + more, missing: 0, onHandChange: 0 - more }
  }
  const rest = reserved - needed
  return isWeighed && needed > 0
    ? { allocated: needed, missing: 0, onHandChange: rest }
    : { allocated: needed, missing: rest, onHandChange: 0 }
}

/** A line that totals are computed from; `supplied*` are null until it is picked. */
export interface ChargedLine {
  readonly vatBasisPoints: number
  readonly net: Minor
  readonly vat: Minor
  readonly suppliedNet: Minor | null
  readonly suppliedVat: Minor | null
}

/** Current order totals: supplied amounts where known, ordered ones otherwise. */
export function totalsNow(lines: readonly ChargedLine[]): Totals {
  return totalsOf(
    lines.map(({ vatBasisPoints, net, vat, suppliedNet, suppliedVat }) => ({
      vatBasisPoints,
      net: suppliedNet ?? net,
      vat: suppliedVat ?? vat,
    })),
  )
}

/**
 * The unit price of a substitute: the company's own price, reduced if the line would cost more than the replaced line, VAT included
 * (docs/promises.md#price-shown-price-charged). 0 if there is no line to replace.
 */
export function substitutePrice(
  own: UnitPrice,
  substitute: { readonly quantity: Quantity; readonly vatBasisPoints: number },
  insteadOfGross: Minor,
): UnitPrice {
  const { quantity, vatBasisPoints } = substitute
  const grossAt = (price: UnitPrice): number => {
    const net = lineNet(price, quantity)
    return net + lineVat(net, vatBasisPoints)
  }
  if (quantity <= 0 || insteadOfGross <= 0) return 0 as UnitPrice
  if (grossAt(own) <= insteadOfGross) return own
  const netMost = divideHalfUp(BigInt(insteadOfGross) * 10_000n, BigInt(10_000 + vatBasisPoints))
  // The two roundings can exceed the maximum: step down to the largest price that fits.
  let price = Number((netMost * 100_000n) / BigInt(quantity)) as UnitPrice
  while (price > 0 && grossAt(price) > insteadOfGross) {
    const excess = grossAt(price) - insteadOfGross
    price = Math.max(0, price - Math.max(1, Math.floor((excess * 50_000) / quantity))) as UnitPrice
  }
  return price
}
