import type { Catalogue } from '../catalogue.ts'
import { otherNumberForms } from './number-words.ts'
import { noPosition } from './product-words.ts'
import { ordinalOfEntry, positionOfEntry } from './search-index.ts'
import { prefixRange } from './sorted-words.ts'
import { stemOf } from './stem.ts'

type Words = Pick<Catalogue, 'index' | 'synonyms'>

const answered = new WeakMap<Words, Map<string, boolean>>()
const maxAnswered = 5000

/** True if a product's name has the second word right after the first, or a synonym starts with both. Numbers match in words or digits. */
export function isTogether(catalogue: Words, word: string, next: string): boolean {
  if (word === '' || next === '') return false
  const answers = answered.get(catalogue) ?? new Map<string, boolean>()
  answered.set(catalogue, answers)
  const key = `${word} ${next}`
  const cached = answers.get(key)
  if (cached !== undefined) return cached
  if (answers.size >= maxAnswered) answers.clear()
  const answer = isInName(catalogue, word, next) || startsSynonym(catalogue, key)
  answers.set(key, answer)
  return answer
}

function startsSynonym({ synonyms: { phrases } }: Words, key: string): boolean {
  const [first, end] = prefixRange(phrases, key)
  return phrases.slice(first, end).some((phrase) => phrase === key || phrase.startsWith(`${key} `))
}

function isInName({ index: { postings, byStem } }: Words, word: string, next: string): boolean {
  const firsts = [word, ...otherNumberForms(word)].flatMap((form) => postings.get(form) ?? [])
  const placed = new Set<number>()
  for (const entry of firsts) {
    const position = positionOfEntry(entry)
    if (position < noPosition - 1) placed.add(placeOf(ordinalOfEntry(entry), position + 1))
  }
  if (placed.size === 0) return false
  const nexts = [...(byStem.get(stemOf(next)) ?? []), ...otherNumberForms(next)]
  return nexts.some((form) =>
    (postings.get(form) ?? []).some((entry) =>
      placed.has(placeOf(ordinalOfEntry(entry), positionOfEntry(entry))),
    ),
  )
}

const placeOf = (ordinal: number, position: number): number => ordinal * 16 + position
