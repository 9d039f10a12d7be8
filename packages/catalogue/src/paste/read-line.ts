import { type Token, tokensOf } from './tokens.ts'
import {
  type CountUnit,
  countUnitOf,
  isDozen,
  isLabel,
  isNaming,
  sizeOf,
  spelledNumber,
} from './unit-words.ts'

/** How much of something is wanted, as it was written. */
export interface WrittenAmount {
  /** May have decimals. */
  readonly count: number
  /** Null: only a number was written. */
  readonly unit: CountUnit | 'kg' | null
  /** The word it is counted by, which may be of the name as well: `cans`. */
  readonly container: string | null
}

/** One line as it was written, taken apart. All words are folded. */
export interface ReadLine {
  /** What is wanted, without how much of it. */
  readonly name: string
  /** Numbers and measures that may be of a pack: `2l`, `12`. */
  readonly packs: readonly string[]
  readonly amount: WrittenAmount | null
  /** A single weight or volume that may be the amount where it is of no pack: grams or millilitres. */
  readonly measured: { readonly value: number; readonly measure: 'g' | 'ml' } | null
  /** `6 x 2L`, with nothing else that says how many: six of these, or the pack. */
  readonly isCrossed: boolean
}

/** From so much on, a number at the end is rather of a pack (`tea bags 1100`) than how many. */
const leastPackNumber = 100
const mostCount = 1_000_000
/** As many as one orders by a number alone; more is mistyped, or no amount. */
const mostBesideCode = 9999
const belowZero = /[-−]\d/

const bare = (count: number): WrittenAmount => ({ count, unit: null, container: null })

/** Takes a line apart into what is wanted and how much of it. */
export function readLine(text: string): ReadLine {
  const tokens = tokensOf(text)
  const used = new Set<number>()
  const explicit = unitAmount(tokens, used) ?? crossedAmount(tokens, used) ?? labelledAmount(tokens, used)
  const packed = explicit === null ? packCross(tokens) : undefined
  const amount = explicit ?? (packed !== undefined ? take(tokens, used, packed) : bareAmount(tokens, used))
  return { ...restOf(tokens, used, amount), amount, isCrossed: packed !== undefined }
}

/**
 * What stands beside the code of a product, where a number alone says how many. It is clear but for a number that says
 * neither that nor a pack, with no name beside it that it could belong to.
 */
export function readBesideCode(text: string): ReadLine & { readonly isClear: boolean } {
  const tokens = tokensOf(text)
  const [only] = tokens
  const alone = tokens.length === 1 && only?.is === 'number' && !belowZero.test(text) ? only.value : 0
  if (alone > 0 && alone <= mostBesideCode)
    return { name: '', packs: [], amount: bare(alone), measured: null, isCrossed: false, isClear: true }
  const line = readLine(text)
  const numbers = tokens.filter(({ is }, at) => is === 'number' && !isPackPart(tokens, at)).length
  const said = line.amount === null || line.isCrossed ? 0 : 1
  return { ...line, isClear: line.name !== '' || numbers <= said }
}

function take(tokens: readonly Token[], used: Set<number>, at: number): WrittenAmount {
  used.add(at).add(at + 1)
  return bare(valueAt(tokens, at))
}

function restOf(
  tokens: readonly Token[],
  used: ReadonlySet<number>,
  amount: WrittenAmount | null,
): Pick<ReadLine, 'name' | 'packs' | 'measured'> {
  const names: string[] = []
  const packs: string[] = []
  const sizes: NonNullable<ReadLine['measured']>[] = []
  for (const [at, token] of tokens.entries()) {
    if (used.has(at) || token.is === 'cross') continue
    if (token.is !== 'word') packs.push(token.text)
    else if (!isDozen(token.text)) names.push(sizeOf(token.text) ?? token.text)
    if (token.is === 'measure' && token.measure !== 'other')
      sizes.push({ value: token.value, measure: token.measure })
  }
  const [only] = sizes
  return {
    name: names.join(' '),
    packs,
    measured: amount === null && sizes.length === 1 && only !== undefined && !hasPack(tokens) ? only : null,
  }
}

/** `3 boxes`, `2 x boxes`, `half a box`, `szt. 3`, `box of`, and a unit that ends the line. */
function unitAmount(tokens: readonly Token[], used: Set<number>): WrittenAmount | null {
  for (const [at, token] of tokens.entries()) {
    if (token.is !== 'word') continue
    const unit = countUnitOf(token.text)
    const dozen = isDozen(token.text)
    if (unit === undefined && !dozen) continue
    const before = numberBefore(tokens, at)
    if (before) {
      for (let from = before.from; from <= at; from += 1) used.add(from)
      return dozen
        ? { count: before.count * 12, unit: 'piece', container: null }
        : { count: before.count, unit: unit ?? null, container: token.text }
    }
  }
  return unitAlone(tokens, used)
}

function unitAlone(tokens: readonly Token[], used: Set<number>): WrittenAmount | null {
  const last = tokens.length - 1
  const wordAt = (at: number) => (tokens[at]?.is === 'word' ? tokens[at].text : '')
  const units = (at: number) => countUnitOf(wordAt(at))
  const beforeLast = units(last - 1)
  const end = tokens[last]
  if (
    beforeLast !== undefined &&
    beforeLast !== 'pack' &&
    last > 1 &&
    end?.is === 'number' &&
    end.value < leastPackNumber
  ) {
    used.add(last - 1).add(last)
    return { count: end.value, unit: beforeLast, container: wordAt(last - 1) }
  }
  const first = units(0)
  if (first !== undefined && wordAt(1) === 'of') {
    used.add(0).add(1)
    return { count: 1, unit: first, container: wordAt(0) }
  }
  const ending = units(last)
  const hasCount = tokens.some(({ is }, at) => is === 'number' && !isPackPart(tokens, at)) || hasTimes(tokens)
  if (ending === 'box' && last > 0 && !hasCount) {
    used.add(last)
    return { count: 1, unit: 'box', container: null }
  }
  return null
}

interface NumberBefore {
  readonly from: number
  readonly count: number
}

/** The number in front of a unit: `3`, `2 x`, `half a`, `a`, `iki`. */
function numberBefore(tokens: readonly Token[], unitAt: number): NumberBefore | undefined {
  let at = unitAt - 1
  if (tokens[at]?.is === 'cross') at -= 1
  const token = tokens[at]
  if (token?.is === 'number' && !isPackPart(tokens, at)) return { from: at, count: token.value }
  if (token?.is !== 'word') return undefined
  const count = spelledNumber(token.text, true)
  if (count === undefined) return undefined
  const earlier = tokens[at - 1]
  const half = earlier?.is === 'word' ? spelledNumber(earlier.text, true) : undefined
  return half !== undefined ? { from: at - 1, count: half } : { from: at, count }
}

/** `10 x coke`, `milk x 6`: a cross with a number on one side only, or behind a measure. */
function crossedAmount(tokens: readonly Token[], used: Set<number>): WrittenAmount | null {
  const at = tokens.findLastIndex(({ is }, index) => is === 'cross' && !isPackCross(tokens, index))
  if (at < 0) return null
  const side = tokens[at + 1]?.is === 'number' ? at + 1 : tokens[at - 1]?.is === 'number' ? at - 1 : -1
  if (side < 0) return null
  used.add(at).add(side)
  return bare(valueAt(tokens, side))
}

/** Does a number or measure stand on both sides, as in a pack? A measure before it is none: `2kg x 6`. */
function isPackCross(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  return before?.is === 'number' && (after?.is === 'number' || after?.is === 'measure')
}

const hasPack = (tokens: readonly Token[]): boolean =>
  tokens.some(({ is }, at) => is === 'cross' && isPackCross(tokens, at))
const hasTimes = (tokens: readonly Token[]): boolean =>
  tokens.some(({ is }, at) => is === 'cross' && !isPackCross(tokens, at))

function isPackPart(tokens: readonly Token[], at: number): boolean {
  return (
    (tokens[at + 1]?.is === 'cross' && isPackCross(tokens, at + 1)) ||
    (tokens[at - 1]?.is === 'cross' && isPackCross(tokens, at - 1))
  )
}

/** `qty 5`, `ilość: 3`. */
function labelledAmount(tokens: readonly Token[], used: Set<number>): WrittenAmount | null {
  const at = tokens.findIndex(
    (token, index) => token.is === 'word' && isLabel(token.text) && tokens[index + 1]?.is === 'number',
  )
  if (at < 0) return null
  used.add(at).add(at + 1)
  return bare(valueAt(tokens, at + 1))
}

/** `6 x 2L` at the start with no number left to say how many: where it stands. */
function packCross(tokens: readonly Token[]): number | undefined {
  const isStart = tokens[0]?.is === 'number' && tokens[1]?.is === 'cross' && isPackCross(tokens, 1)
  const end = tokens.at(-1)
  return isStart && tokens[3]?.is !== 'cross' && !(end?.is === 'number' && tokens.length > 4) ? 0 : undefined
}

/** A number, or one spelled out, that starts or ends the line. */
function bareAmount(tokens: readonly Token[], used: Set<number>): WrittenAmount | null {
  const [first] = tokens
  const last = tokens.length - 1
  const end = tokens[last]
  if (
    first?.is === 'number' &&
    Number.isInteger(first.value) &&
    first.value > 0 &&
    last > 0 &&
    !isPackPart(tokens, 0)
  ) {
    used.add(0)
    return bare(first.value)
  }
  const spelled =
    first?.is === 'word' && last > 0 ? spelledNumber(first.text, tokens[1]?.is === 'measure') : undefined
  if (spelled !== undefined) return spelledAmount(tokens, used, spelled)
  return end?.is === 'number'
    ? looseAmount(tokens, used, last)
    : looseAmount(
        tokens,
        used,
        tokens.findIndex(({ is }) => is === 'number'),
      )
}

/** A number that stands alone, and is of no pack and no name. */
function looseAmount(tokens: readonly Token[], used: Set<number>, at: number): WrittenAmount | null {
  const [before, token] = [tokens[at - 1], tokens[at]]
  const isNamed = before?.is === 'word' && isNaming(before.text)
  if (token?.is !== 'number' || tokens.length === 1 || isNamed || isPackPart(tokens, at)) return null
  if (!Number.isInteger(token.value) || token.value < 1 || token.value >= leastPackNumber) return null
  used.add(at)
  return bare(token.value)
}

/** `two milk`; and `half kilo`, which is weighed. */
function spelledAmount(tokens: readonly Token[], used: Set<number>, count: number): WrittenAmount | null {
  used.add(0)
  const next = tokens[1]
  if (next?.is !== 'measure' || next.measure !== 'g') return bare(count)
  used.add(1)
  return { count: (count * next.value) / 1000, unit: 'kg', container: null }
}

function valueAt(tokens: readonly Token[], at: number): number {
  const token = tokens[at]
  return token?.is === 'number' ? Math.min(token.value, mostCount) : 1
}
