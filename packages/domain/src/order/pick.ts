import { divideHalfUp, lineNet, type Minor, type Quantity, type UnitPrice } from '../money/money.ts'
import { lineVat, type Totals, totalsOf } from '../money/vat.ts'
import { ok, refuse, type Result } from '../result.ts'
import { isQuantityOf } from '../units/quantity-limits.ts'
import type { BaseUnits, UnitKind } from '../units/units.ts'

/** From this many times what was to be expected, or below this part of it, a weight or an amount is doubtful: its point is wrong more often than not. */
export const doubtfulFactor = 3

export interface PickableLine {
  readonly unitKind: UnitKind
  readonly ordered: Quantity
  readonly unitNet: UnitPrice
  readonly vatBasisPoints: number
  /** The margin of the order for weighed lines: a card is authorised for exactly this much more than ordered. */
  readonly marginBasisPoints: number
}

export interface MarginConsent {
  readonly agreedBy: string
  readonly weighedAgain: number | null
}

interface PickTerms {
  readonly isCardHeld: boolean
  readonly consent: MarginConsent
}

export const noConsent: MarginConsent = { agreedBy: '', weighedAgain: null }

export interface PickedAmounts {
  readonly supplied: Quantity
  readonly net: Minor
  readonly vat: Minor
}

export type PickRefusal =
  | { readonly type: 'NOT_A_QUANTITY' }
  | { readonly type: 'MORE_THAN_ORDERED'; readonly maxQuantity: Quantity }
  /** Heavier than the card is authorised for. */
  | { readonly type: 'MORE_THAN_HELD'; readonly maxQuantity: Quantity }
  /** Heavier than the margin allows, without anybody's consent. */
  | { readonly type: 'ABOVE_MARGIN'; readonly maxQuantity: Quantity }
  /** Less than a third of the ordered weight, without anybody's consent. */
  | { readonly type: 'FAR_TOO_LIGHT'; readonly maxQuantity: Quantity }
  /** So heavy that the weight has to be entered twice, and it was not, or differently. */
  | { readonly type: 'WEIGH_AGAIN'; readonly maxQuantity: Quantity }

/** The largest quantity that needs no consent: the ordered quantity, plus the margin if the line is weighed. */
export function maxQuantityOf({
  unitKind,
  ordered,
  marginBasisPoints,
}: Pick<PickableLine, 'unitKind' | 'ordered' | 'marginBasisPoints'>): Quantity {
  if (unitKind !== 'kg') return ordered
  return Math.floor((ordered * (10_000 + marginBasisPoints)) / 10_000) as Quantity
}

/**
 * The supplied quantity and its amounts. Kilograms are an estimate until they are weighed: the weight decides the amount. Above the margin
 * somebody has to agree to it, and a card never pays for it. Pieces and boxes may be fewer than ordered, never more. The unit price is
 * always that of the order.
 */
export function pickLine(
  line: PickableLine,
  supplied: number,
  terms: PickTerms,
): Result<PickedAmounts, PickRefusal> {
  if (!isQuantityOf(line.unitKind, supplied)) return refuse({ type: 'NOT_A_QUANTITY' })
  const refusal = findPickRefusal({ ...line, maxQuantity: maxQuantityOf(line) }, supplied, terms)
  if (refusal) return refuse(refusal)
  const net = lineNet(line.unitNet, supplied)
  return ok({ supplied, net, vat: lineVat(net, line.vatBasisPoints) })
}

/** Why this quantity cannot be supplied like this. The office asks before it sends a pick. */
export function findPickRefusal(
  {
    unitKind,
    ordered,
    maxQuantity,
  }: Pick<PickableLine, 'unitKind' | 'ordered'> & {
    readonly maxQuantity: Quantity
  },
  supplied: Quantity,
  { isCardHeld, consent }: PickTerms,
): PickRefusal | undefined {
  if (supplied > maxQuantity) {
    if (unitKind !== 'kg') return { type: 'MORE_THAN_ORDERED', maxQuantity }
    if (isCardHeld) return { type: 'MORE_THAN_HELD', maxQuantity }
    if (!namesSomebody(consent)) return { type: 'ABOVE_MARGIN', maxQuantity }
    if (supplied >= doubtfulFactor * ordered && consent.weighedAgain !== supplied)
      return { type: 'WEIGH_AGAIN', maxQuantity }
  }
  return isFarTooLight({ unitKind, ordered }, supplied) && !namesSomebody(consent)
    ? { type: 'FAR_TOO_LIGHT', maxQuantity }
    : undefined
}

/** A dash or a full stop is nobody’s name. */
export function namesSomebody({ agreedBy }: Pick<MarginConsent, 'agreedBy'>): boolean {
  return /\p{L}/u.test(agreedBy)
}

/** True if a person must agree to this quantity. Their name is stored with the change. */
export function needsConsent(line: PickableLine, supplied: Quantity): boolean {
  return supplied > maxQuantityOf(line) || isFarTooLight(line, supplied)
}

/** A weight of 0 means that nothing is supplied. */
function isFarTooLight(
  { unitKind, ordered }: Pick<PickableLine, 'unitKind' | 'ordered'>,
  supplied: number,
): boolean {
  return unitKind === 'kg' && supplied > 0 && doubtfulFactor * supplied < ordered
}

export interface LockedStock {
  readonly allocated: BaseUnits
  readonly missing: BaseUnits
  /** What picking gave back to stock; below 0 for what it took from stock beyond the reservation. */
  readonly returned: BaseUnits
}

/**
 * The stock of a line after `needed` was picked, and the change of the stock level. The rest of a counted line was not on the shelf, so it
 * is not sold again. The rest of a weighed line stays in stock. A quantity above the reservation is taken from stock as far as the records
 * have it. `onHandChange` + the change of `allocated` + `missing` is 0. A correction first undoes what the picks before it moved, as far as
 * stock still has it, so that only the last one counts.
 */
export function stockAfterPick(
  locked: LockedStock,
  picked: { readonly needed: BaseUnits; readonly onHand: BaseUnits; readonly isWeighed: boolean },
): LockedStock & { readonly onHandChange: BaseUnits } {
  const { needed, isWeighed } = picked
  const undone = Math.min(locked.returned, Math.max(0, picked.onHand))
  const returned = locked.returned - undone
  const onHand = picked.onHand - undone
  const reserved = locked.allocated + locked.missing + undone
  if (needed >= reserved) {
    const more = Math.min(needed - reserved, Math.max(0, onHand))
    return {
      allocated: reserved + more,
      missing: 0,
      returned: returned - more,
      onHandChange: 0 - undone - more,
    }
  }
  const rest = reserved - needed
  return isWeighed && needed > 0
    ? { allocated: needed, missing: 0, returned: returned + rest, onHandChange: rest - undone }
    : { allocated: needed, missing: rest, returned, onHandChange: 0 - undone }
}

/** A line that totals are computed from; `supplied*` are null until it is picked. */
export interface ChargedLine {
  readonly vatBasisPoints: number
  readonly net: Minor
  readonly vat: Minor
  readonly suppliedNet: Minor | null
  readonly suppliedVat: Minor | null
}

export function totalsNow(lines: readonly ChargedLine[]): Totals {
  return totalsOf(
    lines.map(({ vatBasisPoints, net, vat, suppliedNet, suppliedVat }) => ({
      vatBasisPoints,
      net: suppliedNet ?? net,
      vat: suppliedVat ?? vat,
    })),
  )
}

/** True if a substitute is worth so much more than what it replaces that its quantity is doubtful. Both VAT included. */
export function isDoubtfulSubstitute(
  own: UnitPrice,
  substitute: { readonly quantity: Quantity; readonly vatBasisPoints: number },
  insteadOfGross: Minor,
): boolean {
  const net = lineNet(own, substitute.quantity)
  return net + lineVat(net, substitute.vatBasisPoints) >= doubtfulFactor * insteadOfGross
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
