import { isSizeOf } from './named-sizes.ts'
import { hasTimes, isPackCross, isPackPart, minPackNumber, minPackSize } from './pack-crosses.ts'
import { type Token } from './tokens.ts'
import { countIn, type CountUnit, countUnit, isLabel, isNaming, isPlural } from './unit-words.ts'

export interface WrittenAmount {
  /** May have decimals. */
  readonly count: number
  readonly upTo: number | null
  /** Null if only a number was written. */
  readonly unit: CountUnit | 'kg' | null
  /** The container word, which may also be part of the name: `cans`. */
  readonly container: string | null
  /** The word after a number without a unit. A product with both in its name is meant: `2 ply`. */
  readonly nextWord: string | null
  /** The count if its separator of thousands is a decimal one: `1,200`. */
  readonly decimal: number | null
  /** The number before a unit that is counted behind it, the content of that unit or the count itself: `48 box x 2`. */
  readonly countOrContent?: number
}

const maxCount = 1_000_000
/** Maximum quantity of a bare number; a larger one is mistyped or no amount. */
export const maxBesideCode = 9999

export const bare = (count: number, upTo: number | null = null): WrittenAmount => ({
  count,
  upTo,
  unit: null,
  container: null,
  nextWord: null,
  decimal: null,
})

/** `3 boxes`, `2 x boxes`, `half a box`, `szt. 3`, `box of`, and a unit at the end of the line. */
export function unitAmount(tokens: readonly Token[], used: Set<number>): WrittenAmount | null {
  for (const [index, token] of tokens.entries()) {
    if (
      token.is === 'measure' &&
      token.isAmount &&
      token.measure === 'g' &&
      !isCountedBehind(tokens, index)
    ) {
      used.add(index)
      const upTo = token.upTo === undefined ? null : token.upTo / 1000
      return { ...bare(token.value / 1000, upTo), unit: 'kg' }
    }
    const packs = index === 0 && token.is === 'measure' ? packsOf(token.text) : undefined
    if (packs !== undefined) {
      used.add(index)
      return { ...bare(packs), unit: 'pack', container: 'pack' }
    }
    if (token.is === 'range' && token.unit !== null) {
      used.add(index)
      return { ...bare(token.value, token.to), unit: countUnit(token.unit) ?? null, container: token.unit }
    }
    const unit = token.is === 'word' ? countUnit(token.text) : undefined
    const pieces = token.is === 'word' && token.isNamed !== true ? countIn(token.text) : undefined
    const isPieces = token.is === 'number' && token.isPieces === true && !isCounting(tokens, index + 1)
    if (isPieces) {
      used.add(index)
      return { ...bare(token.value), unit: 'piece' }
    }
    if (unit === undefined && pieces === undefined) continue
    const before = numberBefore(tokens, index)
    if (!before || isPackSize(tokens, before, unit)) continue
    const times = unit === undefined ? undefined : timesBehind(tokens, index, before)
    // The name keeps `big tins` of `2 big tins`, which chooses the pack.
    const end = before.isSized ? index - 2 : index
    if (times !== undefined) {
      if (!before.isSized) used.add(index)
      used.add(index + 1).add(index + 2)
      return { ...bare(times), unit: unit ?? null, container: token.text, countOrContent: before.count }
    }
    for (let from = before.from; from <= end; from += 1) used.add(from)
    if (pieces !== undefined) return { ...bare(before.count * pieces), unit: 'piece' }
    return {
      ...bare(before.count, before.upTo),
      unit: unit ?? null,
      container: token.text,
      decimal: before.decimal,
    }
  }
  return tokens.some(({ is }) => is === 'vague') ? null : unitAlone(tokens, used)
}

/** `beş yüz gram bir koli`: the weight is the size of what is counted behind it. */
const isCountedBehind = (tokens: readonly Token[], from: number): boolean =>
  tokens.some(
    (_, index) => index > from && isCounting(tokens, index) && numberBefore(tokens, index) !== undefined,
  )

/**
 * `2 cola 24 packs`, `180 pieces 2`: the larger number is the content of a pack if another number counts. In front of other units only if that
 * is the last word.
 */
function isPackSize(
  tokens: readonly Token[],
  { from, count }: NumberBefore,
  unit: CountUnit | undefined,
): boolean {
  if (unit === undefined || count < (unit === 'box' ? minPackNumber : minPackSize)) return false
  const last = isCounting(tokens, tokens.length - 1) ? tokens.length - 2 : tokens.length - 1
  return tokens.some(
    (token, index) =>
      token.is === 'number' &&
      token.value < count &&
      (unit === 'pack'
        ? index !== from
        : index === last && index > from + 1 && tokens[index - 1]?.is !== 'cross'),
  )
}

/** `48 box x 2` at the end of the line, where either number may count the boxes. */
function timesBehind(
  tokens: readonly Token[],
  unitAt: number,
  { count, upTo }: NumberBefore,
): number | undefined {
  const [cross, times] = [tokens[unitAt + 1], tokens[unitAt + 2]]
  const isLast = unitAt + 3 === tokens.length && cross?.is === 'cross' && times?.is === 'number'
  return isLast && upTo === null && count > 1 && times.value > 1 ? times.value : undefined
}

/** `3pk` at the start counts packs; a larger number is the content of one. */
function packsOf(text: string): number | undefined {
  const [, digit] = /^(\d)pk$/.exec(text) ?? []
  return digit === undefined ? undefined : Number(digit)
}

function isCounting(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  return token?.is === 'word' && countUnit(token.text) !== undefined
}

function unitAlone(tokens: readonly Token[], used: Set<number>): WrittenAmount | null {
  const last = tokens.length - 1
  const wordAt = (index: number) => (tokens[index]?.is === 'word' ? tokens[index].text : '')
  const units = (index: number) => countUnit(wordAt(index))
  const beforeLast = units(last - 1)
  const end = tokens[last]
  if (
    beforeLast !== undefined &&
    beforeLast !== 'pack' &&
    last > 1 &&
    end?.is === 'number' &&
    end.value < minPackNumber &&
    (beforeLast === 'box' || Number.isInteger(end.value))
  ) {
    if (!isSizeOf(wordAt(last - 2), wordAt(last - 1))) used.add(last - 1)
    used.add(last)
    return { ...bare(end.value), unit: beforeLast, container: wordAt(last - 1) }
  }
  const first = units(0)
  const second = tokens[1]
  // `kartonów 3 śmietana`
  if (
    first !== undefined &&
    first !== 'pack' &&
    second?.is === 'number' &&
    last > 1 &&
    !isPackPart(tokens, 1)
  ) {
    used.add(0).add(1)
    return { ...bare(second.value), unit: first, container: wordAt(0) }
  }
  if (first !== undefined && wordAt(1) === 'of' && !isPlural(wordAt(0))) {
    used.add(0).add(1)
    return { ...bare(1), unit: first, container: wordAt(0) }
  }
  const ending = units(last)
  const hasCount =
    tokens.some(({ is }, index) => is === 'number' && !isPackPart(tokens, index)) || hasTimes(tokens)
  if (ending === 'box' && last > 0 && !hasCount && !isPlural(wordAt(last))) {
    used.add(last)
    return { ...bare(1), unit: 'box' }
  }
  return null
}

interface NumberBefore {
  readonly from: number
  readonly count: number
  readonly upTo: number | null
  readonly decimal: number | null
  /** True for `2 big tins`. */
  readonly isSized: boolean
}

const containerSizes = new Set('big full whole duzy duze duza duzych caly cale cala buyuk tam'.split(' '))

function numberBefore(tokens: readonly Token[], unitAt: number): NumberBefore | undefined {
  let index = unitAt - 1
  const beforeUnit = tokens[index]
  const size = beforeUnit?.is === 'word' ? beforeUnit.text : ''
  const isSized = isSizeOf(size, tokens[unitAt]?.text ?? '')
  // `1 whole sack`, `2 big boxes`
  if (isSized || containerSizes.has(size)) index -= 1
  if (tokens[index]?.is === 'cross') index -= 1
  const token = tokens[index]
  if (token?.is === 'range')
    return { from: index, count: token.value, upTo: token.to, decimal: null, isSized }
  if (token?.is === 'number' && !isPackPart(tokens, index))
    return { from: index, count: token.value, upTo: null, decimal: token.decimal ?? null, isSized }
  return undefined
}

/** `10 x coke`, `milk x 6`: a cross with a number on one side only, or after a measure. */
export function crossedAmount(tokens: readonly Token[], used: Set<number>): WrittenAmount | null {
  const crossIndex = tokens.findLastIndex(({ is }, index) => is === 'cross' && !isPackCross(tokens, index))
  if (crossIndex < 0) return null
  const side =
    tokens[crossIndex + 1]?.is === 'number'
      ? crossIndex + 1
      : tokens[crossIndex - 1]?.is === 'number'
        ? crossIndex - 1
        : -1
  if (side < 0) return null
  used.add(crossIndex).add(side)
  return counted(tokens, side)
}

export function labelledAmount(tokens: readonly Token[], used: Set<number>): WrittenAmount | null {
  const labelIndex = tokens.findIndex(
    (token, index) => token.is === 'word' && isLabel(token.text) && tokens[index + 1]?.is === 'number',
  )
  if (labelIndex < 0) return null
  used.add(labelIndex).add(labelIndex + 1)
  return counted(tokens, labelIndex + 1)
}

export function bareAmount(tokens: readonly Token[], used: Set<number>): WrittenAmount | null {
  const [first] = tokens
  const last = tokens.length - 1
  const end = tokens[last]
  const range = first?.is === 'range' ? 0 : end?.is === 'range' ? last : -1
  const ends = tokens[range]
  if (ends?.is === 'range') {
    used.add(range)
    return bare(ends.value, ends.to)
  }
  const isCount = first?.is === 'number' && (first.isSpelled || Number.isInteger(first.value)) && last > 0
  if (isCount && first.value > 0 && first.value <= maxBesideCode && !isPackPart(tokens, 0)) {
    used.add(0)
    return { ...counted(tokens, 0), nextWord: wordAfter(tokens, 0) }
  }
  const numberAt = (isContent: boolean) =>
    tokens.findIndex(({ is }, index) => is === 'number' && (tokens[index - 1]?.text === 'of') === isContent)
  // `box of 200, 3 of them`
  const other = end?.is === 'number' ? last : numberAt(false)
  // `box of 10 size 4`
  const isOfName = other < 0 || isNumbered(tokens, other)
  return looseAmount(tokens, used, isOfName ? numberAt(true) : other)
}

const isNumbered = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens[index - 1]
  return before?.is === 'word' && isNaming(before.text)
}

function looseAmount(tokens: readonly Token[], used: Set<number>, index: number): WrittenAmount | null {
  const token = tokens[index]
  if (token?.is !== 'number' || tokens.length === 1) return null
  if (isNumbered(tokens, index) || isPackPart(tokens, index)) return null
  if (
    !Number.isInteger(token.value) ||
    token.value < 1 ||
    (token.value >= minPackNumber && token.decimal === undefined)
  )
    return null
  used.add(index)
  return { ...counted(tokens, index), nextWord: wordAfter(tokens, index) }
}

function wordAfter(tokens: readonly Token[], index: number): string | null {
  const next = tokens[index + 1]
  return next?.is === 'word' ? next.text : null
}

export function counted(tokens: readonly Token[], index: number): WrittenAmount {
  const token = tokens[index]
  return { ...bare(valueAt(tokens, index)), decimal: token?.is === 'number' ? (token.decimal ?? null) : null }
}

function valueAt(tokens: readonly Token[], index: number): number {
  const token = tokens[index]
  return token?.is === 'number' ? Math.min(token.value, maxCount) : 1
}

export const plainAmount: WrittenAmount = {
  count: 1,
  upTo: null,
  unit: null,
  container: null,
  nextWord: null,
  decimal: null,
}
