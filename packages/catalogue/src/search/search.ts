import type { Catalogue } from '../catalogue.ts'
import { type AnswerMemo, newAnswerMemo } from './answer-memo.ts'
import { type Answer, saidBy } from './answers.ts'
import {
  collectMatches,
  matchEnd,
  inAll,
  noMatch,
  matchScore,
  seek,
  matchStart,
  trait,
  matchTraits,
  writeMatch,
} from './matches.ts'
import { withCodesOf } from './named-by-code.ts'
import { noPosition } from './product-words.ts'
import { maxSearchLength, phraseSaid, type QueryTerm, queryTermsOf } from './query-terms.ts'
import { type SearchResults } from './search-results.ts'
import { stemOf } from './stem.ts'

/** From here on the scores of words; below, those of codes. */
const wordScores = 2
/** What a wish that is not answered counts, when nothing answers all: words weigh more than numbers. */
const missingWord = 200
const missingNumber = 100
const wholeBrandWord = trait.whole | trait.brandWord
/** A word of fewer letters says little. */
const leastTelling = 3

/**
 * Products that answer everything a text asks for, in any order, each word by its beginning, its plural or what it means in the
 * trade. A word that nobody wrote counts as its nearest spelling. Where nothing answers all of it, what answers most. Codes and barcodes are
 * found by the whole text, or among its words. Null: nothing was asked.
 */
export function search(catalogue: Catalogue, text: string, memo = newAnswerMemo()): SearchResults | null {
  if (text.trim() === '') return null
  const queryTerms = queryTermsOf(catalogue, text)
  const typed = queryTerms.map((wish) => memo.typed(catalogue, wish))
  const first = bestOf(catalogue, reconsider(catalogue, answeredTogether(typed), memo))
  const found = rereadPhrases(catalogue, first, { wishCount: queryTerms.length, memo })
  return withCodesOf(catalogue, found, { text: text.slice(0, maxSearchLength), among: memo.among })
}

/** Words spelled right may make a phrase that they did not make before: `kitchn roll`. */
function rereadPhrases(
  catalogue: Catalogue,
  found: SearchResults,
  { wishCount, memo }: { wishCount: number; memo: AnswerMemo },
): SearchResults {
  if (found.didYouMean === null) return found
  const queryTerms = queryTermsOf(catalogue, found.didYouMean)
  if (queryTerms.length >= wishCount || found.didYouMean.split(' ').length < wishCount) return found
  const reread = answeredTogether(queryTerms.map((wish) => memo.typed(catalogue, wish)))
  if (reread.together.length === 0) return found
  return {
    ...bestOf(catalogue, reread),
    didYouMean: queryTerms.map((wish) => phraseSaid(catalogue, wish)).join(' '),
  }
}

interface Answered {
  readonly answers: readonly Answer[]
  /** The products that are in all of them. */
  readonly together: Uint32Array<ArrayBuffer>
}

function answeredTogether(answers: readonly Answer[]): Answered {
  return { answers, together: inAll(answers) }
}

/** When words are answered one by one but not together, the first of them whose nearest spelling is answered with the others. */
function reconsider(catalogue: Catalogue, typed: Answered, memo: AnswerMemo): Answered {
  const { answers, together } = typed
  if (answers.length < 2 || together.length > 0) return typed
  for (const [at, { corrected, wish }] of answers.entries()) {
    if (corrected.length > 0 || isNamedSo(catalogue, wish)) continue
    const other = memo.corrected(catalogue, wish)
    // Tills cut words short: `turke` is no other word than `turkey`.
    if (other.corrected.every((near) => wish.text.startsWith(near))) continue
    const instead = answeredTogether(answers.with(at, other))
    if (instead.together.length > 0) return instead
  }
  return typed
}

/** Is it a country, a brand or another attribute, so that nobody who wrote it meant another word? */
function isNamedSo({ groupWords }: Catalogue, { words }: QueryTerm): boolean {
  return words.every((word) =>
    groupWords.byStem.get(stemOf(word))?.some(({ group }) => group.kind !== 'category'),
  )
}

/** The products that miss least of what was asked, and how well they answer the rest. */
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
 * With the products whose brand is named, where all that answer everything are others which only mean the same: `coca cola can` is no other
 * cola, also where Coca-Cola says nothing of cans.
 */
function withNamedBrand(
  answers: readonly Answer[],
  together: Uint32Array<ArrayBuffer>,
  size: number,
): Uint32Array<ArrayBuffer> {
  if (answers.length < 2) return together
  for (const answer of answers) {
    if (!answer.isMeant) continue
    const names = (at: number) => (matchTraits(answer.fits[at] ?? 0) & trait.brand) !== 0
    const named = answer.ordinals.filter((_, at) => names(at))
    if (named.length === 0 || together.some((ordinal) => named.includes(ordinal))) continue
    const among = answers.map((each) => only(each, named))
    return mergedOrdinals(together, leastMissing(among, size))
  }
  return together
}

function only(answer: Answer, named: Uint32Array): Answer {
  const isNamed = (_: number, at: number) => named.includes(answer.ordinals[at] ?? 0)
  return { ...answer, ordinals: answer.ordinals.filter(isNamed), fits: answer.fits.filter(isNamed) }
}

function mergedOrdinals(one: Uint32Array, other: Uint32Array): Uint32Array<ArrayBuffer> {
  return Uint32Array.from(new Set([...one, ...other])).sort()
}

/** What the best of some products answers, where that is too little to be what was meant (`SearchResults.guess`). */
function guessAmong(answers: readonly Answer[], ordinals: Uint32Array, scores: Uint16Array): string | null {
  const best = bestIn(ordinals, scores)
  if (best === undefined) return null
  const given = answers.filter((answer) => answer.ordinals[seek(answer.ordinals, 0, best)] === best)
  const asked = answers.reduce((sum, { wish }) => sum + missingCost(wish), 0)
  const said = given.reduce(
    (sum, answer) => sum + missingCost(answer.wish) * (isDoubtful(answer) ? 0.5 : 1),
    0,
  )
  if (said * 3 >= asked) return null
  const telling = given.filter(({ wish }) => !isShort(wish))
  return textOf(telling.length > 0 ? telling : [mostTelling(answers) ?? given].flat(), best)
}

/** The answer with the fewest products. */
function mostTelling(answers: readonly Answer[]): Answer | undefined {
  return answers
    .filter(({ wish, ordinals }) => !isShort(wish) && ordinals.length > 0)
    .toSorted((one, other) => one.ordinals.length - other.ordinals.length)[0]
}

/** Spelled otherwise, or so short that half the catalogue begins with it. */
function isDoubtful({ corrected, wish }: Answer): boolean {
  return corrected.length > 0 || isShort(wish)
}

function isShort({ text }: QueryTerm): boolean {
  return text.length < leastTelling
}

/** Above every score. */
const noScore = 2 ** 16

/** What of the answers was looked for where a product answers them best: the text as it was read. */
function textOf(answers: readonly Answer[], best: number | undefined): string {
  return answers.map((answer) => saidBy(answer, fitIn(answer, best))).join(' ')
}

function fitIn({ ordinals, fits }: Answer, ordinal = 0): number {
  const place = seek(ordinals, 0, ordinal)
  return ordinals[place] === ordinal ? (fits[place] ?? 0) : 0
}

function bestIn(ordinals: Uint32Array, scores: Uint16Array): number | undefined {
  return ordinals[scores.indexOf(scores.reduce((least, score) => Math.min(least, score), noScore))]
}

/** The products that answer something, and of what is asked miss least. */
function leastMissing(answers: readonly Answer[], size: number): Uint32Array<ArrayBuffer> {
  // Written on a sheet: what each answers, as it would cost if it were missing.
  const { ordinals, fits } = collectMatches(size, (sheet) => {
    for (const answer of answers) {
      const cost = missingCost(answer.wish)
      for (const ordinal of answer.ordinals) {
        const known = sheet.fits[ordinal] ?? noMatch
        writeMatch(sheet, ordinal, known === noMatch ? cost : known + cost)
      }
    }
  })
  const most = fits.reduce((so, answered) => Math.max(so, answered), 0)
  return ordinals.filter((_, at) => fits[at] === most)
}

function missingCost({ words }: QueryTerm): number {
  return words.every((word) => /^\d/.test(word)) ? missingNumber : missingWord
}

/**
 * How well products, ascending, answer: the sum of the answers' scores; 1 more where the name says them in order but not in a row,
 * 2 more where in another order. It bears the words where it does so for each answer, or where they name its
 * brand, and is the thing where one says so. And what was looked for: of the answers, those that some of the products give.
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
    for (let of = 0; of < answers.length; of += 1) {
      const answer = answers[of]
      if (!answer) continue
      const place = seek(answer.ordinals, places[of] ?? 0, ordinal)
      places[of] = place
      if (answer.ordinals[place] !== ordinal) continue
      isGiven[of] = true
      const fit = answer.fits[place] ?? 0
      sum += matchScore(fit)
      const own = matchTraits(fit)
      every &= own
      any |= own
      if ((own & wholeBrandWord) === wholeBrandWord) brandWords += 1
      const start = matchStart(fit)
      if (start === noPosition) continue
      if (end >= 0 && start !== end + 1) disorder = Math.max(disorder, start > end ? 1 : 2)
      end = matchEnd(fit)
    }
    scores[at] = sum + disorder
    if (brandWords > 1) any |= trait.brand
    traits[at] = (any & trait.brand) === 0 ? every | (any & ~trait.literal) : any | trait.literal
  }
  const given = answers.filter((_, of) => isGiven[of])
  return { scores, traits, ...lookedFor(answers, given, () => bestIn(ordinals, scores)) }
}

function lookedFor(
  answers: readonly Answer[],
  given: readonly Answer[],
  best: () => number | undefined,
): Pick<SearchResults, 'didYouMean' | 'words'> {
  if (given.length === 0) return { didYouMean: null, words: () => [] }
  const isChanged = given.length < answers.length || given.some(({ corrected }) => corrected.length > 0)
  return {
    didYouMean: isChanged ? textOf(given, best()) : null,
    words: () => [...new Set(given.flatMap(({ words }) => words))],
  }
}
