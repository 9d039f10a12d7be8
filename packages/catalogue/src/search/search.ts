import { type Bits, emptyBits, setBit } from '../bits.ts'
import type { Catalogue } from '../catalogue.ts'
import { type Answer, answer, answerCorrected } from './answers.ts'
import { codesNamedBy } from './codes.ts'
import { noPlace } from './product-words.ts'
import { prefixRange } from './sorted-words.ts'
import { wishesOf } from './wishes.ts'
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

/**
 * Products that answer everything a text asks for, in any order, each word by its beginning, its plural or what it means in the
 * trade. A word that nobody wrote counts as its nearest spelling. Where nothing answers all of it, what answers most. Codes and barcodes are
 * found by the whole text. Null: nothing was asked.
 */
export function search(catalogue: Catalogue, text: string): Found | null {
  if (text.trim() === '') return null
  const wishes = wishesOf(catalogue, text)
  const answers = reconsider(
    catalogue,
    wishes.map((wish) => answer(catalogue, wish)),
  )
  const found = combine(catalogue, answers)
  addCodes(catalogue, text, found)
  const isCode = found.scores.some((score) => score < wordScores)
  return { ...found, didYouMean: isCode ? null : found.didYouMean }
}

/** When words are answered one by one but not together, the first of them whose nearest spelling is answered with the others. */
function reconsider(catalogue: Catalogue, answers: readonly Answer[]): readonly Answer[] {
  if (answers.length < 2 || isAnsweredTogether(answers)) return answers
  for (const [at, { corrected, wish }] of answers.entries()) {
    if (corrected !== null) continue
    const instead = answers.with(at, answerCorrected(catalogue, wish))
    if (isAnsweredTogether(instead)) return instead
  }
  return answers
}

function isAnsweredTogether(answers: readonly Answer[]): boolean {
  const [first, ...rest] = answers
  if (first === undefined || answers.some(({ isAnswered }) => !isAnswered)) return false
  return first.scores.some(
    (score, ordinal) => score !== noMatch && rest.every((other) => other.scores[ordinal] !== noMatch),
  )
}

/** The products that miss least of what was asked, and their scores: the sum over the wishes, and how the name orders them. */
function combine(catalogue: Catalogue, answers: readonly Answer[]): Found {
  const size = catalogue.products.length
  const misses = missesOf(answers, size)
  const none = answers.reduce((sum, { wish }) => sum + missingCost(wish.words), 0)
  let least = none
  for (const cost of misses) if (cost < least) least = cost
  const bits = emptyBits(size)
  const scores = new Uint16Array(size)
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    if (misses[ordinal] !== least || least === none) continue
    setBit(bits, ordinal)
    scores[ordinal] = wordScores + scoreOf(answers, ordinal)
  }
  const isAsked = (one: Answer) =>
    one.isAnswered && (least === 0 || one.scores.some((score, at) => score !== noMatch && misses[at] === least))
  const asked = answers.filter(isAsked)
  const isChanged = asked.length < answers.length || asked.some(({ corrected }) => corrected !== null)
  return {
    bits,
    scores,
    didYouMean:
      least < none && isChanged ? asked.map(({ corrected, wish }) => corrected ?? wish.text).join(' ') : null,
    words: [...new Set(asked.flatMap(({ words }) => words))],
  }
}

function missingCost(words: readonly string[]): number {
  return words.every((word) => /^\d/.test(word)) ? missingNumber : missingWord
}

function missesOf(answers: readonly Answer[], size: number): Uint16Array {
  const misses = new Uint16Array(size)
  for (const { scores, wish } of answers) {
    const cost = missingCost(wish.words)
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

/** Adds the products whose code or barcode the text is, then those whose code it begins. */
function addCodes(
  { index }: Catalogue,
  text: string,
  { bits, scores }: { bits: Bits; scores: Uint16Array },
): void {
  const named = codesNamedBy(text)
  const [code = ''] = named
  if (/^[\p{L}-]*\d[\p{L}\d-]*$/u.test(code) && code.length >= leastCodeStart) {
    const [first, end] = prefixRange(index.codes, code)
    const score = code.length >= leastCertainCodeStart ? codeStartScore : noMatch
    for (const begun of index.codes.slice(first, end)) add(begun, score)
  }
  for (const whole of named) add(whole, codeScore)

  function add(own: string, score: number): void {
    for (const ordinal of index.byCode.get(own) ?? []) {
      const isIn = ((bits[ordinal >>> 5] ?? 0) & (1 << (ordinal & 31))) !== 0
      if (isIn && (scores[ordinal] ?? noMatch) <= score) continue
      setBit(bits, ordinal)
      scores[ordinal] = score
    }
  }
}
