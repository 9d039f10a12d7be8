import type { Token } from './tokens.ts'

/** A weight or volume, in grams or millilitres. */
export interface WrittenSize {
  readonly value: number
  readonly measure: 'g' | 'ml'
  readonly isImperial?: boolean
  readonly upTo?: number
}

/** From this size on, a number at the end is probably a pack (`tea bags 1100`), not a quantity. */
export const minPackNumber = 100
/** From this number on, packs beside another number are one size of pack. */
export const minPackSize = 12

/** True if a number or measure is on both sides, as in a pack. A measure before it does not count: `2kg x 6`. */
export function isPackCross(tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]]
  if (before?.is !== 'number') return false
  return after?.is === 'measure' || (after?.is === 'number' && !isSizeTimes(tokens, index))
}

/** `bleach 750 x 2`, `bacon 2.27 x4`: the times of a size, because packs are written with their number first, and it is whole. */
function isSizeTimes(tokens: readonly Token[], index: number): boolean {
  const [size, times] = [tokens[index - 1], tokens[index + 1]]
  if (size?.is !== 'number' || times?.is !== 'number' || times.value >= minPackSize) return false
  if (index + 2 !== tokens.length) return false
  const isDecimal = !Number.isInteger(size.value) && size.decimal === undefined
  return isDecimal || (size.value >= minPackNumber && tokens[index - 2]?.is !== 'cross')
}

export const hasPack = (tokens: readonly Token[]): boolean =>
  tokens.some(({ is }, index) => is === 'cross' && isPackCross(tokens, index))
export const hasTimes = (tokens: readonly Token[]): boolean =>
  tokens.some(({ is }, index) => is === 'cross' && !isPackCross(tokens, index))

export function isPackPart(tokens: readonly Token[], index: number): boolean {
  return (
    (tokens[index + 1]?.is === 'cross' && isPackCross(tokens, index + 1)) ||
    (tokens[index - 1]?.is === 'cross' && isPackCross(tokens, index - 1))
  )
}

export function packCross(tokens: readonly Token[]): number | undefined {
  const isStart = tokens[0]?.is === 'number' && tokens[1]?.is === 'cross' && isPackCross(tokens, 1)
  const end = tokens.at(-1)
  return isStart && tokens[3]?.is !== 'cross' && !(end?.is === 'number' && tokens.length > 4) ? 0 : undefined
}

export interface WrittenTimes {
  readonly count: number
  readonly size: WrittenSize | null
}

/** The first number of the only pack of a line: `penne 4 x 3kg`, `2 x 6 x 3kg penne`. */
export function timesOf(tokens: readonly Token[]): WrittenTimes | null {
  const crossIndex = tokens.findIndex(({ is }, index) => is === 'cross' && isPackCross(tokens, index))
  const first = tokens[crossIndex - 1]
  let last = crossIndex + 1
  while (tokens[last + 1]?.is === 'cross') last += 2
  const end = tokens[last]
  if (first?.is !== 'number' || end?.is !== 'measure') return null
  const isOne = last === crossIndex + 1 && end.measure !== 'other'
  return { count: first.value, size: isOne ? { value: end.value, measure: end.measure } : null }
}
