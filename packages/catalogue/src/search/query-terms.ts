import type { BitSet } from '../bit-set.ts'
import type { Catalogue } from '../catalogue.ts'
import { fold } from './fold.ts'
import { trait } from './matches.ts'
import { productsCalled } from './products-of-group.ts'
import { prefixRange } from './sorted-words.ts'
import { otherSpellings, type Split, splitsOf, wholeSplitsOf, writtenAsOne } from './spellings.ts'
import { isEmptyWord, longestPhraseFrom, meaningsOf } from './synonyms/synonyms.ts'
import { isWritten, worstOfName } from './word-scores.ts'
import { measuresBefore, type TermPosition, termPositionsOf } from './words.ts'

/** Words that must all be there to answer a wish, and how far they are from what was typed. */
export interface Expansion {
  readonly words: readonly string[]
  /** Beginnings do not count. */
  readonly wholeOnly: boolean
  /** They stand in the name itself. */
  readonly inName: boolean
  /** They follow each other there, and only the last may be a beginning. */
  readonly inRow: boolean
  /** Traits that no answer has: what words mean is not what was written. */
  readonly lost: number
  /** Added to the score. */
  readonly distance: number
  /** Added where its words stand apart in a name. */
  readonly apart: number
  /** Products that their category calls what was typed, and how far they are instead where their name answers. */
  readonly called: { readonly products: BitSet; readonly distance: number } | null
}

/** One thing a text asks for: a word, or words that belong together. */
export interface QueryTerm {
  /** As typed, folded. */
  readonly text: string
  readonly words: readonly string[]
}

/** How far a meaning is from the word: behind whole words of the name. Short words are beginnings as often as words. */
const meantDistance = 12
const shortMeantDistance = 20
const shortWord = 3
/** A number in letters or digits, and what looks like another letter: as good as the word, behind what was typed. */
const otherSpellingDistance = 4
/** Words that stand apart; behind what a phrase means where they are one: of a `kitchen roll` the name says more than roll and kitchen. */
export const wordsApart = 1
const phraseApart = meantDistance + worstOfName
const mostJoined = 3
const leastBegun = 3
/** Of the last word of a phrase. */
const leastLastWord = 2

/** Longest text that is looked at; the rest is ignored. */
export const maxSearchLength = 200
const maxSearchWords = 8

/** What a text asks for. Words that say nothing are left out, but for the last, which may be about to become another. */
export function queryTermsOf(catalogue: Catalogue, text: string): QueryTerm[] {
  const folded = apart(catalogue, fold(text.slice(0, maxSearchLength)))
  const all = termPositionsOf(folded).slice(0, maxSearchWords)
  const telling = all.filter(({ word }, at) => at === all.length - 1 || !isEmptyWord(word))
  const queryTerms: QueryTerm[] = []
  for (let at = 0; at < telling.length;) {
    const length = phraseLength(catalogue, telling, at)
    const words = telling.slice(at, at + length)
    const [first, last] = [words[0], words.at(-1)]
    if (first && last)
      queryTerms.push({ text: folded.slice(first.start, last.end), words: words.map(({ word }) => word) })
    at += length
  }
  return queryTerms
}

/**
 * A folded text with words of letters and digits that nobody wrote taken apart: `cola24x330ml`, `2ply`, `330mlcola`. A number keeps
 * its measure, and loses the ending that makes a pack of it in Turkish: `30'lu`.
 */
function apart(catalogue: Catalogue, folded: string): string {
  if (!/\d/.test(folded)) return folded
  return folded.replace(/[\p{L}\p{N}]+(?:(?<=\d)['’]l[iu](?![\p{L}\p{N}]))?/gu, (word) => {
    const packed = /^(\d+)['’]?l[iu]$/.exec(word)?.[1]
    if (packed !== undefined && !isKnown(catalogue, word)) return packed
    const parts = word
      .replace(/(?<=\p{L}{2})(?=\d)|(?<=\d)(?=\p{L}{2})/gu, ' ')
      .replace(/(?<=\d )\p{L}+/gu, (letters) => measured(catalogue, letters))
    if (parts === word || isKnown(catalogue, word)) return word
    return termPositionsOf(parts).length > termPositionsOf(word).length ? parts : word
  })
}

/** Letters behind a number, with its measure apart where a known word is written onto that. */
function measured(catalogue: Catalogue, letters: string): string {
  if (isKnown(catalogue, letters)) return letters
  const onto = measuresBefore(letters).find(([, rest]) => isKnown(catalogue, rest))
  return onto?.join(' ') ?? letters
}

/** Is it written, or said in the trade, or does a code begin so? */
function isKnown(catalogue: Catalogue, word: string): boolean {
  const { synonyms, index } = catalogue
  return (
    isWritten(catalogue, word) ||
    [synonyms.words, index.codes].some((all) => {
      const [first, end] = prefixRange(all, word)
      return end > first
    })
  )
}

/** How many of the words from here belong together: the longest phrase of the trade, or two or three that are written as one. */
function phraseLength(catalogue: Catalogue, words: readonly TermPosition[], at: number): number {
  const [first, second] = [words[at]?.word ?? '', words[at + 1]?.word]
  if (second === undefined) return 1
  const longest = Math.min(longestPhraseFrom(catalogue.synonyms, first), words.length - at)
  for (let length = longest; length > 1; length -= 1) {
    const phrase = words.slice(at, at + length).map(({ word }) => word)
    if (meaningsOf(catalogue.synonyms, phrase).length > 0) return length
    if (at + length === words.length && phrasesBegunBy(catalogue, phrase).length > 0) return length
  }
  const following = words.slice(at, at + mostJoined).map(({ word }) => word)
  for (let length = following.length; length > 1; length -= 1)
    if (writtenAsOne(catalogue, following.slice(0, length)).length > 0) return length
  return 1
}

/** All that a wish can mean. */
export function expansionsOf(catalogue: Catalogue, { words }: QueryTerm): readonly Expansion[] {
  const meant = meantBy(catalogue, words)
  const joined = words.length > 1 ? writtenAsOne(catalogue, words) : []
  const begun = meant.length > 0 ? [] : meantByAny(catalogue, phrasesBegunBy(catalogue, words), meantDistance)
  const isOneThing = meant.length + joined.length > 0
  const expansions: Expansion[] = [
    isOneThing ? { ...asSpelled(words), apart: phraseApart } : asSpelled(words),
  ]
  expansions.push(...meant, ...begun)
  expansions.push(...joined.map((word) => ({ ...asSpelled([word]), wholeOnly: true })))
  const [word, ...others] = words
  if (word !== undefined && others.length === 0) {
    expansions.push(...spelledOtherwise(catalogue, word))
    if (meant.length === 0 && !isWritten(catalogue, word))
      expansions.push(...meantApart(catalogue, word), ...begunBy(catalogue, word))
  }
  return expansions
}

/** The expansions of a word as products write it otherwise. */
function spelledOtherwise(catalogue: Catalogue, word: string): readonly Expansion[] {
  const others = otherSpellings(catalogue, word).map((other) => ({
    ...asSpelled([other]),
    wholeOnly: true,
    distance: otherSpellingDistance,
  }))
  const splits = isWritten(catalogue, word) ? wholeSplitsOf(catalogue, word) : splitsOf(catalogue, word)
  return [
    ...others,
    ...splits.map(({ words, inRow }: Split) => ({ ...asSpelled(words), inName: true, inRow })),
  ]
}

/** Words as they stand, or as they begin. */
export function asSpelled(words: readonly string[]): Expansion {
  return {
    words,
    wholeOnly: false,
    inName: false,
    inRow: false,
    lost: 0,
    distance: 0,
    apart: wordsApart,
    called: null,
  }
}

/** The expansions of what a phrase means in the trade. */
export function meantBy(catalogue: Catalogue, phrase: readonly string[]): Expansion[] {
  const isShort = phrase.join('').length <= shortWord
  const products = productsCalled(catalogue, phrase)
  return meaningsOf(catalogue.synonyms, phrase).map((words) => ({
    words,
    wholeOnly: true,
    inName: false,
    inRow: false,
    lost: trait.literal | trait.brand,
    distance: isShort ? shortMeantDistance : meantDistance,
    apart: wordsApart,
    // What means but the name of the category itself says no more than that.
    called:
      products === null || productsCalled(catalogue, words) === products ? null : { products, distance: 0 },
  }))
}

/** The meanings of a word nobody wrote, taken as two that are a phrase of the trade: `binbags`. */
function meantApart(catalogue: Catalogue, word: string): Expansion[] {
  const expansions: Expansion[] = []
  for (let at = leastBegun; at <= word.length - leastBegun; at += 1)
    expansions.push(...meantBy(catalogue, [word.slice(0, at), word.slice(at)]))
  return expansions
}

/** The meanings of the words of the trade that begin so: what is still being typed. */
function begunBy(catalogue: Catalogue, word: string): Expansion[] {
  if (word.length < leastBegun) return []
  const { words } = catalogue.synonyms
  return meantByAny(catalogue, words.slice(...prefixRange(words, word)), shortMeantDistance)
}

/** The phrases of the trade of which only the last word is still being typed: `loo rol`. */
function phrasesBegunBy({ synonyms }: Catalogue, words: readonly string[]): readonly string[] {
  if (words.length < 2 || (words.at(-1) ?? '').length < leastLastWord) return []
  const { phrases } = synonyms
  const begun = words.join(' ')
  return phrases.slice(...prefixRange(phrases, begun)).filter((phrase) => !phrase.includes(' ', begun.length))
}

/** A wish's words; of a phrase of the trade that is still being typed, all of it where it can be but one. */
export function phraseSaid(catalogue: Catalogue, { text, words }: QueryTerm): string {
  const [phrase, ...others] = meantBy(catalogue, words).length > 0 ? [] : phrasesBegunBy(catalogue, words)
  return others.length === 0 ? (phrase ?? text) : text
}

function meantByAny(catalogue: Catalogue, phrases: readonly string[], distance: number): Expansion[] {
  return phrases.flatMap((phrase) =>
    meantBy(catalogue, phrase.split(' ')).map((reading) => ({ ...reading, distance })),
  )
}
