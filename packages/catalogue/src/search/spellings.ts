import type { Catalogue } from '../catalogue.ts'
import { otherNumberForms, withoutNumberWord } from './number-words.ts'
import { prefixRange } from './sorted-words.ts'
import { stemOf } from './stem.ts'

/** Other spellings of a product's word: joined or split, its number as a word, and `0` for `o`. */

type Words = Pick<Catalogue, 'index'>

const lookalikes: Readonly<Record<string, string>> = { 0: 'o', o: '0', 1: 'l', l: '1', i: '1' }
const maxLookalikes = 3
const minPart = 3
const minSplitPart = 2
const maxParts = 4
const maxSplits = 12

function isWord({ index }: Words, word: string): boolean {
  return index.byStem.has(stemOf(word))
}

/** Joins words that products write as one: `kit kat` is `kitkat`, `seven up` is `7up`, `j 20` is `j2o`. */
export function joinWordsWrittenAsOne(catalogue: Words, words: readonly string[]): readonly string[] {
  const others = words.map(otherNumberForms)
  const joined = others.every((forms) => forms.length === 0)
    ? [words.join('')]
    : words.reduce<readonly string[]>(
        (starts, word, index) => {
          const forms = [word, ...(others[index] ?? [])]
          return starts.flatMap((start) => forms.map((form) => start + form))
        },
        [''],
      )
  const written = joined.filter((word) => isWord(catalogue, word) && !/^\d+$/.test(word))
  return written.length > 0 ? written : joined.flatMap((word) => lookalikesOf(catalogue, word))
}

export function otherSpellings(catalogue: Words, word: string): readonly string[] {
  const numbers = otherNumberForms(word).filter((form) => catalogue.index.postings.has(form))
  if (numbers.length > 0 || isWord(catalogue, word)) return numbers
  const counted = withoutNumberWord(word)
  return counted !== undefined && isWord(catalogue, counted) ? [counted] : lookalikesOf(catalogue, word)
}

/** Known words that look like this mix of letters and digits: `j20` and `j2o`. */
function lookalikesOf({ index }: Words, word: string): readonly string[] {
  if (!/\d/.test(word) || !/\p{L}/u.test(word)) return []
  const positions = word
    .split('')
    .flatMap((letter, letterIndex) => (letter in lookalikes ? [letterIndex] : []))
    .slice(0, maxLookalikes)
  const forms = positions.reduce<readonly string[]>(
    (all, letterIndex) => [...all, ...all.map((form) => replaceAt(form, letterIndex))],
    [word],
  )
  return forms.slice(1).filter((form) => index.postings.has(form))
}

function replaceAt(word: string, index: number): string {
  return word.slice(0, index) + (lookalikes[word[index] ?? ''] ?? '') + word.slice(index + 1)
}

export interface WordSplit {
  readonly words: readonly string[]
  readonly inRow: boolean
}

/** Splits a word into several that products write separately; the last may be a prefix: `pgtips`, `kitkatchunky`, `sevenup`. */
export function splitsOf(catalogue: Words, word: string): readonly WordSplit[] {
  return partings(catalogue, word, maxParts)
    .slice(0, maxSplits)
    .map((words) => ({
      words,
      inRow: words.length > 2 || words.some((part) => part.length < minPart),
    }))
}

/** Splits into whole, adjacent words only, for a word that some product writes as one. */
export function adjacentSplits(catalogue: Words, word: string): readonly WordSplit[] {
  if (/\d/.test(word)) return []
  const splits: WordSplit[] = []
  for (let boundary = minSplitPart; boundary <= word.length - minSplitPart; boundary += 1) {
    const words = [word.slice(0, boundary), word.slice(boundary)] as const
    if (words.every((part) => isWord(catalogue, part))) splits.push({ words, inRow: true })
  }
  return splits
}

function partings(catalogue: Words, word: string, limit: number): readonly (readonly string[])[] {
  const splits: (readonly string[])[] = []
  for (let boundary = 1; boundary < word.length; boundary += 1) {
    const [first, rest] = [word.slice(0, boundary), word.slice(boundary)]
    const firsts = [first, ...otherNumberForms(first)].filter((form) => isWord(catalogue, form))
    if (firsts.length === 0) continue
    const lasts = [rest, ...otherNumberForms(rest)].filter((form) => isLast(catalogue, form, boundary > 1))
    const ends = lasts.map((form) => [form])
    const further = limit > 2 && boundary > 1 ? partings(catalogue, rest, limit - 1) : []
    for (const start of firsts) for (const end of [...ends, ...further]) splits.push([start, ...end])
  }
  return splits
}

/** True if it can be the last part of a split word. A single letter is probably a typing error: `tomatos` is not `tomato` and `s`. */
function isLast({ index }: Words, part: string, mayBegin: boolean): boolean {
  if (part.length < minSplitPart && !/\d/.test(part)) return false
  if (index.byStem.has(stemOf(part))) return true
  const [first, end] = mayBegin && !/^\d/.test(part) ? prefixRange(index.words, part) : [0, 0]
  return end > first
}
