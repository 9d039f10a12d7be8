import { type Bits, emptyBits, setBit, union } from '../bits.ts'
import type { Catalogue } from '../catalogue.ts'
import { bitsOfGroup, type GroupWord, groupsWithPrefix } from './group-words.ts'
import { noPlace, part } from './product-words.ts'
import { ordinalOfEntry, partOfEntry, placeOfEntry, type SearchIndex } from './search-index.ts'
import { prefixRange } from './sorted-words.ts'
import { stemOf } from './stem.ts'

/** How well every product answers something, by ordinal, and where in its name the answer begins and ends. */
export interface Scores {
  /** Lower is better; `noMatch` does not answer. */
  readonly scores: Uint8Array<ArrayBuffer>
  readonly starts: Uint8Array<ArrayBuffer>
  readonly ends: Uint8Array<ArrayBuffer>
}

export const noMatch = 255

/** Scores of nothing yet. Behind the last product it goes on to the end of a word of bits. */
export function emptyScores(size: number): Uint8Array<ArrayBuffer> {
  return filledArray((size + 31) & ~31, noMatch)
}

const mostSpare = 32
let spare: Uint8Array<ArrayBuffer>[] = []

/** An array of its own that holds one number; one that was given back, if there is one: they are as long as the catalogue. */
export function filledArray(length: number, fill: number): Uint8Array<ArrayBuffer> {
  if (spare[0]?.length !== length) spare = []
  return (spare.pop() ?? new Uint8Array(length)).fill(fill)
}

/** Nobody looks at these any more. */
export function giveBack({ scores, starts, ends }: Scores): void {
  const own = new Set([scores, starts, ends])
  if (spare[0]?.length === scores.length || spare.length === 0)
    for (const array of own) if (spare.length < mostSpare) spare.push(array)
}

/** The ordinals that have a score. Four are looked at together: mostly none has. */
export function answeredIn(scores: Uint8Array<ArrayBuffer>): Bits {
  const fours = new Uint32Array(scores.buffer)
  const bits = emptyBits(scores.length)
  for (let at = 0; at < fours.length; at += 1) {
    if (fours[at] === 0xffffffff) continue
    for (let ordinal = at * 4; ordinal < at * 4 + 4; ordinal += 1)
      if (scores[ordinal] !== noMatch) setBit(bits, ordinal)
  }
  return bits
}

// By part. All are odd: an even one below is a name whose category says the same, which is the thing itself and not what is made of it.
const wholeScores = [1, 3, 5, 7, 13, 15, 25]
const beginningScores = [21, 23, 25, 27, 29, 31, 37]
const groupScores = {
  brand: { whole: 17, beginning: 33 },
  category: { whole: 27, beginning: 39 },
  value: { whole: 29, beginning: 41 },
} as const
/** The worst score of a whole word of the name. */
const worstOfName = 13
/** From so many products on, a word names products. */
const leastNamed = 10

/**
 * Scores a word: whole words (a plural is as good) before beginnings, the name before brand, category and attributes. With `wholeOnly`,
 * beginnings do not count.
 */
export function scoreWord(catalogue: Catalogue, word: string, wholeOnly: boolean): Scores {
  const size = catalogue.products.length
  const scores = emptyScores(size)
  const places = filledArray(scores.length, noPlace)
  const { index, groupWords } = catalogue
  const stem = stemOf(word)
  let named = 0
  for (const whole of index.byStem.get(stem) ?? [])
    named += scorePostings(index, whole, { scores, places, byPart: wholeScores })
  const [first, end] = wholeOnly ? [0, 0] : prefixRange(index.words, word)
  for (let at = first; at < end; at += 1)
    named += scorePostings(index, index.words[at] ?? '', { scores, places, byPart: beginningScores })
  const isNamed = named >= leastNamed
  scoreGroups(catalogue, groupWords.byStem.get(stem) ?? [], { scores, how: 'whole', isNamed })
  if (!wholeOnly)
    scoreGroups(catalogue, groupsWithPrefix(groupWords, word), { scores, how: 'beginning', isNamed })
  return { scores, starts: places, ends: places }
}

/** Scores the products that have a word; of how many it is in the name itself. */
function scorePostings(
  index: SearchIndex,
  word: string,
  { scores, places, byPart }: { scores: Uint8Array; places: Uint8Array; byPart: readonly number[] },
): number {
  const postings = index.postings.get(word) ?? []
  let named = 0
  for (let at = 0; at < postings.length; at += 1) {
    const entry = postings[at] ?? 0
    const ordinal = ordinalOfEntry(entry)
    const own = partOfEntry(entry)
    const score = byPart[own] ?? noMatch
    if (own <= part.name) named += 1
    if (score >= (scores[ordinal] ?? noMatch)) continue
    scores[ordinal] = score
    places[ordinal] = placeOfEntry(entry)
  }
  return named
}

/**
 * Scores the products of groups. Of a word that names products itself, a category that lists it among other things says nothing
 * of those: who asks for milk does not ask for cream.
 */
function scoreGroups(
  catalogue: Catalogue,
  groups: readonly GroupWord[],
  { scores, how, isNamed }: { scores: Uint8Array; how: 'whole' | 'beginning'; isNamed: boolean },
): void {
  for (const kind of ['brand', 'category', 'value'] as const) {
    const own = groups.filter(({ group }) => group.kind === kind)
    const telling = kind === 'category' && isNamed ? own.filter(({ isShared }) => !isShared) : own
    addScores(unionOf(catalogue, telling), scores, groupScores[kind][how])
    if (kind === 'category' && how === 'whole') confirm(unionOf(catalogue, own), scores)
  }
}

function unionOf(catalogue: Catalogue, groups: readonly GroupWord[]): Bits {
  return union(groups.map((group) => bitsOfGroup(catalogue, group)))
}

/** Gives the set's members a score, unless theirs is better. */
function addScores(bits: Bits, scores: Uint8Array, score: number): void {
  for (let at = 0; at < bits.length; at += 1)
    for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) {
      const ordinal = (at << 5) + 31 - Math.clz32(rest & -rest)
      if (score < (scores[ordinal] ?? noMatch)) scores[ordinal] = score
    }
}

/** Betters the members whose name says the same as the set. */
function confirm(bits: Bits, scores: Uint8Array): void {
  for (let at = 0; at < bits.length; at += 1)
    for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) {
      const ordinal = (at << 5) + 31 - Math.clz32(rest & -rest)
      const known = scores[ordinal] ?? noMatch
      if (known <= worstOfName && (known & 1) === 1) scores[ordinal] = known - 1
    }
}

/** Does any product, category or attribute have a word that begins so, or one that only differs by its plural? */
export function isWritten({ index, groupWords }: Catalogue, word: string): boolean {
  const stem = stemOf(word)
  const [first, end] = prefixRange(index.words, word)
  return (
    end > first ||
    index.byStem.has(stem) ||
    groupWords.byStem.has(stem) ||
    groupsWithPrefix(groupWords, word).length > 0
  )
}
