import type { Catalogue } from '../catalogue.ts'
import { byProducts, nearestOf } from './nearest-spellings.ts'
import { lastWordOf } from './next-letters.ts'
import { prefixRange } from './sorted-words.ts'

/** Before so many letters a mistake is another word. */
const leastLetters = 3
/** Of the words that begin as the text ends, so many are taken for what is being typed. */
const mostMeant = 4
const vowels = ['a', 'e', 'i', 'o', 'u', 'y']
const keys = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/**
 * The letters, folded, that go on with the last word of a text as those do who mistype or misspell it, the likeliest first. Of a word
 * begun right: its last letter again, the letter after the next, another vowel, the key beside the right one. Of one begun wrong: what its nearest spellings go on with.
 */
export function nextMistakes(catalogue: Catalogue, text: string): readonly string[] {
  const word = lastWordOf(text)
  if (word.length < leastLetters || /\d/.test(word)) return []
  const meant = likeliestFrom(catalogue, word).filter((longer) => longer !== word)
  if (meant.length > 0) return [...new Set(slipsIn(word, meant))]
  // Tills cut words short: the nearest may be the beginning of what is meant.
  const whole = nearestOf(catalogue, word).flatMap((near) => likeliestFrom(catalogue, near))
  return [...new Set(goingOn(word, whole))]
}

/** The words that begin so and that most products have. */
function likeliestFrom(catalogue: Catalogue, beginning: string): readonly string[] {
  const { words } = catalogue.index
  return words
    .slice(...prefixRange(words, beginning))
    .toSorted(byProducts(catalogue))
    .slice(0, mostMeant)
}

function slipsIn(word: string, meant: readonly string[]): readonly string[] {
  const again = word.slice(-1)
  const next = meant.map((longer) => longer.charAt(word.length))
  const leftOut = meant.map((longer) => longer.charAt(word.length + 1)).filter((letter) => letter !== '')
  const isVowelNext = next.some((letter) => vowels.includes(letter))
  return [again, ...leftOut, ...(isVowelNext ? vowels : []), ...next.flatMap(keysBeside)]
}

function keysBeside(letter: string): readonly string[] {
  const row = keys.find((each) => each.includes(letter)) ?? ''
  const at = row.indexOf(letter)
  return [row.charAt(at - 1), row.charAt(at + 1)].filter((key) => key !== '')
}

/** A word begun wrong may have a letter changed, one left out or one too many. */
function goingOn(word: string, meant: readonly string[]): readonly string[] {
  return [0, 1, -1].flatMap((shift) =>
    meant.map((other) => other.charAt(word.length + shift)).filter((letter) => letter !== ''),
  )
}
