import type { ProductId } from '@provender/domain/ids'
import { hasBit } from '../bit-set.ts'
import type { Catalogue } from '../catalogue.ts'
import type { CatalogueProduct } from '../product.ts'
import { equivalentCodes } from '../search/codes.ts'
import { fold } from '../search/fold.ts'
import { isLiteral } from '../search/match-classes.ts'
import { ordinalsWithCode } from '../search/search-index.ts'
import { type Correction, correctionKey } from './corrections.ts'
import { matchQuantity, type MatchedQuantity } from './match-quantity.ts'
import { rankAnswers, type Ranking, type RankingContext } from './rank.ts'
import { type RankedProduct } from './ranked-product.ts'
import type { WrittenAmount } from './read-line.ts'
import type { RequestedLine } from './requested-lines.ts'

/**
 * `sure`: may be added without asking. `likely`: the user must confirm the first candidate. `unknown`: the user must choose, or there are
 * no candidates.
 */
export type Confidence = 'sure' | 'likely' | 'unknown'

/** A possible product of a line, with its quantity. */
export interface Candidate extends MatchedQuantity {
  readonly productId: ProductId
}

export interface MatchedLine {
  /** The original text and its position. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** The key under which a correction of this line is learned; empty if there is none. */
  readonly key: string
  readonly confidence: Confidence
  /** False if the quantity is unreadable for any product. */
  readonly isQuantityRead: boolean
  /** True if the company confirmed the first candidate for these words before. */
  readonly isLearned: boolean
  /** Best first, at most five. */
  readonly candidates: readonly Candidate[]
}

export type Corrections = ReadonlyMap<string, Correction>

const maxCandidates = 5
/** Up to this difference of scores, two products match equally well. */
const equalScoreRange = 1

/** Matches a line: by learned matches, then codes, then the best search results. */
export function matchLine(
  line: RequestedLine,
  context: RankingContext,
  corrections: Corrections,
): MatchedLine {
  const key = correctionKey(line)
  const { text, start, end } = line.piece
  const correction = key === '' ? undefined : corrections.get(key)
  const learned = correction && matchByLearned(line, correction, context)
  const found = learned ?? matchByCode(line, context) ?? matchBySearch(line, context)
  // The learned product cannot be ordered now, so another product is only a suggestion.
  const isReplacement = correction !== undefined && learned === undefined && found.confidence === 'sure'
  const outcome = isReplacement ? { ...found, confidence: 'likely' as const } : found
  const isQuantityRead = line.isClear && line.vague === null && line.amount?.upTo == null
  return { text, start, end, key, isQuantityRead, isLearned: learned !== undefined, ...outcome }
}

type Outcome = Pick<MatchedLine, 'confidence' | 'candidates'>

/** A number next to a name that no pack contains: its meaning is unknown. */
const plainNumber = /^\d+(?:p\d+)?$/

function isInName({ count, nextWord }: WrittenAmount, { description2 }: CatalogueProduct): boolean {
  return nextWord !== null && fold(description2).includes(`${count} ${nextWord}`)
}

interface CandidateFacts {
  readonly learnedUnit?: Correction['unit']
  /** False if its pack lacks some of the written numbers. */
  readonly hasPacks?: boolean
}

function candidateOf(line: RequestedLine, product: CatalogueProduct, facts: CandidateFacts = {}): Candidate {
  const { learnedUnit, hasPacks = true } = facts
  const isNamed = line.amount !== null && isInName(line.amount, product)
  const matched = matchQuantity(product, isNamed ? { ...line, amount: null } : line, learnedUnit)
  const hasAmount = line.amount !== null || line.measured !== null || line.vague !== null
  const isLoose = !hasAmount && !hasPacks && line.packs.some((pack) => plainNumber.test(pack))
  const isUnread = matched.issue === null && (!line.isClear || isLoose)
  return {
    ...matched,
    isCertain: matched.isCertain && !isUnread,
    issue: isUnread ? 'unread' : matched.issue,
    productId: product.id,
  }
}

function matchByLearned(
  line: RequestedLine,
  { productId, unit }: Correction,
  context: RankingContext,
): Outcome | undefined {
  const { catalogue, viewer } = context
  const ordinal = catalogue.ordinalOf.get(productId)
  const product = ordinal === undefined ? undefined : catalogue.products[ordinal]
  if (!product || ordinal === undefined || !hasBit(viewer.visible, ordinal)) return undefined
  if (!context.canOrder(ordinal)) return undefined
  const first = candidateOf(line, product, { learnedUnit: unit })
  const others = matchBySearch(line, context).candidates.filter((other) => other.productId !== productId)
  return {
    confidence: line.isClear && first.isCertain ? 'sure' : 'likely',
    candidates: [first, ...others].slice(0, maxCandidates),
  }
}

function matchByCode(
  line: RequestedLine,
  { catalogue, viewer, canOrder }: RankingContext,
): Outcome | undefined {
  const named = line.codes.flatMap(equivalentCodes).flatMap((code) => ordinalsWithCode(catalogue.index, code))
  const products = [...new Set(named)].flatMap((ordinal) =>
    hasBit(viewer.visible, ordinal) ? (catalogue.products[ordinal] ?? []) : [],
  )
  const candidates = products.slice(0, maxCandidates).map((product) => candidateOf(line, product))
  const [first] = candidates
  if (!first) return undefined
  const isOrderable = named.some((ordinal) => canOrder(ordinal))
  const isSure = products.length === 1 && isOrderable && line.isClear && first.isCertain
  return { confidence: isSure ? 'sure' : 'likely', candidates }
}

function matchBySearch(line: RequestedLine, context: RankingContext): Outcome {
  const ranking = rankAnswers(line, context)
  const candidates = ranking.ranked
    .slice(0, maxCandidates)
    .map(({ product, hasPacks }) => candidateOf(line, product, { hasPacks }))
  const isSure = candidates[0]?.isCertain === true && isUnmistakable(ranking, context.catalogue)
  const isLikely = isMostlyMatched(ranking) && !isInsteadOfLiteral(ranking)
  return { confidence: isSure ? 'sure' : isLikely ? 'likely' : 'unknown', candidates }
}

/** The products with the words cannot be ordered, and the first matches only by synonyms: the user must choose. */
function isInsteadOfLiteral({ ranked: [first, ...others] }: Ranking): boolean {
  return first?.isLiteral === false && others.some((other) => other.isLiteral && !other.canOrder)
}

/**
 * True if all the text is matched and only the first product can be meant: the only result, or the only one of the viewer's own products
 * among those that match equally well with an equally short name.
 */
function isUnmistakable({ found, ranked, isComplete }: Ranking, catalogue: Catalogue): boolean {
  const [first, ...others] = ranked
  if (!first?.hasPacks || !first.canOrder || found?.didYouMean !== null) return false
  // A match by synonyms is never sure if another product has the words themselves.
  if (!first.isLiteral && found.traits.some(isLiteral)) return false
  const rivals = others.filter(({ hasPacks }) => hasPacks)
  if (rivals.length === 0 && isComplete) return true
  if (!first.isOwn || rivals.some(({ isOwn }) => isOwn)) return false
  const best = rivals.reduce((least, { score }) => Math.min(least, score), first.score)
  if (first.score > best + equalScoreRange) return false
  const lengthOf = ({ ordinal }: RankedProduct) => catalogue.index.nameLengths[ordinal] ?? 0
  return rivals.every((rival) => rival.score > best + equalScoreRange || lengthOf(first) <= lengthOf(rival))
}

/** True if most of the text was found as written, or all of it with one corrected word. */
function isMostlyMatched({ text, found, ranked }: Ranking): boolean {
  if (!found || ranked.length === 0) return false
  if (found.didYouMean === null) return true
  const written = text.split(' ')
  const words = found.didYouMean.split(' ')
  const matched = written.filter((word) => words.includes(word)).length
  return matched * 2 > written.length || (words.length >= written.length && words.length - matched <= 1)
}
