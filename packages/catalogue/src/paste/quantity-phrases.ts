import { isArticle, numberAt, type Phrase, skipOf, wordAt } from './number-phrases.ts'
import {
  halves,
  multiples,
  numberWord,
  numberWordBeforeUnit,
  partWord,
  rangeWords,
  type SpelledMeasure,
  unknownUnits,
  vagueWords,
  weightAndVolumeWords,
} from './quantity-words.ts'
import type { Token } from './tokens.ts'
import { countIn, countUnit, isPair, isPlural } from './unit-words.ts'

/**
 * Merges quantities in words, fractions and ranges into one token each: `two and a half`, `bir buçuk`, `2-3`, `a few`. Only at the start or
 * end of the line, or before a unit. Other tokens stay: `half fat`, `16-20` of prawns.
 */
export function mergeQuantityPhrases(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(mayBePhrase)) return tokens
  const parted = tokens.flatMap(partedAtHyphens)
  const read: Token[] = []
  for (let index = 0; index < parted.length;) {
    const phrase = phraseAt(parted, index)
    const token = weightRangeAt(parted, index) ?? (phrase && tokenOf(parted, index, phrase))
    if (token) read.push(token.token)
    else if (index === 0 && isUncounted(parted)) read.push(...uncounted(parted))
    else if (parted[index]?.is !== 'dash') read.push(...parted.slice(index, index + 1).map(wordToken))
    index = token?.end ?? index + 1
  }
  return read
}

function mayBePhrase(token: Token): boolean {
  if (token.is === 'dash') return true
  if (token.is === 'number') return token.isFraction === true
  return (
    token.is === 'word' &&
    (numberWordBeforeUnit(token.text) !== undefined ||
      partWord(token.text) !== undefined ||
      vagueWords.has(token.text) ||
      countIn(token.text) !== undefined ||
      isPair(token.text) ||
      multiples.has(token.text) ||
      unknownUnits.has(token.text) ||
      halves.has(token.text) ||
      rangeWords.has(token.text) ||
      token.text === 'ya' ||
      weightAndVolumeWords.has(token.text) ||
      token.text.includes('-'))
  )
}

/** A fraction that is no quantity is part of the name, such as `1/4` of a quarter pounder. */
function wordToken(token: Token): Token {
  return token.is === 'number' && token.isFraction ? { is: 'word', text: token.text } : token
}

function partedAtHyphens(token: Token): readonly Token[] {
  if (token.is !== 'word' || !token.text.includes('-')) return [token]
  const parts = token.text.split('-')
  const isQuantity = parts.every(
    (part) =>
      numberWord(part) !== undefined ||
      partWord(part) !== undefined ||
      countIn(part) !== undefined ||
      countUnit(part) !== undefined,
  )
  return isQuantity ? parts.map((text) => ({ is: 'word', text })) : [token]
}

/** `half kit kat`, `double kit kat`: a quantity without the unit that would explain it. */
function isUncounted(tokens: readonly Token[]): boolean {
  const word = wordAt(tokens, 0)
  return tokens.length > 1 && (multiples.has(word) || partWord(word) !== undefined)
}

function uncounted(tokens: readonly Token[]): readonly Token[] {
  const text = wordAt(tokens, 0)
  const vague = { is: 'vague', text } as const
  return multiples.has(text) ? [vague, { is: 'word', text }] : [vague]
}

function phraseAt(tokens: readonly Token[], index: number): Phrase | undefined {
  const vague = vagueAt(tokens, index)
  if (vague) return vague
  const first = amountAt(tokens, index) ?? (index === 0 ? oneUnspoken(tokens) : undefined)
  if (!first) return undefined
  return (
    rangeFrom(tokens, first) ?? (first.end > index || startsWithMeasure(tokens, index) ? first : undefined)
  )
}

/** `kilo of mince` and `karton lub dwa` mean one. */
function oneUnspoken(tokens: readonly Token[]): Phrase | undefined {
  const word = wordAt(tokens, 0)
  const isMeasure = word.length > 2 && (weightAndVolumeWords.get(word)?.factor ?? 0) > 10
  const isOne = (isMeasure || countUnit(word) !== undefined) && !isPlural(word)
  return isOne ? { end: 0, values: [1], needsUnit: true } : undefined
}

const startsWithMeasure = (tokens: readonly Token[], index: number): boolean =>
  weightAndVolumeWords.has(wordAt(tokens, index))

/** `2-3kg`, `2 or 3 kg`, `2 kg or 3 kg`: the weight is one of two, or between them. */
function weightRangeAt(tokens: readonly Token[], index: number): Read | undefined {
  const from = tokens[index]
  if (from?.is !== 'number' && from?.is !== 'measure') return undefined
  const toAt = behindJoint(tokens, index + 1)
  const to = tokens[toAt ?? -1]
  if (toAt === undefined || to?.is !== 'measure' || to.measure === 'other') return undefined
  const written = Number(/^[\dp]+/.exec(to.text)?.[0].replace('p', '.'))
  const value = from.is === 'number' ? (from.value * to.value) / written : from.value
  const isRange = value > 0 && value < to.value && (from.is === 'number' || from.measure === to.measure)
  return isRange ? { token: { ...to, value, upTo: to.value }, end: toAt + 1 } : undefined
}

function vagueAt(tokens: readonly Token[], index: number): Phrase | undefined {
  if (tokens[index]?.is === 'number' && unknownUnits.has(wordAt(tokens, index + 1)))
    return { end: skipOf(tokens, index + 2), values: [], needsUnit: false }
  const from = isArticle(wordAt(tokens, index)) || wordAt(tokens, index) === 'bir' ? index + 1 : index
  const word = wordAt(tokens, from)
  const kind = vagueWords.get(word)
  if (kind === undefined) return undefined
  const isOf = wordAt(tokens, from + 1) === 'of'
  if ((kind === 'of' && !isOf) || (kind === 'bir' && from === index)) return undefined
  return { end: skipOf(tokens, from + 1), values: [], needsUnit: false }
}

function amountAt(tokens: readonly Token[], index: number): Phrase | undefined {
  const base = partAt(tokens, index) ?? numberAt(tokens, index)
  const couple = coupleAt(tokens, base?.end ?? index, base)
  if (couple) return couple
  const dozen = base?.end ?? index
  const pieces = countIn(wordAt(tokens, dozen))
  if (pieces === undefined) return base
  return { end: skipOf(tokens, dozen + 1), values: [(base?.values[0] ?? 1) * pieces], needsUnit: false }
}

function partAt(tokens: readonly Token[], index: number): Phrase | undefined {
  const from = isArticle(wordAt(tokens, index)) ? index + 1 : index
  const value = partWord(wordAt(tokens, from))
  if (value === undefined) return undefined
  const end = skipOf(tokens, from + 1)
  return { end: isArticle(wordAt(tokens, end)) ? end + 1 : end, values: [value], needsUnit: true }
}

function coupleAt(tokens: readonly Token[], index: number, before: Phrase | undefined): Phrase | undefined {
  const word = wordAt(tokens, index)
  if (!isPair(word)) return undefined
  // `çift kaymaklı` is double cream.
  if (word === 'cift' && !before) return undefined
  // `2 pairs of gloves` are packed in pairs.
  if ((before?.values[0] ?? 1) !== 1) return undefined
  return { end: skipOf(tokens, index + 1), values: [2], needsUnit: false }
}

/** `2-3`, `2 to 3`, `bir iki`, `a box or two`: the unit may be in between. */
function rangeFrom(tokens: readonly Token[], first: Phrase): Phrase | undefined {
  const [from = 0] = first.values
  const isUnitBetween = countUnit(wordAt(tokens, first.end)) !== undefined
  const joint = isUnitBetween ? first.end + 1 : first.end
  const afterJoint = behindJoint(tokens, joint)
  const isNeighbour = !isUnitBetween && afterJoint === undefined && areOnes(tokens, first)
  const second = isNeighbour ? numberAt(tokens, first.end) : amountAt(tokens, afterJoint ?? tokens.length)
  const to = second?.values[0]
  if (!second || to === undefined || to <= from || to > maxInRange || tokens[first.end]?.is === 'measure')
    return undefined
  return { end: second.end, values: [from, to], needsUnit: from > maxAlone }
}

/** A wider range is probably of sizes, and so is one without a unit that starts above this. */
const maxInRange = 100
const maxAlone = 12

function behindJoint(tokens: readonly Token[], index: number): number | undefined {
  if (tokens[index]?.is === 'dash') return index + 1
  const word = wordAt(tokens, index)
  if (word === 'ya' && wordAt(tokens, index + 1) === 'da') return index + 2
  return rangeWords.has(word) ? index + 1 : undefined
}

function areOnes(tokens: readonly Token[], { end, values }: Phrase): boolean {
  const [value = 0] = values
  const next = numberWord(wordAt(tokens, end))
  return end === 1 && tokens[0]?.is === 'word' && value < 10 && next !== undefined && next < 10
}

interface Read {
  readonly token: Token
  readonly end: number
}

function tokenOf(tokens: readonly Token[], index: number, phrase: Phrase): Read | undefined {
  const { values } = phrase
  const words = tokens.slice(index, phrase.end)
  const text = words.map((token) => token.text).join(' ')
  const [value, other] = values
  const isPlain = words.length === 1 && words[0]?.is === 'number' && !words[0].isFraction
  const measure = measureAt(tokens, phrase.end)
  if (measure && value !== undefined && !isPlain)
    return { token: measureOf(value, other, measure), end: skipOf(tokens, phrase.end + 1) }
  if (isPlain || !isPlaced(tokens, index, phrase)) return undefined
  const unitBetween = words.find((token) => token.is === 'word' && countUnit(token.text) !== undefined)
  const end = phrase.end
  if (value === undefined) return { token: { is: 'vague', text }, end }
  if (other === undefined)
    return { token: { is: 'number', text, value, isSpelled: true, isPieces: hasDozen(words) }, end }
  const unit = unitBetween?.is === 'word' ? unitBetween.text : null
  return {
    token: { is: 'range', text, value, to: other, unit },
    end: unit === null ? end : skipOf(tokens, end),
  }
}

function hasDozen(words: readonly Token[]): boolean {
  return words.some((token) => token.is === 'word' && countIn(token.text) !== undefined)
}

/** `gram flour` is no weight. */
function measureAt(tokens: readonly Token[], index: number): SpelledMeasure | undefined {
  return wordAt(tokens, index + 1) === 'flour' ? undefined : weightAndVolumeWords.get(wordAt(tokens, index))
}

function measureOf(value: number, other: number | undefined, { factor, measure }: SpelledMeasure): Token {
  const whole = Math.round(value * factor)
  const read = { is: 'measure', text: `${whole}${measure}`, value: whole, measure, isAmount: true } as const
  return other === undefined ? read : { ...read, upTo: Math.round(other * factor) }
}

function isPlaced(tokens: readonly Token[], index: number, { end, needsUnit }: Phrase): boolean {
  const next = skipOf(tokens, end)
  const afterCross = tokens[next]?.is === 'cross' ? next + 1 : next
  if (countUnit(wordAt(tokens, afterCross)) !== undefined) return true
  if (needsUnit) return false
  const isFirst = tokens.slice(0, index).every(({ is }) => is === 'cross')
  return isFirst ? end < tokens.length : end === tokens.length
}
