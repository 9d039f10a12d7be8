import { type Bits, union } from '../bits.ts'
import type { Catalogue } from '../catalogue.ts'
import { bitsOfGroup, type GroupWord, groupsWithPrefix } from './group-words.ts'
import { noPlace } from './product-words.ts'
import { ordinalOfEntry, partOfEntry, placeOfEntry } from './search-index.ts'
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

/**
 * Scores a word: whole words (a plural is as good) before beginnings, the name before brand, category and attributes. With `wholeOnly`,
 * beginnings do not count.
 */
export function scoreWord(catalogue: Catalogue, word: string, wholeOnly: boolean): Scores {
  const size = catalogue.products.length
  const scores = new Uint8Array(size).fill(noMatch)
  const places = new Uint8Array(size).fill(noPlace)
  const stem = stemOf(word)
  for (const whole of catalogue.index.byStem.get(stem) ?? [])
    scorePostings(catalogue, whole, { scores, places, byPart: wholeScores })
  if (!wholeOnly) {
    const { words } = catalogue.index
    const [first, end] = prefixRange(words, word)
    for (let at = first; at < end; at += 1)
      scorePostings(catalogue, words[at] ?? '', { scores, places, byPart: beginningScores })
  }
  scoreGroups(catalogue, catalogue.groupWords.byStem.get(stem) ?? [], { scores, how: 'whole' })
  if (!wholeOnly)
    scoreGroups(catalogue, groupsWithPrefix(catalogue.groupWords, word), { scores, how: 'beginning' })
  return { scores, starts: places, ends: places }
}

function scorePostings(
  { index }: Catalogue,
  word: string,
  { scores, places, byPart }: { scores: Uint8Array; places: Uint8Array; byPart: readonly number[] },
): void {
  const postings = index.postings.get(word) ?? []
  for (let at = 0; at < postings.length; at += 1) {
    const entry = postings[at] ?? 0
    const ordinal = ordinalOfEntry(entry)
    const score = byPart[partOfEntry(entry)] ?? noMatch
    if (score >= (scores[ordinal] ?? noMatch)) continue
    scores[ordinal] = score
    places[ordinal] = placeOfEntry(entry)
  }
}

function scoreGroups(
  catalogue: Catalogue,
  groups: readonly GroupWord[],
  { scores, how }: { scores: Uint8Array; how: 'whole' | 'beginning' },
): void {
  for (const kind of ['brand', 'category', 'value'] as const) {
    const own = groups.filter(({ group }) => group.kind === kind)
    if (own.length === 0) continue
    const bits = union(own.map((group) => bitsOfGroup(catalogue, group)))
    scoreBits(bits, scores, { score: groupScores[kind][how], confirms: kind === 'category' && how === 'whole' })
  }
}

/** Gives the set's members a score they do not have yet; or confirms a name that says the same as its category. */
function scoreBits(
  bits: Bits,
  scores: Uint8Array,
  { score, confirms }: { score: number; confirms: boolean },
): void {
  for (let at = 0; at < bits.length; at += 1) {
    let rest = bits[at] ?? 0
    while (rest !== 0) {
      const lowest = rest & -rest
      rest ^= lowest
      const ordinal = (at << 5) + 31 - Math.clz32(lowest)
      const known = scores[ordinal] ?? noMatch
      if (score < known) scores[ordinal] = score
      else if (confirms && known <= worstOfName && (known & 1) === 1) scores[ordinal] = known - 1
    }
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
