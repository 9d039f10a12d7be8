import type { Catalogue } from '../catalogue.ts'
import { isLiteral } from '../search/match-classes.ts'
import { matchTraits, trait, traitsOf } from '../search/matches.ts'
import { queryTermsOf } from '../search/query-terms.ts'
import { isEmptyWord } from '../search/synonyms/synonyms.ts'
import type { MatchReason } from './match-reason.ts'
import { isWhole } from './plain-words.ts'
import type { Ranking, RankingContext } from './rank.ts'
import type { RankedProduct } from './ranked-product.ts'
import type { RequestedLine } from './requested-lines.ts'
import { countUnitOf } from './unit-words.ts'

/** Up to this difference of scores, two products match equally well. */
const equalScoreRange = 1

/** The products with the words cannot be ordered, and the first matches only by synonyms: the user must choose. */
export function isInsteadOfLiteral({ ranked: [first, ...others] }: Ranking): boolean {
  return first?.isLiteral === false && others.some((other) => other.isLiteral && !other.canOrder)
}

/** Why the first product may not be the requested one; null if all the text is matched and only this product can be meant. */
export function productReason(
  { isExcluding, measured }: RequestedLine,
  ranking: Ranking,
  context: RankingContext,
): MatchReason | null {
  const { found, ranked } = ranking
  const [first] = ranked
  if (!first || found?.didYouMean !== null || isExcluding) return 'words-not-found'
  // A word of other products only: `vegan halloumi`.
  if (!found.answersAll || hasStrayWord(ranking, context)) return 'words-not-found'
  if (measured === null && first.missingPacks.length > 0) return 'words-not-found'
  if (!first.canOrder) return 'unavailable'
  // A match by synonyms is never sure if another product has the words themselves.
  if (!first.isLiteral && (found.traits.some(isLiteral) || isNamedByOther(ranking, context)))
    return 'other-words'
  return isOnlyOne(ranking, context.catalogue) ? null : 'several-products'
}

/** A word of one or two letters that is only the beginning of others: `coriander is 3`. */
function hasStrayWord({ text }: Ranking, { catalogue }: RankingContext): boolean {
  return text
    .split(' ')
    .some((word) => /^\p{L}{1,2}$/u.test(word) && !isEmptyWord(word) && !isWhole(catalogue, word))
}

const minNaming = 4

/** True if a word of a synonym names another product itself: `hellim peyniri`, where halloumi is not hellim. */
function isNamedByOther(
  { text, ranked: [first] }: Ranking,
  { catalogue, termMatches }: RankingContext,
): boolean {
  const words = text.split(' ').filter((word) => word.length >= minNaming && countUnitOf(word) === undefined)
  if (!first || text === words[0]) return false
  const terms = words.flatMap((word) => queryTermsOf(catalogue, word))
  return terms.some((term) => {
    const found = termMatches.typed(catalogue, term)
    const own = traitsOf(found, first.ordinal)
    return own !== undefined && !isLiteral(own) && found.matches.some(isThingItself)
  })
}

const isThingItself = (match: number): boolean =>
  isLiteral(matchTraits(match)) && (matchTraits(match) & trait.head) !== 0

/** True if it is the only result, or the only one of the viewer's own products among those that match equally well with an equally short name. */
function isOnlyOne({ ranked, isComplete }: Ranking, catalogue: Catalogue): boolean {
  const [first, ...others] = ranked
  const rivals = others.filter(({ missingPacks }) => missingPacks.length === 0)
  if (rivals.length === 0 && isComplete) return true
  if (!first?.isOwn || rivals.some(({ isOwn }) => isOwn)) return false
  const best = rivals.reduce((least, { score }) => Math.min(least, score), first.score)
  if (first.score > best + equalScoreRange) return false
  const lengthOf = ({ ordinal }: RankedProduct) => catalogue.index.nameLengths[ordinal] ?? 0
  return rivals.every((rival) => rival.score > best + equalScoreRange || lengthOf(first) <= lengthOf(rival))
}

/** True if most of the text was found as written, or all of it with one corrected word. */
export function isMostlyMatched({ text, found, ranked }: Ranking): boolean {
  if (!found || ranked.length === 0) return false
  if (found.didYouMean === null) return true
  const written = text.split(' ')
  const words = found.didYouMean.split(' ')
  const matched = written.filter((word) => words.includes(word)).length
  return matched * 2 > written.length || (words.length >= written.length && words.length - matched <= 1)
}
