import {
  decimalPoints,
  halves,
  multipliers,
  numberWord,
  numberWordBeforeUnit,
  partWord,
} from './quantity-words.ts'
import type { Token } from './tokens.ts'

/** A written quantity, with its range of tokens (end excluded). */
export interface Phrase {
  readonly end: number
  /** One number, or both ends of a range; empty if it cannot be counted. */
  readonly values: readonly number[]
  /** Counts as a quantity only before a unit, because it is as common in other words and names. */
  readonly needsUnit: boolean
}

/** The word at a position; empty if it is another token, or a number that is part of a name. */
export const wordAt = (tokens: readonly Token[], index: number): string => {
  const token = tokens[index]
  return token?.is === 'word' && token.isNamed !== true ? token.text : ''
}
export const isArticle = (word: string): boolean => word === 'a' || word === 'an'
export const skipOf = (tokens: readonly Token[], index: number): number =>
  wordAt(tokens, index) === 'of' ? index + 1 : index

/** `3`, `1½`, `2 1/2`, `twenty four`, `on iki`, `two and a half`, `a`. */
export function numberAt(tokens: readonly Token[], index: number): Phrase | undefined {
  const token = tokens[index]
  if (token?.is === 'number') {
    if (token.isFraction) {
      const end = skipOf(tokens, index + 1)
      return { end: isArticle(wordAt(tokens, end)) ? end + 1 : end, values: [token.value], needsUnit: true }
    }
    const next = tokens[index + 1]
    const factor = multipliers.get(wordAt(tokens, index + 1))
    if (factor !== undefined && wordAt(tokens, index + 1) !== 'bin')
      return { end: index + 2, values: [token.value * factor], needsUnit: false }
    if (next?.is === 'number' && next.isFraction)
      return { end: index + 2, values: [token.value + next.value], needsUnit: false }
    return withPart(tokens, { end: index + 1, values: [token.value], needsUnit: false })
  }
  const word = wordAt(tokens, index)
  const from = isArticle(word) && multipliers.has(wordAt(tokens, index + 1)) ? index + 1 : index
  const value = numberWordBeforeUnit(wordAt(tokens, from))
  if (value === undefined) return undefined
  const spelled = withDecimals(tokens, compoundAt(tokens, from))
  const isAlone = spelled.end === from + 1
  const needsUnit =
    (isAlone && numberWord(wordAt(tokens, from)) === undefined) || wordAt(tokens, spelled.end - 1) === 'bin'
  return withPart(tokens, { end: spelled.end, values: [spelled.value], needsUnit })
}

interface SpelledNumber {
  readonly value: number
  readonly end: number
}

/**
 * A number of several words: `twenty four`, `one hundred and twenty`, `on iki`, `iki yüz`. After ones, a second number is the other end of a
 * range.
 */
function compoundAt(tokens: readonly Token[], index: number): SpelledNumber {
  let value = numberWordBeforeUnit(wordAt(tokens, index)) ?? 0
  let end = index + 1
  for (;;) {
    const isAnd = wordAt(tokens, end) === 'and' && value >= 100
    const word = wordAt(tokens, isAnd ? end + 1 : end)
    const factor = multipliers.get(word)
    const next = numberWord(word)
    if (factor !== undefined && !isAnd && value < factor) value *= factor
    else if (next !== undefined && isAddable(value, next)) value += next
    else return { value, end }
    end += isAnd ? 2 : 1
  }
}

/** `four point five four`: digits in words behind the point. */
function withDecimals(tokens: readonly Token[], whole: SpelledNumber): SpelledNumber {
  if (!decimalPoints.has(wordAt(tokens, whole.end))) return whole
  let digits = ''
  let end = whole.end + 1
  for (;;) {
    const digit = numberWord(wordAt(tokens, end))
    if (digit === undefined || digit > 9) break
    digits += String(digit)
    end += 1
  }
  return digits === '' ? whole : { value: Number(`${whole.value}.${digits}`), end }
}

/** `twenty four`, `hundred twenty`, `thousand two`: the smaller number fills the zeros of the larger one. */
function isAddable(value: number, next: number): boolean {
  if (next < 10) return value >= 10 && value % 10 === 0
  if (next < 100) return value >= 100 && value % 100 === 0
  return value >= 1000 && next < 1000 && value % 1000 === 0
}

/** `and a half`, `and 3/4`, `i pół`, `buçuk` after a number. */
function withPart(tokens: readonly Token[], phrase: Phrase): Phrase {
  const { end, values } = phrase
  const [value = 0] = values
  if (halves.has(wordAt(tokens, end))) return { values: [value + 0.5], needsUnit: false, end: end + 1 }
  const joint = wordAt(tokens, end)
  if (joint !== 'and' && joint !== 'i') return phrase
  const from = isArticle(wordAt(tokens, end + 1)) ? end + 2 : end + 1
  const token = tokens[from]
  const part = token?.is === 'number' && token.isFraction ? token.value : partWord(wordAt(tokens, from))
  return part === undefined ? phrase : { values: [value + part], needsUnit: false, end: from + 1 }
}
