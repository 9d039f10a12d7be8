import type { Catalogue } from '../catalogue.ts'
import { otherNumberForms, withoutNumberWord } from './number-words.ts'
import { prefixRange } from './sorted-words.ts'
import { stemOf } from './stem.ts'

/** How people write one word of a product otherwise: in one or in several, its number as a word, and `0` for `o`. */

type Words = Pick<Catalogue, 'index'>

const lookalikes: Readonly<Record<string, string>> = { 0: 'o', o: '0', 1: 'l', l: '1', i: '1' }
const mostLookalikes = 3
/** A shorter part of a word must stand right beside the next one in a name. */
const leastPart = 3
const leastBegun = 2
const mostParts = 4
const mostSplits = 12

/** Is it a word of a product, give or take its plural? */
function isWord({ index }: Words, word: string): boolean {
  return index.byStem.has(stemOf(word))
}

/** Words written together that products write as one: `kit kat` is `kitkat`, `seven up` is `7up`, `j 20` is `j2o`. */
export function writtenAsOne(catalogue: Words, words: readonly string[]): readonly string[] {
  const joined = words.reduce<readonly string[]>(
    (starts, word) => {
      const forms = [word, ...otherNumberForms(word)]
      return starts.flatMap((start) => forms.map((form) => start + form))
    },
    [''],
  )
  const written = joined.filter((word) => !/^\d+$/.test(word) && isWord(catalogue, word))
  return written.length > 0 ? written : joined.flatMap((word) => lookalikesOf(catalogue, word))
}

/** One word as products write it otherwise: a number in letters or digits, and what looks like another letter. */
export function otherSpellings(catalogue: Words, word: string): readonly string[] {
  const numbers = otherNumberForms(word).filter((form) => catalogue.index.postings.has(form))
  if (numbers.length > 0 || isWord(catalogue, word)) return numbers
  const counted = withoutNumberWord(word)
  return counted !== undefined && isWord(catalogue, counted) ? [counted] : lookalikesOf(catalogue, word)
}

/** The written words that letters and digits together look like: `j20` and `j2o`. */
function lookalikesOf({ index }: Words, word: string): readonly string[] {
  if (!/\d/.test(word) || !/\p{L}/u.test(word)) return []
  const places = word
    .split('')
    .flatMap((letter, at) => (letter in lookalikes ? [at] : []))
    .slice(0, mostLookalikes)
  const forms = places.reduce<readonly string[]>(
    (all, at) => [...all, ...all.map((form) => replaceAt(form, at))],
    [word],
  )
  return forms.slice(1).filter((form) => index.postings.has(form))
}

function replaceAt(word: string, at: number): string {
  return word.slice(0, at) + (lookalikes[word[at] ?? ''] ?? '') + word.slice(at + 1)
}

export interface Split {
  readonly words: readonly string[]
  /** They must follow each other in the name. */
  readonly inRow: boolean
}

/** A word taken as several that products write apart, the last of which may be a beginning: `pgtips`, `kitkatchunky`, `sevenup`. */
export function splitsOf(catalogue: Words, word: string): readonly Split[] {
  return partings(catalogue, word, mostParts)
    .slice(0, mostSplits)
    .map((words) => ({
      words,
      inRow: words.length > 2 || words.some((part) => part.length < leastPart),
    }))
}

/** Only as whole words that follow each other: for a word that some product writes as one. */
export function wholeSplitsOf(catalogue: Words, word: string): readonly Split[] {
  if (/\d/.test(word)) return []
  const splits: Split[] = []
  for (let at = leastBegun; at <= word.length - leastBegun; at += 1) {
    const words = [word.slice(0, at), word.slice(at)] as const
    if (words.every((part) => isWord(catalogue, part))) splits.push({ words, inRow: true })
  }
  return splits
}

function partings(catalogue: Words, word: string, most: number): readonly (readonly string[])[] {
  const found: (readonly string[])[] = []
  for (let at = 1; at < word.length; at += 1) {
    const [first, rest] = [word.slice(0, at), word.slice(at)]
    const firsts = [first, ...otherNumberForms(first)].filter((form) => isWord(catalogue, form))
    if (firsts.length === 0) continue
    const lasts = [rest, ...otherNumberForms(rest)].filter((form) => isLast(catalogue, form, at > 1))
    const ends = lasts.map((form) => [form])
    // A single letter begins nothing longer: `m` and `ms`.
    const further = most > 2 && at > 1 ? partings(catalogue, rest, most - 1) : []
    for (const start of firsts) for (const end of [...ends, ...further]) found.push([start, ...end])
  }
  return found
}

/** Can it end a word that is taken apart? A letter alone is rather a slip: `tomatos` is no tomato. */
function isLast({ index }: Words, part: string, mayBegin: boolean): boolean {
  if (part.length < leastBegun && !/\d/.test(part)) return false
  if (index.byStem.has(stemOf(part))) return true
  const [first, end] = mayBegin && !/^\d/.test(part) ? prefixRange(index.words, part) : [0, 0]
  return end > first
}
