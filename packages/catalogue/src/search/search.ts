import { type Bits, bitsOf, ordinalsOf } from '../bits.ts'
import type { Catalogue } from '../catalogue.ts'
import { wordsOf } from './fold.ts'
import { bitsOfGroup, groupsWithPrefix } from './group-words.ts'
import { plainCode, prefixRange } from './search-index.ts'
import { nearestWords } from './typos.ts'

/** Longest text that is looked at; the rest is ignored. */
const maxSearchLength = 200
const maxSearchWords = 8

export interface Found {
  readonly bits: Bits
  /** Lower is better; only for ordinals in `bits`. */
  readonly score: (ordinal: number) => number
}

const noMatch = 255

/**
 * Products whose words begin with every word of the text, in any order; words that nobody wrote count as their nearest
 * spelling. A whole code or barcode comes first, then words in the name, then the rest. Null: nothing was asked.
 */
export function search(catalogue: Catalogue, text: string): Found | null {
  const asked = text.slice(0, maxSearchLength)
  const words = wordsOf(asked).slice(0, maxSearchWords)
  const exact = catalogue.index.byCode.get(plainCode(asked)) ?? []
  if (words.length === 0 && exact.length === 0) return asked.trim() === '' ? null : nothing(catalogue)
  const scores = new Uint16Array(catalogue.products.length)
  let matches: number[] | undefined = words.length === 0 ? [] : undefined
  for (const word of words) {
    const ofWord = scoresOfWord(catalogue, word)
    const before: Iterable<number> = matches ?? catalogue.products.keys()
    const after: number[] = []
    for (const ordinal of before) {
      const score = ofWord[ordinal] ?? noMatch
      if (score === noMatch) continue
      scores[ordinal] = (scores[ordinal] ?? 0) + score + 1
      after.push(ordinal)
    }
    matches = after
  }
  const found = matches ?? []
  for (const ordinal of exact) scores[ordinal] = 0
  return {
    bits: bitsOf(catalogue.products.length, [...found, ...exact]),
    score: (ordinal) => scores[ordinal] ?? noMatch,
  }
}

function nothing(catalogue: Catalogue): Found {
  return { bits: bitsOf(catalogue.products.length, []), score: () => noMatch }
}

/** How well each product answers one word: standing × 2, plus 1 where only the beginning of a word matches. */
function scoresOfWord(catalogue: Catalogue, word: string): Uint8Array {
  const scores = new Uint8Array(catalogue.products.length).fill(noMatch)
  if (scorePrefix(catalogue, word, { scores, penalty: 0 })) return scores
  for (const near of nearestWords(catalogue.index.words, word))
    scorePrefix(catalogue, near, { scores, penalty: 8 })
  for (const near of nearestGroupWords(catalogue, word)) scorePrefix(catalogue, near, { scores, penalty: 8 })
  return scores
}

function nearestGroupWords(catalogue: Catalogue, word: string): string[] {
  return nearestWords([...new Set(catalogue.groupWords.map((group) => group.word))], word)
}

/** Scores every product with a word that begins with `prefix`; false when nothing does. */
function scorePrefix(
  catalogue: Catalogue,
  prefix: string,
  { scores, penalty }: { scores: Uint8Array; penalty: number },
): boolean {
  const { index } = catalogue
  const [first, end] = prefixRange(index.words, prefix)
  for (let at = first; at < end; at += 1) {
    const word = index.words[at] ?? ''
    const partly = word === prefix ? 0 : 1
    for (const entry of index.postings.get(word) ?? [])
      better(scores, entry >> 2, penalty + (entry & 3) * 2 + partly)
  }
  const groups = groupsWithPrefix(catalogue.groupWords, prefix)
  for (const group of groups) {
    const partly = group.word === prefix ? 0 : 1
    for (const ordinal of ordinalsOf(bitsOfGroup(catalogue, group)))
      better(scores, ordinal, penalty + group.standing * 2 + partly)
  }
  return groups.length > 0 || end > first
}

function better(scores: Uint8Array, ordinal: number, score: number): void {
  if (score < (scores[ordinal] ?? noMatch)) scores[ordinal] = score
}
