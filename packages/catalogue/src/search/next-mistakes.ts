import type { Catalogue } from '../catalogue.ts'
import { nearestOf } from './nearest-spellings.ts'
import { lastWordOf } from './next-letters.ts'
import { prefixRange } from './sorted-words.ts'

/** Before so many letters a mistake is another word. */
const leastLetters = 3
/** Of the words that begin as the text ends, so many are taken for what is being typed. */
const mostMeant = 4
const vowels = ['a', 'e', 'i', 'o', 'u', 'y']

/**
 * The letters, folded, that go on with the last word of a text as those do who mistype or misspell it, the likeliest first. Of a word
 * begun right: its last letter again, the letter after the next, another vowel. Of one begun wrong: what its nearest spellings go on with.
 */
export function nextMistakes(catalogue: Catalogue, text: string): readonly string[] {
  const word = lastWordOf(text)
  if (word.length < leastLetters || /\d/.test(word)) return []
  const meant = likeliestFrom(catalogue, word)
  const letters = meant.length > 0 ? slipsIn(word, meant) : goingOn(word, nearestOf(catalogue, word))
  return [...new Set(letters)]
}

/** The words that begin so and that most products have. */
function likeliestFrom({ index }: Catalogue, word: string): readonly string[] {
  const productsWith = (longer: string) => index.postings.get(longer)?.length ?? 0
  return index.words
    .slice(...prefixRange(index.words, word))
    .filter((longer) => longer !== word)
    .toSorted((one, other) => productsWith(other) - productsWith(one))
    .slice(0, mostMeant)
}

function slipsIn(word: string, meant: readonly string[]): readonly string[] {
  const { length } = word
  const again = word.slice(-1)
  const leftOut = meant.map((longer) => longer.charAt(length + 1)).filter((letter) => letter !== '')
  const isVowelNext = meant.some((longer) => vowels.includes(longer.charAt(length)))
  return [again, ...leftOut, ...(isVowelNext ? vowels : [])]
}

/** A word begun wrong may have a letter changed, one left out or one too many. */
function goingOn(word: string, nearest: readonly string[]): readonly string[] {
  return [0, 1, -1].flatMap((shift) =>
    nearest.map((near) => near.charAt(word.length + shift)).filter((letter) => letter !== ''),
  )
}
