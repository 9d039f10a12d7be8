import { hasBit } from '../bit-set.ts'
import type { CatalogueProduct } from '../product.ts'
import { equivalentCodes } from '../search/codes.ts'
import { ordinalsWithCode } from '../search/search-index.ts'
import { search } from '../search/search.ts'
import { saysWeight, scannedNumber } from './codes-in-text.ts'
import { type Correction, correctionKey } from './corrections.ts'
import { type Candidate, candidateOf, countedAmount, quantityReason } from './line-candidate.ts'
import type { KnownUnits } from './match-quantity.ts'
import type { MatchReason } from './match-reason.ts'
import { isNumberOnly } from './numbers-alone.ts'
import { hasOtherNumber, missingPercentages, withPercentagesFirst } from './other-numbers.ts'
import { isInsteadOfLiteral, isMostlyMatched, productReason } from './product-reason.ts'
import { isMeasure, rankAnswers, type Ranking, type RankingContext } from './rank.ts'
import type { RequestedLine } from './requested-lines.ts'
import { countUnit, isChatter } from './unit-words.ts'
import { bare } from './written-amount.ts'

/**
 * `sure`: may be added without asking. `likely`: the user must confirm the first candidate. `unknown`: the user must choose, or there are
 * no candidates.
 */
export type Confidence = 'sure' | 'likely' | 'unknown'

export interface MatchedLine {
  readonly text: string
  readonly start: number
  readonly end: number
  /** The key under which a correction of this line is learned; empty if there is none. */
  readonly key: string
  readonly confidence: Confidence
  /** Why the line is not sure, or which quantity was assumed; null if nothing has to be checked. */
  readonly reason: MatchReason | null
  readonly missingSizes: readonly string[]
  /** With the reason `doubted`: the words around the line that may change it. */
  readonly doubt: string | null
  readonly isQuantityRead: boolean
  /** False if no quantity is written, and one is only assumed. */
  readonly hasQuantity: boolean
  readonly isLearned: boolean
  /** Best first, at most five. */
  readonly candidates: readonly Candidate[]
}

export type Corrections = ReadonlyMap<string, Correction>

const maxCandidates = 5

/** Matches a line: by learned matches, then codes, then the best search results. */
export function matchLine(
  written: RequestedLine,
  context: RankingContext,
  corrections: Corrections,
): MatchedLine {
  const line = countingTimes(written, context)
  const key = correctionKey(line)
  const { text, start, end } = line.piece
  const isQuantityRead = line.isClear && line.vague === null && line.amount?.upTo == null
  const hasQuantity = line.amount !== null || line.measured !== null || line.vague !== null
  const base = { text, start, end, key, doubt: null, isQuantityRead, hasQuantity }
  if (line.isRefused) return { ...base, isLearned: false, ...refusedOutcome(line, context) }
  const correction = key === '' ? undefined : corrections.get(key)
  const learned = correction && matchByLearned(line, correction, context)
  const matched = learned ?? matchByCode(line, context) ?? matchBySearch(line, context)
  // The learned product cannot be ordered now, so another product is only a suggestion.
  const isReplacement = correction !== undefined && learned === undefined && matched.confidence === 'sure'
  const checked = isReplacement ? { ...matched, ...replaced } : matched
  const isOther = line.unknownCodes.length > 0 && learned === undefined
  const outcome = isOther ? withUnknownCode(checked) : line.isExcluding ? toCheck(checked) : checked
  return { ...base, isLearned: learned !== undefined, ...outcome }
}

/** `penne 4 x 3kg` is four bags if no penne comes in packs of four. */
function countingTimes(line: RequestedLine, context: RankingContext): RequestedLine {
  if (line.times === null || line.codes.length > 0) return line
  const [first] = rankAnswers(line, context).ranked
  if (first?.missingPacks.length === 0) return line
  const packIndex = line.packs.indexOf(String(line.times.count))
  const packs = line.packs.filter((_, index) => index !== packIndex)
  const counting = {
    ...line,
    packs,
    amount: bare(line.times.count),
    size: line.times.size,
    isCrossed: packs.every(isMeasure),
  }
  const [other] = rankAnswers(counting, context).ranked
  return other?.missingPacks.length === 0 ? counting : line
}

/** A line that refuses a product has the products that it may mean, but none is chosen. */
function refusedOutcome(line: RequestedLine, context: RankingContext): Outcome {
  const { candidates } = matchByCode(line, context) ?? matchBySearch(line, context)
  return { confidence: 'unknown', reason: 'refused', missingSizes: noSizes, candidates }
}

type Outcome = Pick<MatchedLine, 'confidence' | 'reason' | 'missingSizes' | 'candidates'>

/** The line also excludes something, or may not be an order. */
function toCheck(outcome: Outcome): Outcome {
  if (outcome.confidence !== 'sure') return outcome
  return { ...outcome, confidence: 'likely', reason: outcome.reason ?? 'words-not-found' }
}

export function withDoubt(line: MatchedLine, doubt: string | undefined): MatchedLine {
  if (doubt === undefined || line.confidence !== 'sure') return line
  return { ...line, confidence: 'likely', reason: 'doubted', doubt }
}

/** The code that was written is not on sale. Another product with the same name is only a suggestion. */
function withUnknownCode({ confidence, ...outcome }: Outcome): Outcome {
  return { ...outcome, confidence: confidence === 'sure' ? 'likely' : confidence, reason: 'code-not-found' }
}

const replaced = { confidence: 'likely', reason: 'learned-unavailable' } as const
const noSizes: readonly string[] = []
const pictured = /\p{Extended_Pictographic}/u

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
  const first = candidateOf(line, product, { units: { learned: unit } })
  const others = matchBySearch(line, context).candidates.filter((other) => other.productId !== productId)
  const reason = quantityReason(line, first, product)
  return {
    confidence: reason === null ? 'sure' : 'likely',
    reason,
    missingSizes: noSizes,
    candidates: [first, ...others].slice(0, maxCandidates),
  }
}

function orderedUnits({ id }: CatalogueProduct, { viewer }: RankingContext): KnownUnits {
  const ordered = viewer.ordered?.get(id)
  return ordered === undefined ? {} : { ordered }
}

function matchByCode(line: RequestedLine, context: RankingContext): Outcome | undefined {
  const { catalogue, viewer, canOrder } = context
  const codes = line.codes.map(scannedNumber)
  const named = codes.flatMap(equivalentCodes).flatMap((code) => ordinalsWithCode(catalogue.index, code))
  const products = [...new Set(named)].flatMap((ordinal) =>
    hasBit(viewer.visible, ordinal) ? (catalogue.products[ordinal] ?? []) : [],
  )
  const candidates = products.slice(0, maxCandidates).map((product) =>
    candidateOf({ ...line, amount: countedAmount(line, codes, product) }, product, {
      units: orderedUnits(product, context),
    }),
  )
  const [first] = candidates
  const [product] = products
  if (!first || !product) return undefined
  const isOrderable = named.some((ordinal) => canOrder(ordinal))
  const reason =
    hasOtherNumber(line, product) || line.codes.some(saysWeight)
      ? 'quantity-unread'
      : products.length > 1
        ? 'several-codes'
        : isOrderable
          ? quantityReason(line, first, product)
          : 'unavailable'
  const isSure = reason === null || reason === 'quantity-missing'
  if (isSure && line.name !== '' && !isNamedBy(line.name, product, context))
    return { confidence: 'likely', reason: 'words-not-found', missingSizes: noSizes, candidates }
  return { confidence: isSure ? 'sure' : 'likely', reason, missingSizes: noSizes, candidates }
}

const beforeCodes = new Set('code item sku product kod towar urun kodu'.split(' '))

/** False if a word beside the code is not of its product: `180895 2 damaged`. Words of two letters name nothing: `2 boxes of 180895`. */
function isNamedBy(
  name: string,
  product: CatalogueProduct,
  { catalogue, termMatches }: RankingContext,
): boolean {
  const ordinal = catalogue.ordinalOf.get(product.id)
  return name
    .split(' ')
    .filter(
      (word) =>
        /\p{L}{3}/u.test(word) && !isChatter(word) && !beforeCodes.has(word) && countUnit(word) === undefined,
    )
    .every((word) => {
      const results = search(catalogue, word, termMatches)
      return results !== null && ordinal !== undefined && results.ordinals.includes(ordinal)
    })
}

function matchBySearch(line: RequestedLine, context: RankingContext): Outcome {
  // `🥚 12` and `2` name nothing to search for, and their numbers are no product.
  if (isNumberOnly(line) || (line.name === '' && pictured.test(line.piece.text)))
    return { confidence: 'unknown', reason: 'not-found', missingSizes: noSizes, candidates: [] }
  const ranking = withPercentagesFirst(line, rankAnswers(line, context))
  const candidates = ranking.ranked
    .slice(0, maxCandidates)
    .map(({ product, missingPacks }) =>
      candidateOf(line, product, { missingPacks, units: orderedUnits(product, context) }),
    )
  const [first] = candidates
  if (!first) return { confidence: 'unknown', reason: 'not-found', missingSizes: noSizes, candidates }
  const missing = [
    ...missingSizesOf(line, first, ranking),
    ...missingPercentages(line, ranking.ranked[0]?.product),
  ].slice(0, 2)
  if (missing.length > 0)
    return { confidence: 'unknown', reason: 'size-not-found', missingSizes: missing, candidates }
  const product = ranking.ranked[0]?.product
  const ofQuantity = product ? quantityReason(line, first, product) : null
  const isUnread = line.vague !== null && isMostlyMatched(ranking)
  const reason = isUnread ? ofQuantity : (productReason(line, ranking, context) ?? ofQuantity)
  const isLikely = isMostlyMatched(ranking) && !isInsteadOfLiteral(ranking)
  const confidence = reason === null ? 'sure' : isLikely ? 'likely' : 'unknown'
  return { confidence, reason, missingSizes: noSizes, candidates }
}

/** The written sizes that the first product lacks. A weight or volume alone may be the quantity: `2kg feta` as ten packs of 200 g. */
function missingSizesOf(line: RequestedLine, first: Candidate, { ranked }: Ranking): readonly string[] {
  const missing = ranked[0]?.missingPacks ?? noSizes
  if (missing.length === 0 || (line.measured !== null && first.issue === null)) return noSizes
  const isSize = line.amount !== null || missing.some(isMeasure)
  return isSize
    ? missing.map((pack) => pack.replace(/(?<=\d)p(?=\d)/, '.').replace(/(?<=\d)s$/, ''))
    : noSizes
}
