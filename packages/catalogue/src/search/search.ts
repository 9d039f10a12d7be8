import type { Catalogue } from '../catalogue.ts'
import { addProductsByCode } from './add-products-by-code.ts'
import { withPlainWidth } from './fold.ts'
import {
  collectMatches,
  matchEnd,
  intersectMatches,
  noMatch,
  matchScore,
  seekOrdinal,
  matchStart,
  trait,
  matchTraits,
  writeMatch,
} from './matches.ts'
import { noPosition } from './product-words.ts'
import { isNumberOfName, kindsInQuery } from './query-kinds.ts'
import { maxSearchLength, phraseOfTerm, type QueryTerm, queryTermsOf } from './query-terms.ts'
import { type SearchResults } from './search-results.ts'
import { stemOf } from './stem.ts'
import { type TermMatchCache, createTermMatchCache } from './term-match-cache.ts'
import { type TermMatches, matchedText } from './term-matches.ts'

const wordScores = 2
/** Cost of an unmatched term if no product matches all: words weigh more than numbers. */
const missingWord = 200
const missingNumber = 100
/** More than the difference between two parts of a name, and less than that between two classes of a pasted line. */
const specialKind = 6
/** `size 4` is not another size in packs of four. */
const otherNumber = 10
const wholeBrandWord = trait.whole | trait.brandWord
const minSignificantLength = 3

/**
 * Products that match all terms of a text, in any order; each word as a prefix, plural or synonym. An unknown word counts as its nearest
 * spelling. If no product matches all terms, those that match most. Finds codes and barcodes by the whole text or among its words. Null for
 * an empty query.
 */
export function search(
  catalogue: Catalogue,
  typed: string,
  cache = createTermMatchCache(),
): SearchResults | null {
  const text = withPlainWidth(typed)
  if (text.trim() === '') return null
  const queryTerms = queryTermsOf(catalogue, text)
  const matches = queryTerms.map((term) => cache.typed(catalogue, term))
  const first = bestOf(catalogue, reconsider(catalogue, joinMatches(matches), cache))
  const results = rereadPhrases(catalogue, first, { termCount: queryTerms.length, cache })
  return addProductsByCode(catalogue, results, { text: text.slice(0, maxSearchLength), scope: cache.scope })
}

/** Corrected words may form a phrase: `kitchn roll`. */
function rereadPhrases(
  catalogue: Catalogue,
  results: SearchResults,
  { termCount, cache }: { termCount: number; cache: TermMatchCache },
): SearchResults {
  if (results.didYouMean === null) return results
  const queryTerms = queryTermsOf(catalogue, results.didYouMean)
  if (queryTerms.length >= termCount || results.didYouMean.split(' ').length < termCount) return results
  const reread = joinMatches(queryTerms.map((term) => cache.typed(catalogue, term)))
  if (reread.together.length === 0) return results
  return {
    ...bestOf(catalogue, reread),
    didYouMean: queryTerms.map((term) => phraseOfTerm(catalogue, term)).join(' '),
  }
}

interface JoinedMatches {
  readonly matchesByTerm: readonly TermMatches[]
  readonly together: Uint32Array<ArrayBuffer>
}

function joinMatches(matchesByTerm: readonly TermMatches[]): JoinedMatches {
  return { matchesByTerm, together: intersectMatches(matchesByTerm) }
}

/** If words match separately but not together, corrects the first one whose nearest spelling matches together with the others. */
function reconsider(catalogue: Catalogue, typed: JoinedMatches, cache: TermMatchCache): JoinedMatches {
  const { matchesByTerm, together } = typed
  if (matchesByTerm.length < 2 || together.length > 0) return typed
  for (const [index, { corrected, term }] of matchesByTerm.entries()) {
    if (corrected.length > 0 || isAttributeName(catalogue, term)) continue
    const other = cache.corrected(catalogue, term)
    // Till names abbreviate words: `turke` is the same word as `turkey`.
    if (other.corrected.every((near) => term.text.startsWith(near))) continue
    const instead = joinMatches(matchesByTerm.with(index, other))
    if (instead.together.length > 0) return instead
  }
  return typed
}

/** True for a country, brand or other attribute value, which must not be corrected. */
function isAttributeName({ groupWords }: Catalogue, { words }: QueryTerm): boolean {
  return words.every((word) =>
    groupWords.byStem.get(stemOf(word))?.some(({ group }) => group.kind !== 'category'),
  )
}

function bestOf(catalogue: Catalogue, { matchesByTerm, together }: JoinedMatches): SearchResults {
  const { products, index } = catalogue
  const isComplete = together.length > 0
  const ordinals = isComplete
    ? withNamedBrand(matchesByTerm, together, products.length)
    : leastMissing(matchesByTerm, products.length)
  const scored = scoresOf(matchesByTerm, ordinals)
  const askedFor = kindsInQuery(matchesByTerm)
  for (let ordinalIndex = 0; ordinalIndex < ordinals.length; ordinalIndex += 1)
    if (((index.kinds[ordinals[ordinalIndex] ?? 0] ?? 0) & ~askedFor) !== 0)
      scored.scores[ordinalIndex] = (scored.scores[ordinalIndex] ?? 0) + specialKind
  const guess = isComplete ? null : guessAmong(matchesByTerm, ordinals, scored.scores)
  return { ordinals, ...scored, guess, answersAll: isComplete }
}

/**
 * Adds products of a named brand if all complete matches are of others by synonym only: `coca cola can` is no other cola, even if Coca-Cola
 * does not mention cans.
 */
function withNamedBrand(
  matchesByTerm: readonly TermMatches[],
  together: Uint32Array<ArrayBuffer>,
  size: number,
): Uint32Array<ArrayBuffer> {
  if (matchesByTerm.length < 2) return together
  for (const { named } of matchesByTerm) {
    if (named.length === 0 || together.some((ordinal) => named.includes(ordinal))) continue
    const scoped = matchesByTerm.map((each) => only(each, named))
    return mergedOrdinals(together, leastMissing(scoped, size))
  }
  return together
}

function only(termMatches: TermMatches, named: Uint32Array): TermMatches {
  const isNamed = (_: number, index: number) => named.includes(termMatches.ordinals[index] ?? 0)
  return {
    ...termMatches,
    ordinals: termMatches.ordinals.filter(isNamed),
    matches: termMatches.matches.filter(isNamed),
  }
}

function mergedOrdinals(one: Uint32Array, other: Uint32Array): Uint32Array<ArrayBuffer> {
  return Uint32Array.from(new Set([...one, ...other])).sort()
}

function guessAmong(
  matchesByTerm: readonly TermMatches[],
  ordinals: Uint32Array,
  scores: Uint16Array,
): string | null {
  const best = bestIn(ordinals, scores)
  if (best === undefined) return null
  const matching = matchesByTerm.filter(
    (termMatches) => termMatches.ordinals[seekOrdinal(termMatches.ordinals, 0, best)] === best,
  )
  const missingTotal = matchesByTerm.reduce((sum, { term }) => sum + missingCost(term), 0)
  const matchedCost = matching.reduce(
    (sum, termMatches) => sum + missingCost(termMatches.term) * (isDoubtful(termMatches) ? 0.5 : 1),
    0,
  )
  if (matchedCost * 3 >= missingTotal) return null
  const significant = matching.filter(({ term }) => !isShort(term))
  const selective = rarestMatch(matchesByTerm)
  const alternative = selective ? [selective] : matching
  return textOf(significant.length > 0 ? significant : alternative, best)
}

function rarestMatch(matchesByTerm: readonly TermMatches[]): TermMatches | undefined {
  return matchesByTerm
    .filter(({ term, ordinals }) => !isShort(term) && ordinals.length > 0)
    .toSorted((one, other) => one.ordinals.length - other.ordinals.length)[0]
}

function isDoubtful({ corrected, term }: TermMatches): boolean {
  return corrected.length > 0 || isShort(term)
}

function isShort({ text }: QueryTerm): boolean {
  return text.length < minSignificantLength
}

const noScore = 2 ** 16

function textOf(matchesByTerm: readonly TermMatches[], best: number | undefined): string {
  return matchesByTerm.map((termMatches) => matchedText(termMatches, matchOf(termMatches, best))).join(' ')
}

function matchOf({ ordinals, matches }: TermMatches, ordinal = 0): number {
  const index = seekOrdinal(ordinals, 0, ordinal)
  return ordinals[index] === ordinal ? (matches[index] ?? 0) : 0
}

function bestIn(ordinals: Uint32Array, scores: Uint16Array): number | undefined {
  return ordinals[scores.indexOf(scores.reduce((least, score) => Math.min(least, score), noScore))]
}

function leastMissing(matchesByTerm: readonly TermMatches[], size: number): Uint32Array<ArrayBuffer> {
  // The buffer sums, per product, the cost that its matched terms would have if missing.
  const { ordinals, matches } = collectMatches(size, (buffer) => {
    for (const termMatches of matchesByTerm) {
      const cost = missingCost(termMatches.term)
      for (const ordinal of termMatches.ordinals) {
        const current = buffer.matches[ordinal] ?? noMatch
        writeMatch(buffer, ordinal, current === noMatch ? cost : current + cost)
      }
    }
  })
  const highestCost = matches.reduce((largest, cost) => Math.max(largest, cost), 0)
  return ordinals.filter((_, index) => matches[index] === highestCost)
}

function missingCost({ words }: QueryTerm): number {
  return words.every((word) => /^\d/.test(word)) ? missingNumber : missingWord
}

/**
 * Scores of products, ascending by ordinal: the sum of the scores of their terms, plus 1 if the name has the terms in order but not
 * adjacent, plus 2 for another order. A product has the words if every term does, or if they name its brand, and is the product itself if
 * one term names it. Also returns the texts searched for, from terms that some of the products match.
 */
function scoresOf(
  matchesByTerm: readonly TermMatches[],
  ordinals: Uint32Array,
): Omit<SearchResults, 'ordinals' | 'guess' | 'answersAll'> {
  const cursors = matchesByTerm.map(() => 0)
  const isMatched = matchesByTerm.map(() => false)
  const isNumbered = matchesByTerm.map(({ term }, index) =>
    isNumberOfName(term, matchesByTerm[index - 1]?.term),
  )
  const scores = new Uint16Array(ordinals.length)
  const traits = new Uint8Array(ordinals.length)
  for (let ordinalIndex = 0; ordinalIndex < ordinals.length; ordinalIndex += 1) {
    const ordinal = ordinals[ordinalIndex] ?? 0
    let sum = wordScores
    let disorder = 0
    let end = -1
    let every: number = trait.literal
    let any = 0
    let brandWords = 0
    for (let index = 0; index < matchesByTerm.length; index += 1) {
      const termMatches = matchesByTerm[index]
      if (!termMatches) continue
      const cursor = seekOrdinal(termMatches.ordinals, cursors[index] ?? 0, ordinal)
      cursors[index] = cursor
      if (termMatches.ordinals[cursor] !== ordinal) continue
      isMatched[index] = true
      const match = termMatches.matches[cursor] ?? 0
      sum += matchScore(match)
      const own = matchTraits(match)
      every &= own
      any |= own
      if ((own & wholeBrandWord) === wholeBrandWord) brandWords += 1
      const start = matchStart(match)
      if (isNumbered[index] === true && start !== end + 1) sum += otherNumber
      if (start === noPosition) continue
      if (end >= 0 && start !== end + 1) disorder = Math.max(disorder, start > end ? 1 : 2)
      end = matchEnd(match)
    }
    scores[ordinalIndex] = sum + disorder
    if (brandWords > 1) any |= trait.brand
    traits[ordinalIndex] = (any & trait.brand) === 0 ? every | (any & ~trait.literal) : any | trait.literal
  }
  const guessed = matchesByTerm.filter((_, index) => isMatched[index])
  return { scores, traits, ...searchedTexts(matchesByTerm, guessed, () => bestIn(ordinals, scores)) }
}

function searchedTexts(
  matchesByTerm: readonly TermMatches[],
  guessed: readonly TermMatches[],
  best: () => number | undefined,
): Pick<SearchResults, 'didYouMean' | 'words'> {
  if (guessed.length === 0) return { didYouMean: null, words: () => [] }
  const isChanged =
    guessed.length < matchesByTerm.length || guessed.some(({ corrected }) => corrected.length > 0)
  return {
    didYouMean: isChanged ? textOf(guessed, best()) : null,
    words: () => [...new Set(guessed.flatMap(({ words }) => words))],
  }
}
