import {
  type Bits,
  countInBoth,
  emptyBits,
  hasBit,
  intersection,
  isEmpty,
  ordinalsOf,
  setBit,
  union,
} from '../bits.ts'
import type { Catalogue } from '../catalogue.ts'
import { type Answer, answer, answerCorrected } from './answers.ts'
import { codesNamedBy } from './codes.ts'
import { noPlace } from './product-words.ts'
import { prefixRange } from './sorted-words.ts'
import { maxSearchLength, type Wish, wishesOf } from './wishes.ts'
import { noMatch } from './word-scores.ts'

export interface Found {
  readonly bits: Bits
  /** By ordinal; lower is better; only for ordinals in `bits`. */
  readonly scores: Uint16Array<ArrayBuffer>
  /** The text whose answers these are, folded, where the one typed has none. */
  readonly didYouMean: string | null
  /** What was looked for, folded, to be pointed out in texts (`highlight`). */
  readonly words: readonly string[]
}

/** From here on the scores of words; below, those of codes: whole, then begun. */
const codeScore = 0
const codeStartScore = 1
const wordScores = 2
/** What a wish that is not answered counts, when nothing answers all: words weigh more than numbers. */
const missingWord = 200
const missingNumber = 100
const leastCodeStart = 3
/** So long a number is rather the beginning of a code than a pack. */
const leastCertainCodeStart = 4

/** The answers of one catalogue to the words that many texts have in common. */
export interface AnswerMemo {
  readonly typed: typeof answer
  readonly corrected: typeof answerCorrected
}

const mostRemembered = 256

export function newAnswerMemo(): AnswerMemo {
  return { typed: remembering(answer), corrected: remembering(answerCorrected) }
}

function remembering(find: typeof answer): typeof answer {
  const known = new Map<string, Answer>()
  return (catalogue, wish) => {
    const before = known.get(wish.text)
    if (before) return before
    if (known.size >= mostRemembered) known.clear()
    const found = find(catalogue, wish)
    known.set(wish.text, found)
    return found
  }
}

/**
 * Products that answer everything a text asks for, in any order, each word by its beginning, its plural or what it means in the
 * trade. A word that nobody wrote counts as its nearest spelling. Where nothing answers all of it, what answers most. Codes and barcodes are
 * found by the whole text. Null: nothing was asked.
 */
export function search(catalogue: Catalogue, text: string, memo = newAnswerMemo()): Found | null {
  if (text.trim() === '') return null
  const wishes = wishesOf(catalogue, text)
  const typed = wishes.map((wish) => memo.typed(catalogue, wish))
  const first = bestOf(catalogue, reconsider(catalogue, typed, memo))
  const found = rereadPhrases(catalogue, first, { wishCount: wishes.length, memo })
  const codes = codesIn(catalogue, text.slice(0, maxSearchLength))
  if (codes.whole.length + codes.begun.length === 0) return found
  addCodes(found, codes)
  return {
    ...found,
    didYouMean: codes.whole.length > 0 ? null : found.didYouMean,
    words: [...found.words, codes.text],
  }
}

/** Words spelled right may make a phrase that they did not make before: `kitchn roll`. */
function rereadPhrases(
  catalogue: Catalogue,
  found: Found,
  { wishCount, memo }: { wishCount: number; memo: AnswerMemo },
): Found {
  if (found.didYouMean === null) return found
  const wishes = wishesOf(catalogue, found.didYouMean)
  if (wishes.length >= wishCount || found.didYouMean.split(' ').length < wishCount) return found
  const answers = wishes.map((wish) => memo.typed(catalogue, wish))
  return isAnsweredTogether(answers) ? { ...bestOf(catalogue, answers), didYouMean: found.didYouMean } : found
}

/** When words are answered one by one but not together, the first of them whose nearest spelling is answered with the others. */
function reconsider(catalogue: Catalogue, answers: readonly Answer[], memo: AnswerMemo): readonly Answer[] {
  if (answers.length < 2 || isAnsweredTogether(answers)) return answers
  for (const [at, { corrected, wish }] of answers.entries()) {
    if (corrected !== null) continue
    const instead = answers.with(at, memo.corrected(catalogue, wish))
    if (isAnsweredTogether(instead)) return instead
  }
  return answers
}

function isAnsweredTogether(answers: readonly Answer[]): boolean {
  return !isEmpty(answeredTogether(answers))
}

/** The products that answer all of it. */
function answeredTogether(answers: readonly Answer[]): Bits {
  return answers.length === 0 ? emptyBits(0) : answers.map(({ answered }) => answered).reduce(intersection)
}

/** The products that miss least of what was asked, and how well they answer the rest. */
function bestOf(catalogue: Catalogue, answers: readonly Answer[]): Found {
  const size = catalogue.products.length
  const together = answeredTogether(answers)
  const bits = isEmpty(together) ? leastMissing(answers, size) : together
  const scores = new Uint16Array(size)
  for (const ordinal of ordinalsOf(bits)) scores[ordinal] = wordScores + scoreOf(answers, ordinal)
  return { bits, scores, ...lookedFor(answers, bits) }
}

/** What was looked for: of the answers, those that products in the set give. */
function lookedFor(answers: readonly Answer[], bits: Bits): Pick<Found, 'didYouMean' | 'words'> {
  if (isEmpty(bits)) return { didYouMean: null, words: [] }
  const given = answers.filter(({ answered }) => countInBoth(answered, bits) > 0)
  const isChanged = given.length < answers.length || given.some(({ corrected }) => corrected !== null)
  return {
    didYouMean: isChanged ? given.map(({ corrected, wish }) => corrected ?? wish.text).join(' ') : null,
    words: [...new Set(given.flatMap(({ words }) => words))],
  }
}

/** The products that answer something, and of what is asked miss least; none where nothing is answered. */
function leastMissing(answers: readonly Answer[], size: number): Bits {
  const misses = missesOf(answers, size)
  const bits = emptyBits(size)
  const some = ordinalsOf(union(answers.map(({ answered }) => answered)))
  const least = some.reduce((so, ordinal) => Math.min(so, misses[ordinal] ?? so), Number.POSITIVE_INFINITY)
  for (const ordinal of some) if (misses[ordinal] === least) setBit(bits, ordinal)
  return bits
}

function missingCost({ words }: Wish): number {
  return words.every((word) => /^\d/.test(word)) ? missingNumber : missingWord
}

function missesOf(answers: readonly Answer[], size: number): Uint16Array {
  const misses = new Uint16Array(size)
  for (const { scores, wish } of answers) {
    const cost = missingCost(wish)
    for (let ordinal = 0; ordinal < size; ordinal += 1)
      if (scores[ordinal] === noMatch) misses[ordinal] = (misses[ordinal] ?? 0) + cost
  }
  return misses
}

/** The sum of the answers' scores; 1 more where the name says them in order but not in a row, 2 more where in another order. */
function scoreOf(answers: readonly Answer[], ordinal: number): number {
  let sum = 0
  let disorder = 0
  let end = -1
  for (const { scores, starts, ends } of answers) {
    const score = scores[ordinal] ?? noMatch
    if (score === noMatch) continue
    sum += score
    const start = starts[ordinal] ?? noPlace
    if (start === noPlace) continue
    if (end >= 0 && start !== end + 1) disorder = Math.max(disorder, start > end ? 1 : 2)
    end = ends[ordinal] ?? start
  }
  return sum + disorder
}

interface FoundCodes {
  /** As codes are compared. */
  readonly text: string
  /** Ordinals. */
  readonly whole: readonly number[]
  readonly begun: readonly number[]
}

/** The products whose code or barcode the text is, and those whose code it begins. */
function codesIn({ index, products }: Catalogue, text: string): FoundCodes {
  const named = codesNamedBy(text)
  const code = named[0] ?? ''
  const productsOf = (own: string) =>
    (index.byCode.get(own) ?? []).filter((ordinal) => products[ordinal] !== undefined)
  const isCode = code.length >= leastCodeStart && /\d/.test(code)
  const [first, end] = isCode ? prefixRange(index.codes, code) : [0, 0]
  return {
    text: code,
    whole: named.flatMap(productsOf),
    begun: index.codes.slice(first, end).flatMap(productsOf),
  }
}

function addCodes(
  { bits, scores }: Pick<Found, 'bits' | 'scores'>,
  { text, whole, begun }: FoundCodes,
): void {
  const add = (ordinal: number, score: number) => {
    if (hasBit(bits, ordinal) && (scores[ordinal] ?? noMatch) <= score) return
    setBit(bits, ordinal)
    scores[ordinal] = score
  }
  const begunScore = text.length < leastCertainCodeStart ? noMatch : codeStartScore
  for (const ordinal of begun) add(ordinal, begunScore)
  for (const ordinal of whole) add(ordinal, codeScore)
}
