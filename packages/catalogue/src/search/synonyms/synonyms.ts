import { fold } from '../fold.ts'
import { stemOf, withoutEnding } from '../stem.ts'
import { termPositionsOf } from '../words.ts'
import { englishSynonyms } from './english.ts'
import { polishSynonyms } from './polish.ts'
import { turkishSynonyms } from './turkish.ts'

/*
 * The words of the trade: what people say for what is written on the products. To add one for every wholesaler, add it to the list
 * of its language; a wholesaler adds those of his own (docs/decisions/0012-search.md).
 *
 *   veg oil = vegetable oil            who says the left also means the right
 *   ser = cheese, gouda                any of the right will do
 *   sułtanki, rodzynki = sultana       any of the left says it
 *   bin bag ~ bin liner ~ refuse sack  each says the others
 *
 * A semicolon or the end of the line ends an entry, `#` begins a heading. Accents, capitals, plurals and the plain endings of Polish and
 * Turkish need no entry of their own. The right side is looked for as whole words; what was typed is looked for besides.
 */

/** What a phrase can mean besides itself: each meaning is words that must all be there. */
export type Meanings = readonly (readonly string[])[]

export interface Synonyms {
  readonly exact: ReadonlyMap<string, Meanings>
  readonly byStem: ReadonlyMap<string, Meanings>
  readonly withoutEndings: ReadonlyMap<string, Meanings>
  /** Phrases of one word, sorted. */
  readonly words: readonly string[]
  /** Phrases of several, sorted. */
  readonly phrases: readonly string[]
  /** What these begin with, as a plural and without endings, and how many words the longest of them has. */
  readonly longestFrom: ReadonlyMap<string, number>
}

/** Words that say nothing by themselves; they are left out of what is looked for. */
const emptyWords = new Set('and n with of the for in a an z ze w we i na do po dla ve ile icin'.split(' '))

export function isEmptyWord(word: string): boolean {
  return emptyWords.has(word)
}

/** The words of a phrase that say something. */
function phraseOf(text: string): readonly string[] {
  const words = termPositionsOf(fold(text)).map(({ word }) => word)
  const telling = words.filter((word) => !isEmptyWord(word))
  return telling.length > 0 ? telling : words
}

/** One entry as pairs of what is said and what it can mean. */
function readEntry(entry: string): readonly (readonly [readonly string[], Meanings])[] {
  if (entry.includes('~')) {
    const same = entry.split('~').map(phraseOf)
    return same.map((phrase) => [phrase, same.filter((other) => other !== phrase)])
  }
  const [left = '', right = ''] = entry.split('=')
  const meanings = right.split(',').map(phraseOf)
  return left.split(',').map((said) => [phraseOf(said), meanings])
}

function entriesOf(text: string): readonly string[] {
  return text
    .split(/[\n;]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && !entry.startsWith('#'))
}

/** Characters of a wholesaler's own list: it travels to every device. */
export const maxCustomSynonyms = 20_000

/** The entries of a list that are of none of its forms, or have a side without a word. */
export function oddEntries(list: string): readonly string[] {
  return entriesOf(list).filter(
    (entry) =>
      !/^[^=~]+(?:=[^=~]+|(?:~[^=~]+)+)$/.test(entry) ||
      entry.split(/[=~,]/).some((phrase) => phraseOf(phrase).length === 0),
  )
}

function readList(list: string): readonly (readonly [readonly string[], Meanings])[] {
  return entriesOf(list).flatMap(readEntry)
}

function readLists(lists: readonly string[]): Synonyms {
  const said = Map.groupBy(readList(englishSynonyms), ([phrase]) => phrase.map(stemOf).join(' '))
  // Who says `marg` means margarine, and who says margarine means a spread.
  const furtherMeanings = (meaning: readonly string[]) =>
    (said.get(meaning.map(stemOf).join(' ')) ?? []).flatMap(([, further]) => further)
  const entries = lists
    .flatMap(readList)
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

/** As read: nobody's own, and the own that were read last. */
const read = new Map<string, Synonyms>()

/** The lists with what the wholesaler adds. */
export function readSynonyms(ownWords: string): Synonyms {
  const known = read.get(ownWords)
  if (known) return known
  for (const other of read.keys()) if (other !== '') read.delete(other)
  const words = readLists([englishSynonyms, polishSynonyms, turkishSynonyms, ownWords])
  read.set(ownWords, words)
  return words
}

/** How many words the longest phrase has that begins with this one: most words begin none. */
export function longestPhraseFrom({ longestFrom }: Synonyms, word: string): number {
  return Math.max(longestFrom.get(stemOf(word)) ?? 1, longestFrom.get(withoutEnding(word)) ?? 1)
}

/** What a phrase can mean: looked up as it stands, then as a plural, then without Polish and Turkish endings. */
export function meaningsOf({ exact, byStem, withoutEndings }: Synonyms, phrase: readonly string[]): Meanings {
  return (
    exact.get(phrase.join(' ')) ??
    byStem.get(phrase.map(stemOf).join(' ')) ??
    withoutEndings.get(phrase.map(withoutEnding).join(' ')) ??
    []
  )
}
