import { type BitSet, countBits, emptyBitSet, setBit } from '../bit-set.ts'

/** Matching products, ascending by ordinal, each with its match. */
export interface Matches {
  readonly ordinals: Uint32Array<ArrayBuffer>
  /** Packed by `packMatch`: the score (lower is better), the traits, and where in the name the match begins and ends. */
  readonly matches: Int32Array<ArrayBuffer>
}

/** Stands for products that do not match. No match has this value or its score. */
export const noMatch = 0x7fffffff

/**
 * Traits of a match, as bits: it contains the words themselves, not synonyms; they are its head noun; its department has the same name;
 * they name its brand; each is a word of its brand; each is a whole word of its name; other words in between make it another product.
 */
export const trait = {
  literal: 1,
  head: 2,
  department: 4,
  brand: 8,
  brandWord: 16,
  whole: 32,
  apart: 64,
} as const

export interface Match {
  readonly score: number
  readonly traits: number
  readonly start: number
  readonly end: number
}

export function packMatch({ score, traits, start, end }: Match): number {
  return (score << 16) | (traits << 8) | (start << 4) | end
}

export const matchScore = (match: number): number => match >>> 16
export const matchTraits = (match: number): number => (match >>> 8) & 0xff
export const withDistance = (match: number, distance: number): number => match + (distance << 16)
export const withoutTraits = (match: number, traits: number): number => match & ~(traits << 8)
export const withTraits = (match: number, traits: number): number => match | (traits << 8)
export const withPosition = (match: number, position: number): number =>
  (match & ~0xff) | (position << 4) | position
export const withPositionOf = (match: number, other: number): number => (match & ~0xff) | (other & 0xff)
export const matchStart = (match: number): number => (match >>> 4) & 15
export const matchEnd = (match: number): number => match & 15

/** Working memory of a look-up, by ordinal. */
export interface MatchBuffer {
  readonly matches: Int32Array<ArrayBuffer>
  readonly written: BitSet
}

/** Buffers are cleared and reused, because a new one is as long as the catalogue. There are several, because look-ups can be nested. */
let spareBuffers: MatchBuffer[] = []

export function collectMatches(size: number, write: (buffer: MatchBuffer) => void): Matches {
  if (spareBuffers[0]?.matches.length !== size) spareBuffers = []
  const buffer = spareBuffers.pop() ?? {
    matches: new Int32Array(size).fill(noMatch),
    written: emptyBitSet(size),
  }
  write(buffer)
  const matches = drainMatches(buffer)
  spareBuffers.push(buffer)
  return matches
}

export function writeMatch({ matches, written }: MatchBuffer, ordinal: number, match: number): void {
  if (matches[ordinal] === noMatch) setBit(written, ordinal)
  matches[ordinal] = match
}

function drainMatches({ matches, written }: MatchBuffer): Matches {
  const count = countBits(written)
  const drained = { ordinals: new Uint32Array(count), matches: new Int32Array(count) }
  let cursor = 0
  for (let word = 0; word < written.length; word += 1) {
    let rest = written[word] ?? 0
    if (rest === 0) continue
    written[word] = 0
    for (; rest !== 0; rest &= rest - 1) {
      const ordinal = (word << 5) + 31 - Math.clz32(rest & -rest)
      drained.ordinals[cursor] = ordinal
      drained.matches[cursor] = matches[ordinal] ?? noMatch
      matches[ordinal] = noMatch
      cursor += 1
    }
  }
  return drained
}

/** The index of an ordinal, or of the next larger one, from an index on. Uses doubling steps, because it is usually near. */
export function seekOrdinal(ordinals: Uint32Array, from: number, ordinal: number): number {
  let step = 1
  let low = from
  while (low + step < ordinals.length && (ordinals[low + step] ?? 0) < ordinal) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, ordinals.length)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ordinals[middle] ?? 0) < ordinal) low = middle + 1
    else high = middle
  }
  return low
}

/** The traits of one product's match; undefined if it does not match. */
export function traitsOf({ ordinals, matches }: Matches, ordinal: number): number | undefined {
  const index = seekOrdinal(ordinals, 0, ordinal)
  return ordinals[index] === ordinal ? matchTraits(matches[index] ?? 0) : undefined
}

export function intersectMatches(all: readonly Matches[]): Uint32Array<ArrayBuffer> {
  const lists = all.map(({ ordinals }) => ordinals).sort((one, other) => one.length - other.length)
  const [shortest] = lists
  if (shortest === undefined || lists.length === 1) return shortest ?? new Uint32Array(0)
  if (remaining.length < shortest.length) remaining = new Uint32Array(shortest.length * 2)
  remaining.set(shortest)
  let count = shortest.length
  for (let index = 1; index < lists.length; index += 1)
    count = intersectInPlace(count, lists[index] ?? shortest)
  return remaining.slice(0, count)
}

/** The remaining ordinals during intersection. Reused, because allocating takes as long as intersecting. */
let remaining = new Uint32Array(1024)

/** From this ratio on, searching for each of the few is faster than scanning the many. */
const fewToMany = 16

/** Keeps those of the first `count` remaining ordinals that are in a list; returns their number. */
function intersectInPlace(count: number, many: Uint32Array<ArrayBuffer>): number {
  const isSought = count * fewToMany < many.length
  let resultCount = 0
  let index = 0
  for (let cursor = 0; cursor < count; cursor += 1) {
    const ordinal = remaining[cursor] ?? 0
    if (isSought) index = seekOrdinal(many, index, ordinal)
    else while (index < many.length && (many[index] ?? 0) < ordinal) index += 1
    if (many[index] === ordinal) remaining[resultCount++] = ordinal
  }
  return resultCount
}
