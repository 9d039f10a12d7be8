import type { Catalogue } from '../catalogue.ts'
import { addProductsByCode } from './add-products-by-code.ts'
import { type AnswerCache, createAnswerCache } from './answer-cache.ts'
import { type Answer, matchedText } from './answers.ts'
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
import { maxSearchLength, phraseOfTerm, type QueryTerm, queryTermsOf } from './query-terms.ts'
import { type SearchResults } from './search-results.ts'
import { stemOf } from './stem.ts'

/** Scores of words start here; lower ones are those of codes. */
const wordScores = 2
/** Cost of an unmatched term if no product matches all: words weigh more than numbers. */
const missingWord = 200
const missingNumber = 100
const wholeBrandWord = trait.whole | trait.brandWord
/** Shorter words carry little meaning. */
const leastTelling = 3

/**
 * Products that match all terms of a text, in any order; each word as a prefix, plural or synonym. An unknown word counts as its nearest
 * spelling. If no product matches all terms, those that match most. Finds codes and barcodes by the whole text or among its words. Null for
 * an empty query.
 */
export function search(catalogue: Catalogue, text: string, memo = createAnswerCache()): SearchResults | null {
  if (text.trim() === '') return null
  const queryTerms = queryTermsOf(catalogue, text)
  const typed = queryTerms.map((term) => memo.typed(catalogue, term))
  const first = bestOf(catalogue, reconsider(catalogue, answeredTogether(typed), memo))
  const found = rereadPhrases(catalogue, first, { wishCount: queryTerms.length, memo })
  return addProductsByCode(catalogue, found, { text: text.slice(0, maxSearchLength), scope: memo.scope })
}

/** Corrected words may form a phrase: `kitchn roll`. */
function rereadPhrases(
  catalogue: Catalogue,
  found: SearchResults,
  { wishCount, memo }: { wishCount: number; memo: AnswerCache },
): SearchResults {
  if (found.didYouMean === null) return found
  const queryTerms = queryTermsOf(catalogue, found.didYouMean)
  if (queryTerms.length >= wishCount || found.didYouMean.split(' ').length < wishCount) return found
  const reread = answeredTogether(queryTerms.map((term) => memo.typed(catalogue, term)))
  if (reread.together.length === 0) return found
  return {
    ...bestOf(catalogue, reread),
    didYouMean: queryTerms.map((term) => phraseOfTerm(catalogue, term)).join(' '),
  }
}

interface Answered {
  readonly answers: readonly Answer[]
  /** The products that match all of them. */
  readonly together: Uint32Array<ArrayBuffer>
}

function answeredTogether(answers: readonly Answer[]): Answered {
  return { answers, together: intersectMatches(answers) }
}

/** If words match separately but not together, corrects the first one whose nearest spelling matches together with the others. */
function reconsider(catalogue: Catalogue, typed: Answered, memo: AnswerCache): Answered {
  const { answers, together } = typed
  if (answers.length < 2 || together.length > 0) return typed
  for (const [at, { corrected, term }] of answers.entries()) {
    if (corrected.length > 0 || isNamedSo(catalogue, term)) continue
    const other = memo.corrected(catalogue, term)
    // Till names abbreviate words: `turke` is the same word as `turkey`.
    if (other.corrected.every((near) => term.text.startsWith(near))) continue
    const instead = answeredTogether(answers.with(at, other))
    if (instead.together.length > 0) return instead
  }
  return typed
}

/** True for a country, brand or other attribute value, which must not be corrected. */
function isNamedSo({ groupWords }: Catalogue, { words }: QueryTerm): boolean {
  return words.every((word) =>
    groupWords.byStem.get(stemOf(word))?.some(({ group }) => group.kind !== 'category'),
  )
}

/** The products that miss the least of the query, with scores for the rest. */
function bestOf({ products }: Catalogue, { answers, together }: Answered): SearchResults {
  const isWhole = together.length > 0
  const ordinals = isWhole
    ? withNamedBrand(answers, together, products.length)
    : leastMissing(answers, products.length)
  const scored = scoresOf(answers, ordinals)
  const guess = isWhole ? null : guessAmong(answers, ordinals, scored.scores)
  return { ordinals, ...scored, guess, answersAll: isWhole }
}

/**
 * Adds products of a named brand if all complete matches are of others by synonym only: `coca cola can` is no other cola, even if Coca-Cola
 * does not mention cans.
 */
function withNamedBrand(
  answers: readonly Answer[],
  together: Uint32Array<ArrayBuffer>,
  size: number,
): Uint32Array<ArrayBuffer> {
  if (answers.length < 2) return together
  for (const answer of answers) {
    if (!answer.isMeant) continue
    const names = (at: number) => (matchTraits(answer.matches[at] ?? 0) & trait.brand) !== 0
    const named = answer.ordinals.filter((_, at) => names(at))
    if (named.length === 0 || together.some((ordinal) => named.includes(ordinal))) continue
    const scoped = answers.map((each) => only(each, named))
    return mergedOrdinals(together, leastMissing(scoped, size))
  }
  return together
}

function only(answer: Answer, named: Uint32Array): Answer {
  const isNamed = (_: number, at: number) => named.includes(answer.ordinals[at] ?? 0)
  return { ...answer, ordinals: answer.ordinals.filter(isNamed), matches: answer.matches.filter(isNamed) }
}

function mergedOrdinals(one: Uint32Array, other: Uint32Array): Uint32Array<ArrayBuffer> {
  return Uint32Array.from(new Set([...one, ...other])).sort()
}

/** The words that the best products match, if too few to be results (`SearchResults.guess`). */
function guessAmong(answers: readonly Answer[], ordinals: Uint32Array, scores: Uint16Array): string | null {
  const best = bestIn(ordinals, scores)
  if (best === undefined) return null
  const matching = answers.filter((answer) => answer.ordinals[seekOrdinal(answer.ordinals, 0, best)] === best)
  const missingTotal = answers.reduce((sum, { term }) => sum + missingCost(term), 0)
  const matchedCost = matching.reduce(
    (sum, answer) => sum + missingCost(answer.term) * (isDoubtful(answer) ? 0.5 : 1),
    0,
  )
  if (matchedCost * 3 >= missingTotal) return null
  const significant = matching.filter(({ term }) => !isShort(term))
  return textOf(significant.length > 0 ? significant : [mostTelling(answers) ?? matching].flat(), best)
}

/** The match with the fewest products. */
function mostTelling(answers: readonly Answer[]): Answer | undefined {
  return answers
    .filter(({ term, ordinals }) => !isShort(term) && ordinals.length > 0)
    .toSorted((one, other) => one.ordinals.length - other.ordinals.length)[0]
}

/** Corrected, or so short that it is a prefix of half the catalogue. */
function isDoubtful({ corrected, term }: Answer): boolean {
  return corrected.length > 0 || isShort(term)
}

function isShort({ text }: QueryTerm): boolean {
  return text.length < leastTelling
}

/** Above every score. */
const noScore = 2 ** 16

/** The query as understood: the text that the best product matches. */
function textOf(answers: readonly Answer[], best: number | undefined): string {
  return answers.map((answer) => matchedText(answer, matchOf(answer, best))).join(' ')
}

function matchOf({ ordinals, matches }: Answer, ordinal = 0): number {
  const place = seekOrdinal(ordinals, 0, ordinal)
  return ordinals[place] === ordinal ? (matches[place] ?? 0) : 0
}

function bestIn(ordinals: Uint32Array, scores: Uint16Array): number | undefined {
  return ordinals[scores.indexOf(scores.reduce((least, score) => Math.min(least, score), noScore))]
}

/** The products that match something and miss the least of the query. */
function leastMissing(answers: readonly Answer[], size: number): Uint32Array<ArrayBuffer> {
  // The sheet sums, per product, the cost that its matched terms would have if missing.
  const { ordinals, matches } = collectMatches(size, (sheet) => {
    for (const answer of answers) {
      const cost = missingCost(answer.term)
      for (const ordinal of answer.ordinals) {
        const known = sheet.matches[ordinal] ?? noMatch
        writeMatch(sheet, ordinal, known === noMatch ? cost : known + cost)
      }
    }
  })
  const most = matches.reduce((so, answered) => Math.max(so, answered), 0)
  return ordinals.filter((_, at) => matches[at] === most)
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
  answers: readonly Answer[],
  ordinals: Uint32Array,
): Omit<SearchResults, 'ordinals' | 'guess' | 'answersAll'> {
  const places = answers.map(() => 0)
  const isGiven = answers.map(() => false)
  const scores = new Uint16Array(ordinals.length)
  const traits = new Uint8Array(ordinals.length)
  for (let at = 0; at < ordinals.length; at += 1) {
    const ordinal = ordinals[at] ?? 0
    let sum = wordScores
    let disorder = 0
    let end = -1
    let every: number = trait.literal
    let any = 0
    let brandWords = 0
    for (let index = 0; index < answers.length; index += 1) {
      const answer = answers[index]
      if (!answer) continue
      const place = seekOrdinal(answer.ordinals, places[index] ?? 0, ordinal)
      places[index] = place
      if (answer.ordinals[place] !== ordinal) continue
      isGiven[index] = true
      const match = answer.matches[place] ?? 0
      sum += matchScore(match)
      const own = matchTraits(match)
      every &= own
      any |= own
      if ((own & wholeBrandWord) === wholeBrandWord) brandWords += 1
      const start = matchStart(match)
      if (start === noPosition) continue
      if (end >= 0 && start !== end + 1) disorder = Math.max(disorder, start > end ? 1 : 2)
      end = matchEnd(match)
    }
    scores[at] = sum + disorder
    if (brandWords > 1) any |= trait.brand
    traits[at] = (any & trait.brand) === 0 ? every | (any & ~trait.literal) : any | trait.literal
  }
  const guessed = answers.filter((_, index) => isGiven[index])
  return { scores, traits, ...lookedFor(answers, guessed, () => bestIn(ordinals, scores)) }
}

function lookedFor(
  answers: readonly Answer[],
  guessed: readonly Answer[],
  best: () => number | undefined,
): Pick<SearchResults, 'didYouMean' | 'words'> {
  if (guessed.length === 0) return { didYouMean: null, words: () => [] }
  const isChanged = guessed.length < answers.length || guessed.some(({ corrected }) => corrected.length > 0)
  return {
    didYouMean: isChanged ? textOf(guessed, best()) : null,
    words: () => [...new Set(guessed.flatMap(({ words }) => words))],
  }
}
