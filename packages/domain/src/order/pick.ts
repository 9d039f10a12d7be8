import { divideHalfUp, lineNet, type Minor, type Quantity, type UnitPrice } from '../money/money.ts'
import { lineVat, type Totals, totalsOf } from '../money/vat.ts'
import { ok, refuse, type Result } from '../result.ts'
import { isQuantityOf } from '../units/quantity-limits.ts'
import type { BaseUnits, UnitKind } from '../units/units.ts'

/**
 * How much more than ordered a weighed line may come to where a card pays for it: 15 %. The card is held for as much and no more. Where
 * nothing is held, the scales decide.
 */
export const weightMarginBasisPoints = 1500

/** A line of an order as the picker finds it. */
export interface PickableLine {
  readonly unitKind: UnitKind
  readonly ordered: Quantity
  readonly unitNet: UnitPrice
  readonly vatBasisPoints: number
}

/** What is charged for what was picked; each rounded once. */
export interface Picked {
  readonly supplied: Quantity
  readonly net: Minor
  readonly vat: Minor
}

export type PickRefusal =
  /** Pieces and boxes are whole. */
  | { readonly type: 'NOT_A_QUANTITY' }
  | { readonly type: 'MORE_THAN_ORDERED'; readonly most: Quantity }
  /** By weight, more than the card is held for. */
  | { readonly type: 'MORE_THAN_HELD'; readonly most: Quantity }

/** The most of a line that a card is held for: what was ordered; by weight, a margin more. */
export function maxQuantity({ unitKind, ordered }: PickableLine): Quantity {
  if (unitKind !== 'kg') return ordered
  return Math.floor((ordered * (10_000 + weightMarginBasisPoints)) / 10_000) as Quantity
}

/**
 * A line as it is supplied. Kilograms are an estimate until they are weighed: the weight decides the line's price. Of pieces and
 * boxes there may be fewer than ordered, never more. The unit price is the one of the order, always.
 */
export function pickLine(
  line: PickableLine,
  supplied: number,
  { isCardHeld }: { readonly isCardHeld: boolean },
): Result<Picked, PickRefusal> {
  if (!isQuantityOf(line.unitKind, supplied)) return refuse({ type: 'NOT_A_QUANTITY' })
  const isWeighed = line.unitKind === 'kg'
  const most = maxQuantity(line)
  if (supplied > most && (isCardHeld || !isWeighed))
    return refuse({ type: isWeighed ? 'MORE_THAN_HELD' : 'MORE_THAN_ORDERED', most })
  const net = lineNet(line.unitNet, supplied)
  return ok({ supplied, net, vat: lineVat(net, line.vatBasisPoints) })
}

/** What a line has of the stock. Together they are all it ever took. */
export interface LockedStock {
  /** Goes to the customer, or back when the order is cancelled. */
  readonly allocated: BaseUnits
  /** Was taken, but was not on the shelf when it was picked. */
  readonly missing: BaseUnits
}

/**
 * What a line has of the stock once `needed` was picked, and what the level changes by. Of what is counted, the rest was not on
 * the shelf: it does not come back to be sold again. Of what is weighed, the rest stays in the cold room. What was picked beyond what
 * was taken is taken as far as the books have it: `onHandChange` + the change of `allocated` + `missing` is 0.
 */
export function stockAfterPick(
  held: LockedStock,
  picked: { readonly needed: BaseUnits; readonly onHand: BaseUnits; readonly isWeighed: boolean },
): LockedStock & { readonly onHandChange: BaseUnits } {
  const { needed, onHand, isWeighed } = picked
  const taken = held.allocated + held.missing
  if (needed >= taken) {
    const more = Math.min(needed - taken, Math.max(0, onHand))
    return { allocated: taken + more, missing: 0, onHandChange: 0 - more }
  }
  const rest = taken - needed
  return isWeighed && needed > 0
    ? { allocated: needed, missing: 0, onHandChange: rest }
    : { allocated: needed, missing: rest, onHandChange: 0 }
}

/** A line of which totals are made; `supplied*` are null until it is picked. */
export interface ChargedLine {
  readonly vatBasisPoints: number
  readonly net: Minor
  readonly vat: Minor
  readonly suppliedNet: Minor | null
  readonly suppliedVat: Minor | null
}

/** What an order comes to now: what is supplied where that is known, what was ordered elsewhere. */
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
 * The unit price of a substitute: the company's own, but never so much that the line costs more, VAT included, than what it stands
 * in for (docs/promises.md#price-shown-price-charged). 0 when there is nothing to stand in for.
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
  // Both roundings together can be a little above: step down to the largest price that fits.
  let price = Number((netMost * 100_000n) / BigInt(quantity)) as UnitPrice
  while (price > 0 && grossAt(price) > insteadOfGross) {
    const excess = grossAt(price) - insteadOfGross
    price = Math.max(0, price - Math.max(1, Math.floor((excess * 50_000) / quantity))) as UnitPrice
  }
  return price
}
