import type { ProductId } from '../ids.ts'
import type { UnitPrice } from '../money/money.ts'
import { type PieceContent, pricePerMeasure } from '../units/pack-measure.ts'

export const maxSubstitutes = 3

/** What makes a product of the same category alike: its name without the brand, and what a customer could not do without. */
export interface ProductKind {
  /** The words of its name without its brand, each once. */
  readonly words: readonly string[]
  /** Undefined if it has no brand. */
  readonly brand: number | string | undefined
  /** How it is stored: ambient, chilled or frozen. */
  readonly storage: string | undefined
  /** Diets that it is marked for, such as halal. */
  readonly diets: readonly (number | string)[]
}

/** What is compared is one unit of a product, for example a box. */
export interface SoldPack {
  readonly pieces: number
  /** Undefined if the pack size says nothing that can be compared. */
  readonly content: PieceContent | undefined
}

export interface ComparedProduct extends ProductKind, SoldPack {
  readonly id: ProductId
}

export interface SubstituteCandidate extends ComparedProduct {
  readonly price: UnitPrice
  readonly wasBought: boolean
}

/**
 * True if one product may be a substitute for the other: they share at least half of the words of the wanted one's name and a
 * third of the other's, are stored alike, and no diet mark is lost.
 */
export function isAlike(wanted: ProductKind, other: ProductKind): boolean {
  if (wanted.storage !== other.storage) return false
  if (!wanted.diets.every((diet) => other.diets.includes(diet))) return false
  const shared = sharedWords(wanted, other)
  return shared > 0 && 2 * shared >= wanted.words.length && 3 * shared >= other.words.length
}

/**
 * The substitutes for a product that is out of stock, best first: bought before, same kind and size, same brand, price by kilogram or
 * litre. At most three. The order depends on nothing else, so that server and device agree.
 */
export function rankSubstitutes<Candidate extends SubstituteCandidate>(
  wanted: ComparedProduct,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  return candidates
    .filter((candidate) => candidate.id !== wanted.id && candidate.price > 0 && isAlike(wanted, candidate))
    .map((candidate) => ({ candidate, rank: rankOf(wanted, candidate) }))
    .sort((one, other) => compareRanks(one.rank, other.rank) || one.candidate.id - other.candidate.id)
    .slice(0, maxSubstitutes)
    .map(({ candidate }) => candidate)
}

/** Lower comes first. */
function rankOf(wanted: ComparedProduct, candidate: SubstituteCandidate): readonly number[] {
  const { wasBought, brand, price, pieces, content } = candidate
  const kind = kindOf(wanted, candidate)
  const isSameBrand = brand !== undefined && brand === wanted.brand
  const isMeasured = content !== undefined && content.measure === wanted.content?.measure
  return [
    wasBought ? 0 : 1,
    kind === 'same' && hasSameContent(wanted, candidate) ? 0 : kind === 'same' ? 1 : 2,
    isSameBrand ? 0 : 1,
    -sharedWords(wanted, candidate),
    isMeasured ? pricePerMeasure(price, pieces, content) : Number.MAX_SAFE_INTEGER,
  ]
}

function kindOf(wanted: ProductKind, other: ProductKind): 'same' | 'other' {
  const isSame =
    wanted.words.length === other.words.length && sharedWords(wanted, other) === wanted.words.length
  return isSame ? 'same' : 'other'
}

function sharedWords({ words }: ProductKind, other: ProductKind): number {
  return words.filter((word) => other.words.includes(word)).length
}

/** True if both packs hold as much of each piece and as many pieces. */
export function hasSameContent(one: SoldPack, other: SoldPack): boolean {
  return (
    one.pieces === other.pieces &&
    one.content !== undefined &&
    one.content.measure === other.content?.measure &&
    one.content.amount === other.content.amount
  )
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const rankIndex = one.findIndex((each, index) => each !== other[index])
  return rankIndex === -1 ? 0 : (one[rankIndex] ?? 0) - (other[rankIndex] ?? 0)
}
