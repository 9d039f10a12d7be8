import type { Catalogue } from '../catalogue.ts'
import { isLiteral } from '../search/match-classes.ts'
import { matchTraits, trait, traitsOf } from '../search/matches.ts'
import { queryTermsOf } from '../search/query-terms.ts'
import { isEmptyWord } from '../search/synonyms/synonyms.ts'
import { isPriceMarked } from '../substitutes.ts'
import { containerInName, isTin, isTinned } from './containers.ts'
import type { MatchReason } from './match-reason.ts'
import { sizedContainerIn } from './named-sizes.ts'
import { isFreshWord, isWhole } from './plain-words.ts'
import type { Ranking, RankingContext } from './rank.ts'
import type { RankedProduct } from './ranked-product.ts'
import type { RequestedLine } from './requested-lines.ts'
import { countUnit } from './unit-words.ts'

/** Up to this difference of scores, two products match equally well. */
const equalScoreRange = 1
/** The same if the first is what the company buys of that kind. A special kind that nobody asked for differs by more. */
const ownScoreRange = 2
/** Another product that the company buys is meant as well, unless it costs more than a class of the search. */
const nearCostRange = 9

/** The products with the words cannot be ordered, and the first matches only by synonyms: the user must choose. */
export function isInsteadOfLiteral({ ranked: [first, ...others] }: Ranking): boolean {
  return first?.isLiteral === false && others.some((other) => other.isLiteral && !other.canOrder)
}

/** Why the first product may not be the requested one; null if all the text is matched and only this product can be meant. */
export function productReason(
  { isExcluding, measured, name, amount }: RequestedLine,
  ranking: Ranking,
  context: RankingContext,
): MatchReason | null {
  const { results, ranked } = ranking
  const [first] = ranked
  if (!first || results === null || isExcluding) return 'words-not-found'
  if (results.didYouMean !== null && !(first.isOwn && isSlightlyMisspelt(ranking))) return 'words-not-found'
  // A word of other products only: `vegan halloumi`.
  if (!results.answersAll || hasStrayWord(ranking, context)) return 'words-not-found'
  if (isFreshLeftOut(name, ranking) && !fresh.test(first.product.name)) return 'words-not-found'
  if (isInOtherContainer({ name, amount }, ranking)) return 'words-not-found'
  if (measured === null && first.missingPacks.length > 0) return 'words-not-found'
  if (!first.canOrder) return 'unavailable'
  // A match by synonyms is never sure if another product has the words themselves.
  if (!first.isLiteral && (results.traits.some(isLiteral) || isNamedByOther(ranking, context)))
    return 'other-words'
  // No pack says of itself that it is small.
  return isOnlyOne(ranking, context.catalogue) && sizedContainerIn(name) === undefined
    ? null
    : 'several-products'
}

const fresh = /(?<!\p{L})fresh(?!\p{L})/iu
/** `fresh spinach` may not be frozen spinach. */
const isFreshLeftOut = (name: string, { text }: Ranking): boolean =>
  name.split(' ').some((word) => isFreshWord(word)) && !text.split(' ').some((word) => isFreshWord(word))

/** `cola bottles` of cans, `tinned peas` of frozen ones, if there are others. */
function isInOtherContainer(
  { name, amount }: Pick<RequestedLine, 'name' | 'amount'>,
  { ranked: [first, ...others] }: Ranking,
): boolean {
  if (!first) return false
  if (containerInName(name) !== null && !isTinned(first.product)) return true
  if (amount === null || amount.container === null) return false
  const isInTins = isTin(amount.container) && !isTinned(first.product)
  return others.some(
    ({ isOtherContainer, product }) =>
      (first.isOtherContainer && !isOtherContainer) || (isInTins && isTinned(product)),
  )
}

const minMisspelt = 6

/** True if no word lacks more than a letter, has more than one too many, or two of them swapped: `haloumi`. Another letter may be another word: `batter`. */
function isSlightlyMisspelt({ text, results }: Ranking): boolean {
  const written = text.split(' ')
  const words = results?.didYouMean?.split(' ') ?? []
  return (
    words.length === written.length &&
    words.every((word, index) => word === written[index] || isMisspelling(written[index] ?? '', word))
  )
}

function isMisspelling(written: string, word: string): boolean {
  if (Math.min(written.length, word.length) < minMisspelt) return false
  const [long, short] = written.length > word.length ? [written, word] : [word, written]
  let commonLength = 0
  while (commonLength < short.length && short[commonLength] === long[commonLength]) commonLength += 1
  if (long.length === short.length + 1) return short.slice(commonLength) === long.slice(commonLength + 1)
  const swapped = `${word[commonLength + 1] ?? ''}${word[commonLength] ?? ''}${word.slice(commonLength + 2)}`
  return long.length === short.length && written.slice(commonLength) === swapped
}

/** A word of one or two letters that is only the beginning of others: `coriander is 3`. */
function hasStrayWord({ text }: Ranking, { catalogue }: RankingContext): boolean {
  return text
    .split(' ')
    .some((word) => /^\p{L}{1,2}$/u.test(word) && !isEmptyWord(word) && !isWhole(catalogue, word))
}

const minNaming = 4
/** Adjectives behind a Polish name are no names, nor are Turkish ones. */
const colours = new Set(
  'czerwona czerwone czerwony zielona zielone zielony biala biale bialy kirmizi yesil siyah'.split(' '),
)

/** True if a word of a synonym names another product itself: `hellim peyniri`, where halloumi is not hellim. */
function isNamedByOther(
  { text, ranked: [first] }: Ranking,
  { catalogue, termMatches }: RankingContext,
): boolean {
  const words = text
    .split(' ')
    .filter((word) => word.length >= minNaming && !colours.has(word) && countUnit(word) === undefined)
  if (!first || text === words[0]) return false
  const terms = words.flatMap((word) => queryTermsOf(catalogue, word))
  return terms.some((term) => {
    const results = termMatches.typed(catalogue, term)
    const own = traitsOf(results, first.ordinal)
    return own !== undefined && !isLiteral(own) && results.matches.some(isThingItself)
  })
}

const isThingItself = (match: number): boolean =>
  isLiteral(matchTraits(match)) && (matchTraits(match) & trait.head) !== 0

/**
 * True if it is the only result, or the only one of the viewer's own products among those that match equally well. Its name must be as short
 * as theirs, unless it is the thing itself and no other is called exactly by the words: `skimmed milk` is not the semi-skimmed one.
 */
function isOnlyOne({ text, ranked, isComplete }: Ranking, catalogue: Catalogue): boolean {
  const [first, ...others] = ranked
  const rivals = others.filter(({ missingPacks }) => missingPacks.length === 0)
  if (rivals.length === 0 && isComplete) return true
  if (!first?.isOwn || rivals.some(({ isOwn, cost }) => isOwn && cost <= first.cost + nearCostRange))
    return false
  const best = rivals.reduce((least, { score }) => Math.min(least, score), first.score)
  if (first.score > best + (first.isThing ? ownScoreRange : equalScoreRange)) return false
  const lengthOf = ({ ordinal }: RankedProduct) => catalogue.index.nameLengths[ordinal] ?? 0
  const isPlainThing = first.isThing && !isPriceMarked(first.product)
  const longest = isPlainThing ? text.split(' ').length : Infinity
  return rivals.every(
    (rival) =>
      rival.score > best + equalScoreRange || lengthOf(first) <= lengthOf(rival) || lengthOf(rival) > longest,
  )
}

/** True if most of the text was found as written, or all of it with one corrected word. */
export function isMostlyMatched({ text, results, ranked }: Ranking): boolean {
  if (!results || ranked.length === 0) return false
  if (results.didYouMean === null) return true
  const written = text.split(' ')
  const words = results.didYouMean.split(' ')
  const matched = written.filter((word) => words.includes(word)).length
  return matched * 2 > written.length || (words.length >= written.length && words.length - matched <= 1)
}
