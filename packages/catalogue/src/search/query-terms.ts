import type { BitSet } from '../bit-set.ts'
import type { Catalogue } from '../catalogue.ts'
import { fold } from './fold.ts'
import { trait } from './matches.ts'
import { withWholeMeasures } from './part-measures.ts'
import { productsOfCategoryNamed } from './products-of-group.ts'
import { prefixRange } from './sorted-words.ts'
import {
  otherSpellings,
  type WordSplit,
  splitsOf,
  adjacentSplits,
  joinWordsWrittenAsOne,
} from './spellings.ts'
import { isEmptyWord, longestPhraseFrom, meaningsOf } from './synonyms/synonyms.ts'
import { isKnownWord, worstNameScore } from './word-scores.ts'
import { measuresBefore, type TermPosition, termPositions } from './words.ts'

/** Words that must all be present to match a term, and their distance from the typed text. */
export interface Expansion {
  readonly words: readonly string[]
  readonly wholeOnly: boolean
  readonly inName: boolean
  /** True if they must be adjacent; only the last may be a prefix. */
  readonly inRow: boolean
  readonly removedTraits: number
  readonly distance: number
  readonly separationDistance: number
  /** Products whose category has the typed name, and their distance if their name matches. */
  readonly namedCategory: { readonly products: BitSet; readonly distance: number } | null
}

export interface QueryTerm {
  readonly text: string
  readonly words: readonly string[]
}

/** Distance of a synonym: behind whole words of the name. Short words are often prefixes. */
const synonymDistance = 12
const shortSynonymDistance = 20
const shortWord = 3
/** Distance of number forms and look-alike letters: as good as the word, behind the typed form. */
const otherSpellingDistance = 4
/**
 * Separated words rank behind the synonyms of the phrase: the phrase `kitchen roll` is more specific than its two
 * words.
 */
export const separatedWordsDistance = 1
const phraseApart = synonymDistance + worstNameScore
const maxJoined = 3
const minPrefix = 3
const minLastWord = 2

export const maxSearchLength = 200
const maxSearchWords = 8

/** The terms of a query. Omits stop words, except the last one, which may still be being typed. */
export function queryTermsOf(catalogue: Catalogue, text: string): QueryTerm[] {
  const folded = splitPackNumbers(catalogue, withWholeMeasures(fold(text.slice(0, maxSearchLength))))
  const all = termPositions(folded).slice(0, maxSearchWords)
  const significant = all.filter(({ word }, index) => index === all.length - 1 || !isEmptyWord(word))
  const queryTerms: QueryTerm[] = []
  for (let index = 0; index < significant.length;) {
    const length = phraseLength(catalogue, significant, index)
    const words = significant.slice(index, index + length)
    const [first, last] = [words[0], words.at(-1)]
    if (first && last)
      queryTerms.push({ text: folded.slice(first.start, last.end), words: words.map(({ word }) => word) })
    index += length
  }
  return queryTerms
}

/**
 * Splits unknown words of letters and digits in a folded text: `cola24x330ml`, `2ply`, `330mlcola`. A number keeps its measure and loses
 * the Turkish pack ending: `30'lu`.
 */
function splitPackNumbers(catalogue: Catalogue, folded: string): string {
  if (!/\d/.test(folded)) return folded
  return folded.replace(/[\p{L}\p{N}]+(?:(?<=\d)['’]l[iu](?![\p{L}\p{N}]))?/gu, (word) => {
    const packed = /^(\d+)['’]?l[iu]$/.exec(word)?.[1]
    if (packed !== undefined && !isKnown(catalogue, word)) return packed
    const parts = word
      .replace(/(?<=\p{L}{2})(?=\d)|(?<=\d)(?=\p{L}{2})/gu, ' ')
      .replace(/(?<=\d )\p{L}+/gu, (letters) => measured(catalogue, letters))
    if (parts === word || isKnown(catalogue, word)) return word
    return termPositions(parts).length > termPositions(word).length ? parts : word
  })
}

function measured(catalogue: Catalogue, letters: string): string {
  if (isKnown(catalogue, letters)) return letters
  const onto = measuresBefore(letters).find(([, rest]) => isKnown(catalogue, rest))
  return onto?.join(' ') ?? letters
}

function isKnown(catalogue: Catalogue, word: string): boolean {
  const { synonyms, index } = catalogue
  return (
    isKnownWord(catalogue, word) ||
    [synonyms.words, index.codes].some((all) => {
      const [first, end] = prefixRange(all, word)
      return end > first
    })
  )
}

/** Number of words from here that belong together: the longest synonym phrase, or two or three that products write as one. */
function phraseLength(catalogue: Catalogue, words: readonly TermPosition[], index: number): number {
  const [first, second] = [words[index]?.word ?? '', words[index + 1]?.word]
  if (second === undefined) return 1
  const longest = Math.min(longestPhraseFrom(catalogue.synonyms, first), words.length - index)
  for (let length = longest; length > 1; length -= 1) {
    const phrase = words.slice(index, index + length).map(({ word }) => word)
    if (meaningsOf(catalogue.synonyms, phrase).length > 0) return length
    if (index + length === words.length && phrasesWithPrefix(catalogue, phrase).length > 0) return length
  }
  const following = words.slice(index, index + maxJoined).map(({ word }) => word)
  for (let length = following.length; length > 1; length -= 1)
    if (joinWordsWrittenAsOne(catalogue, following.slice(0, length)).length > 0) return length
  return 1
}

export function expansionsOf(catalogue: Catalogue, { words }: QueryTerm): readonly Expansion[] {
  const bySynonym = synonymExpansions(catalogue, words)
  const joined = words.length > 1 ? joinWordsWrittenAsOne(catalogue, words) : []
  const completed =
    bySynonym.length > 0 ? [] : synonymsOfAny(catalogue, phrasesWithPrefix(catalogue, words), synonymDistance)
  const isOneThing = bySynonym.length + joined.length > 0
  const expansions: Expansion[] = [
    isOneThing ? { ...literalExpansion(words), separationDistance: phraseApart } : literalExpansion(words),
  ]
  expansions.push(...bySynonym, ...completed)
  expansions.push(...joined.map((word) => ({ ...literalExpansion([word]), wholeOnly: true })))
  const [word, ...others] = words
  if (word !== undefined && others.length === 0) {
    expansions.push(...spelledOtherwise(catalogue, word))
    if (bySynonym.length === 0 && !isKnownWord(catalogue, word))
      expansions.push(...splitSynonyms(catalogue, word), ...completedSynonyms(catalogue, word))
  }
  return expansions
}

function spelledOtherwise(catalogue: Catalogue, word: string): readonly Expansion[] {
  const others = otherSpellings(catalogue, word).map((other) => ({
    ...literalExpansion([other]),
    wholeOnly: true,
    distance: otherSpellingDistance,
  }))
  const splits = isKnownWord(catalogue, word) ? adjacentSplits(catalogue, word) : splitsOf(catalogue, word)
  return [
    ...others,
    ...splits.map(({ words, inRow }: WordSplit) => ({ ...literalExpansion(words), inName: true, inRow })),
  ]
}

export function literalExpansion(words: readonly string[]): Expansion {
  return {
    words,
    wholeOnly: false,
    inName: false,
    inRow: false,
    removedTraits: 0,
    distance: 0,
    separationDistance: separatedWordsDistance,
    namedCategory: null,
  }
}

export function synonymExpansions(catalogue: Catalogue, phrase: readonly string[]): Expansion[] {
  const isShort = phrase.join('').length <= shortWord
  const products = productsOfCategoryNamed(catalogue, phrase)
  return meaningsOf(catalogue.synonyms, phrase).map((words) => ({
    words,
    wholeOnly: true,
    inName: false,
    inRow: false,
    removedTraits: trait.literal | trait.brand,
    distance: isShort ? shortSynonymDistance : synonymDistance,
    separationDistance: separatedWordsDistance,
    // A synonym that is only the category's own name adds nothing.
    namedCategory:
      products === null || productsOfCategoryNamed(catalogue, words) === products
        ? null
        : { products, distance: 0 },
  }))
}

/** The synonyms of an unknown word split into a synonym phrase of two: `binbags`. */
function splitSynonyms(catalogue: Catalogue, word: string): Expansion[] {
  const expansions: Expansion[] = []
  for (let boundary = minPrefix; boundary <= word.length - minPrefix; boundary += 1)
    expansions.push(...synonymExpansions(catalogue, [word.slice(0, boundary), word.slice(boundary)]))
  return expansions
}

function completedSynonyms(catalogue: Catalogue, word: string): Expansion[] {
  if (word.length < minPrefix) return []
  const { words } = catalogue.synonyms
  return synonymsOfAny(catalogue, words.slice(...prefixRange(words, word)), shortSynonymDistance)
}

function phrasesWithPrefix({ synonyms }: Catalogue, words: readonly string[]): readonly string[] {
  if (words.length < 2 || (words.at(-1) ?? '').length < minLastWord) return []
  const { phrases } = synonyms
  const prefix = words.join(' ')
  return phrases
    .slice(...prefixRange(phrases, prefix))
    .filter((phrase) => !phrase.includes(' ', prefix.length))
}

/** The words of a term. A synonym phrase still being typed is completed if only one is possible. */
export function phraseOfTerm(catalogue: Catalogue, { text, words }: QueryTerm): string {
  const [phrase, ...others] =
    synonymExpansions(catalogue, words).length > 0 ? [] : phrasesWithPrefix(catalogue, words)
  return others.length === 0 ? (phrase ?? text) : text
}

function synonymsOfAny(catalogue: Catalogue, phrases: readonly string[], distance: number): Expansion[] {
  return phrases.flatMap((phrase) =>
    synonymExpansions(catalogue, phrase.split(' ')).map((expansion) => ({ ...expansion, distance })),
  )
}
