import type { Quantity, UnitPrice } from '../money/money.ts'
import { type PieceContent, pricePerMeasure } from '../units/pack-measure.ts'
import type { UnitKind } from '../units/units.ts'
import type { SoldPack } from './substitutes.ts'

export interface PricedPack extends SoldPack {
  readonly kind: UnitKind
  /** Net or with VAT: as the viewer sees prices. 0 if there is none. */
  readonly price: UnitPrice
}

/** How a substitute differs from what was wanted. A difference in price is never below 0; `isLess` says which way. */
export type SubstituteTerms =
  | { readonly type: 'same' }
  /** For the unit that both are sold in. */
  | { readonly type: 'price'; readonly by: UnitPrice; readonly isLess: boolean }
  /** For a kilogram or litre, because the packs differ in size. */
  | {
      readonly type: 'size'
      readonly isSmaller: boolean
      readonly measure: PieceContent['measure']
      readonly by: UnitPrice
      readonly isLess: boolean
    }
  /** They have nothing that could be compared. */
  | { readonly type: 'unknown' }

/** The difference in price between a substitute and what was wanted. Prices of packs with unlike contents are never compared. */
export function substituteTerms(wanted: PricedPack, offered: PricedPack): SubstituteTerms {
  if (wanted.price === 0) return { type: 'unknown' }
  if (wanted.kind === 'kg' && offered.kind === 'kg') return priceTerms(wanted.price, offered.price)
  const contents = contentsOf(wanted, offered)
  if (!contents) return { type: 'unknown' }
  const [wantedContent, offeredContent] = contents
  if (wantedContent.amount === offeredContent.amount) return priceTerms(wanted.price, offered.price)
  const before = pricePerMeasure(wanted.price, 1, wantedContent)
  const now = pricePerMeasure(offered.price, 1, offeredContent)
  return {
    type: 'size',
    isSmaller: offeredContent.amount < wantedContent.amount,
    measure: offeredContent.measure,
    by: Math.abs(now - before) as UnitPrice,
    isLess: now < before,
  }
}

function priceTerms(wanted: UnitPrice, offered: UnitPrice): SubstituteTerms {
  if (wanted === offered) return { type: 'same' }
  return { type: 'price', by: Math.abs(offered - wanted) as UnitPrice, isLess: offered < wanted }
}

/**
 * The quantity of a substitute that comes nearest in weight or volume to what was wanted, at least one, or 100 g of what is sold by
 * weight. Without contents that can be compared, as many pieces, or as many units if the pieces are unknown.
 */
export function nearestQuantity(
  wanted: SoldPack & WithKind,
  offered: SoldPack & WithKind,
  quantity: Quantity,
): Quantity {
  const contents = contentsOf(wanted, offered)
  const [one, other] = contents ? [contents[0].amount, contents[1].amount] : piecesOf(wanted, offered)
  const nearest = (quantity * one) / other
  if (offered.kind === 'kg') return (Math.max(1, Math.round(nearest / 100)) * 100) as Quantity
  return (Math.max(1, Math.round(nearest / 1000)) * 1000) as Quantity
}

/** True if a customer has to be told: what a substitute contains, or is not known to contain, must never come as a surprise. */
export function hasOtherAllergens(wanted: readonly string[], offered: readonly string[]): boolean {
  return wanted.length !== offered.length || wanted.some((name) => !offered.includes(name))
}

interface WithKind {
  readonly kind: UnitKind
}

/** What one unit of each holds. Undefined if one is unknown, or if one is a weight and the other a volume. */
function contentsOf(
  one: SoldPack & WithKind,
  other: SoldPack & WithKind,
): readonly [PieceContent, PieceContent] | undefined {
  const [first, second] = [contentOf(one), contentOf(other)]
  return first && second && first.measure === second.measure ? [first, second] : undefined
}

/** A kilogram of what is sold by weight, whatever its pack size says. */
function contentOf({ kind, pieces, content }: SoldPack & WithKind): PieceContent | undefined {
  if (kind === 'kg') return { amount: 1000, measure: 'kg' }
  return content && { amount: content.amount * pieces, measure: content.measure }
}

function piecesOf(one: SoldPack & WithKind, other: SoldPack & WithKind): readonly [number, number] {
  return one.kind === 'kg' || other.kind === 'kg' ? [1, 1] : [one.pieces, other.pieces]
}
