import { fold } from '../search/fold.ts'
import { plainWordEnd, wordsOf } from '../search/words.ts'
import { withPlainQuantities } from './plain-quantities.ts'
import { countIn, countUnit } from './unit-words.ts'

/** A folded token of a line: a number, a number with its measure (`2kg`, in the form of search), the cross of a pack, or a word. */
export type Token =
  | NumberToken
  | MeasureToken
  /** One of two numbers, and the unit between them: `a box or two`. */
  | {
      readonly is: 'range'
      readonly text: string
      readonly value: number
      readonly to: number
      readonly unit: string | null
    }
  | { readonly is: 'vague'; readonly text: string }
  | { readonly is: 'dash'; readonly text: string }
  | { readonly is: 'cross'; readonly text: string }
  | WordToken

interface WordToken {
  readonly is: 'word'
  readonly text: string
  /** True for a number that is part of a name, and never a quantity: `seven` of `Seven Hills`. */
  readonly isNamed?: boolean
}

export interface NumberToken {
  readonly is: 'number'
  readonly text: string
  readonly value: number
  /** The number if its separator of thousands is a decimal one: 1.2 for `1,200`. */
  readonly decimal?: number
  readonly isFraction?: boolean
  readonly isSpelled?: boolean
  readonly isPieces?: boolean
}

interface MeasureToken {
  readonly is: 'measure'
  readonly text: string
  readonly value: number
  readonly measure: Measure
  /** Written in words, as packs never are: `half a kilo`. */
  readonly isAmount?: boolean
  readonly isImperial?: boolean
  readonly upTo?: number
}

/** A weight or volume may be the requested amount; other measures belong to a name or pack. */
type Measure = 'g' | 'ml' | 'other'

const number = String.raw`\d+(?:[.,]\d+)?`
const weights = 'kgs?|kgms?|kilos?|kilogram(?:s|ow|a|y)?|g|gr|gms?|gram(?!\\s+flour)s?|grammes?|gramow'
const volumes = 'l|lts?|ltrs?|lit(?:re|er)s?|litr(?:a|y|ow)?|mls?|cl'
const others = 'oz|lbs?|cm|mm|m|in|inch(?:es)?|cali|inc|pk|pack'
/** `cheesecake 16 slice`: what a pack holds, from twelve on. */
const slices = String.raw`(?<=1[2-9]|[2-9]\d|\d{3})\s?(?:slices?|portions?|ptns?|dilim(?:l[iu]k?)?|porcji)`
const edge = String.raw`(?![\p{L}\p{N}])`
// Words come first because they are most common. Groups are unnamed because names would double the cost.
const token = new RegExp(
  String.raw`(?!x)\p{L}[\p{L}\p{N}]*(?:['’&-][\p{L}\p{N}]+)*\.?|` +
    String.raw`([£€₺$]\s*${number}|${number}\s*(?:zl|tl|gbp|pln|eur)${edge})|` +
    String.raw`(${number}\s*(?:${weights})${edge})\.?|(${number}\s*(?:${volumes})${edge})\.?|` +
    String.raw`(${number}\s*(?:(?:${others})${edge}|["”″]))|` +
    String.raw`(\d+)(?:['’]?(?:l[iu]k?)|\s(?:lik|luk)|['’]?s|${slices})${edge}|` +
    String.raw`([½¼¾]|(?<![\d/])(?:1/[24]|3/4)(?![\d/]))|(?<=\d\s*)([-–—])(?=\s*\d)|([x*](?=\s*\d)|(?<=\d\s*)[x*](?![\p{L}])|(?<![\p{L}\p{N}])[x*](?![\p{L}]))|(\d+(?:[.,]\d+)?%|\d+(?:/\d+)+)|` +
    String.raw`(${number})(?![\p{L}]{2}|[a-wyz]?\d)|[\p{L}\p{N}]+(?:['’&-][\p{L}\p{N}]+)*\.?`,
  'gu',
)

const fractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '1/2': 0.5,
  '¼': 0.25,
  '1/4': 0.25,
  '¾': 0.75,
  '3/4': 0.75,
}

/** No product description is longer, and the time of the patterns may grow with the square of the length. */
export const maxPiece = 300

export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  const folded = withPlainQuantities(fold(text.slice(0, maxPiece).replaceAll('×', ' x ')))
  for (let start = 0; start < folded.length;) {
    const end = plainWordEnd(folded, start)
    if (end > start) {
      tokens.push({ is: 'word', text: folded.slice(start, end) })
      start = end + 1
      continue
    }
    token.lastIndex = start
    const match = token.exec(folded)
    if (match === null) break
    start = token.lastIndex
    const [all, price, weight, volume, other, group, fraction, dash, cross, named, plain] = match
    if (price !== undefined) continue
    if (weight !== undefined) tokens.push(measured(weight, 'g'))
    else if (volume !== undefined) tokens.push(measured(volume, 'ml'))
    else if (other !== undefined)
      tokens.push(imperialOf(other) ?? measured(other.replace(/(?:cali|inc)$/, 'in'), 'other'))
    else if (group !== undefined)
      tokens.push({ is: 'measure', text: `${group}s`, value: Number(group), measure: 'other' })
    else if (fraction !== undefined)
      tokens.push({ is: 'number', text: fraction, value: fractions[fraction] ?? 0, isFraction: true })
    else if (dash !== undefined) tokens.push({ is: 'dash', text: dash })
    else if (cross !== undefined) tokens.push({ is: 'cross', text: 'x' })
    else if (named !== undefined) tokens.push({ is: 'word', text: named.replace('%', '') })
    else if (plain !== undefined) tokens.push(numberOf(plain))
    else tokens.push(...wordTokens(all.replace(/\.$/, '')))
  }
  return tokens
}

const grouped = /^[1-9]\d{0,2}[.,]\d{3}$/

/** A number. A separator before three digits is one of thousands, but may be a decimal one. */
export function numberOf(text: string): NumberToken {
  if (!grouped.test(text))
    return { is: 'number', text: text.replace(',', '.').replace('.', 'p'), value: valueOf(text) }
  const digits = text.replace(/[.,]/, '')
  return { is: 'number', text: digits, value: Number(digits), decimal: valueOf(text) }
}

const gramsPerPound = 453.592_37

function imperialOf(text: string): Token | undefined {
  const [, pounds] = /^([\d.,]+)\s*lbs?$/.exec(text) ?? []
  if (pounds === undefined) return undefined
  const value = Math.round(valueOf(pounds) * gramsPerPound * 1000) / 1000
  return {
    is: 'measure',
    text: `${pounds.replace(',', '.').replace('.', 'p')}lb`,
    value,
    measure: 'g',
    isImperial: true,
  }
}

// Attached to a number they only say that it counts: `3no`, `3off`.
const counters = new Set('no nos off x'.split(' '))

function wordTokens(text: string): readonly Token[] {
  const [, digits, letters] = /^(\d+)(\p{L}+)$/u.exec(text) ?? []
  if (digits === undefined || letters === undefined) return [{ is: 'word', text }]
  const number: Token = { is: 'number', text: digits, value: Number(digits) }
  if (counters.has(letters)) return [number]
  const isUnit = countUnit(letters) !== undefined || countIn(letters) !== undefined
  return isUnit ? [number, { is: 'word', text: letters }] : [{ is: 'word', text }]
}

/** Weights are never in thousandths of a gram. */
const thousandsOfGrams = /^([1-9]\d{0,2})[.,](\d{3})(?=\s*[gm])/

function measured(written: string, measure: Measure): Token {
  const text = measure === 'other' ? written : written.replace(thousandsOfGrams, '$1$2')
  const [word = text] = wordsOf(text)
  const value = valueOf(/^[\d.,]+/.exec(text)?.[0] ?? '')
  const isThousand = /^[\dp]+(?:kg|l)$/.test(word)
  const factor = measure === 'other' ? 1 : isThousand ? 1000 : word.endsWith('cl') ? 10 : 1
  return { is: 'measure', text: word, value: Math.round(value * factor * 1000) / 1000, measure }
}

function valueOf(text: string): number {
  return Number(text.replace(',', '.'))
}
