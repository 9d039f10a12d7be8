import { fold } from '../fold.ts'
import { stemOf, withoutEnding } from '../stem.ts'
import { termPositions } from '../words.ts'
import { englishSynonyms } from './english.ts'
import { polishSynonyms } from './polish.ts'
import { turkishSynonyms } from './turkish.ts'

/*
 * Synonyms: what customers type for the words on products. To add one for every wholesaler, add it to the list of its language. A
 * wholesaler can add custom ones (docs/decisions/0012-search.md).
 *
 *   veg oil = vegetable oil            the left also finds the right
 *   ser = cheese, gouda                the left finds any of the right
 *   sułtanki, rodzynki = sultana       any of the left finds the right
 *   bin bag ~ bin liner ~ refuse sack  each finds the others
 *
 * A semicolon or the end of the line ends an entry, `#` begins a heading. Accents, capitals, plurals and the plain endings of Polish and
 * Turkish need no separate entry. The right side matches whole words only; the typed words are searched for as well.
 */

export type Meanings = readonly (readonly string[])[]

export interface Synonyms {
  readonly exact: ReadonlyMap<string, Meanings>
  readonly byStem: ReadonlyMap<string, Meanings>
  readonly withoutEndings: ReadonlyMap<string, Meanings>
  readonly words: readonly string[]
  readonly phrases: readonly string[]
  /** The first words of these phrases, as stems and without endings, with the word count of the longest phrase. */
  readonly longestFrom: ReadonlyMap<string, number>
}

const emptyWords = new Set('and n with of the for in a an z ze w we i na do po dla ve ile icin'.split(' '))

export function isEmptyWord(word: string): boolean {
  return emptyWords.has(word)
}

function phraseOf(text: string): readonly string[] {
  const words = termPositions(fold(text)).map(({ word }) => word)
  const significant = words.filter((word) => !isEmptyWord(word))
  return significant.length > 0 ? significant : words
}

function readEntry(entry: string): readonly (readonly [readonly string[], Meanings])[] {
  if (entry.includes('~')) {
    const same = entry.split('~').map(phraseOf)
    return same.map((phrase) => [phrase, same.filter((other) => other !== phrase)])
  }
  const [left = '', right = ''] = entry.split('=')
  const meanings = right.split(',').map(phraseOf)
  return left.split(',').map((phrase) => [phraseOf(phrase), meanings])
}

function entriesOf(text: string): readonly string[] {
  return text
    .split(/[\n;]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && !entry.startsWith('#'))
}

/** Maximum length of a wholesaler's own list in characters, because every device downloads it. */
export const maxCustomSynonyms = 20_000

export function invalidEntries(list: string): readonly string[] {
  return entriesOf(list).filter(
    (entry) =>
      !/^[^=~]+(?:=[^=~]+|(?:~[^=~]+)+)$/.test(entry) ||
      entry.split(/[=~,]/).some((phrase) => phraseOf(phrase).length === 0),
  )
}

function readList(list: string): readonly (readonly [readonly string[], Meanings])[] {
  return entriesOf(list).flatMap(readEntry)
}

/**
 * Polish and Turkish lists put the noun first, as price lists do: `śmietana kwaśna`, `süt tam yağlı`. Adds these forms of phrases of two or
 * three words.
 */
function withNounsFirst(entries: ReturnType<typeof readList>): ReturnType<typeof readList> {
  const written = new Set(entries.map(([phrase]) => phrase.join(' ')))
  const turned = entries.flatMap(([phrase, meanings]) => {
    if (phrase.length < 2 || phrase.length > 3) return []
    const nounFirst = [...phrase.slice(-1), ...phrase.slice(0, -1)]
    return written.has(nounFirst.join(' ')) ? [] : [[nounFirst, meanings] as const]
  })
  return [...entries, ...turned]
}

function readLists(lists: readonly string[]): Synonyms {
  const readings = Map.groupBy(readList(englishSynonyms), ([phrase]) => phrase.map(stemOf).join(' '))
  // `marg` means margarine, and margarine means a spread.
  const furtherMeanings = (meaning: readonly string[]) =>
    (readings.get(meaning.map(stemOf).join(' ')) ?? []).flatMap(([, further]) => further)
  const entries = lists
    .flatMap((list) => (list === englishSynonyms ? readList(list) : withNounsFirst(readList(list))))
    .map(([phrase, own]) => [phrase, [...own, ...own.flatMap(furtherMeanings)]] as const)
  const keyedBy = (form: (word: string) => string): Map<string, Meanings> => {
    const meanings = new Map<string, Meanings>()
    for (const [phrase, all] of entries) {
      const key = phrase.map(form).join(' ')
      meanings.set(key, [...(meanings.get(key) ?? []), ...all])
    }
    return meanings
  }
  const single = entries.flatMap(([phrase]) => (phrase.length === 1 ? phrase : []))
  const several = entries.flatMap(([phrase]) => (phrase.length > 1 ? [phrase] : []))
  return {
    exact: keyedBy((word) => word),
    byStem: keyedBy(stemOf),
    withoutEndings: keyedBy(withoutEnding),
    words: [...new Set(single)].filter((word) => word.length > 2).sort(),
    phrases: [...new Set(several.map((phrase) => phrase.join(' ')))].sort(),
    longestFrom: longestByFirst(several),
  }
}

function longestByFirst(phrases: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const longest = new Map<string, number>()
  for (const phrase of phrases) {
    const [first = ''] = phrase
    for (const form of [stemOf(first), withoutEnding(first)])
      longest.set(form, Math.max(phrase.length, longest.get(form) ?? 0))
  }
  return longest
}

/** Cached parsed lists: without custom synonyms, and the last custom ones. */
const read = new Map<string, Synonyms>()

export function readSynonyms(ownWords: string): Synonyms {
  const cached = read.get(ownWords)
  if (cached) return cached
  for (const other of read.keys()) if (other !== '') read.delete(other)
  const words = readLists([englishSynonyms, polishSynonyms, turkishSynonyms, ownWords])
  read.set(ownWords, words)
  return words
}

export function longestPhraseFrom({ longestFrom }: Synonyms, word: string): number {
  return Math.max(longestFrom.get(stemOf(word)) ?? 1, longestFrom.get(withoutEnding(word)) ?? 1)
}

/** The synonyms of a phrase: looked up as typed, then by stems, then without Polish and Turkish endings. */
export function meaningsOf({ exact, byStem, withoutEndings }: Synonyms, phrase: readonly string[]): Meanings {
  return (
    exact.get(phrase.join(' ')) ??
    byStem.get(phrase.map(stemOf).join(' ')) ??
    withoutEndings.get(phrase.map(withoutEnding).join(' ')) ??
    []
  )
}
