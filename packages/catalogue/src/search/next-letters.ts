import { countBits } from '../bits.ts'
import type { Catalogue } from '../catalogue.ts'
import { fold } from './fold.ts'
import { bitsOfGroup, groupsWithPrefix } from './group-words.ts'
import { prefixRange } from './sorted-words.ts'
import { wordsOf } from './words.ts'

/**
 * The letters, folded, that go on with the last word of a text as words of the catalogue do: those that most products have first.
 * None where no word begins so.
 */
export function nextLetters(catalogue: Catalogue, text: string): readonly string[] {
  const word = lastWordOf(text)
  if (word === '') return []
  const { index, groupWords } = catalogue
  const products = new Map<string, number>()
  const count = (longer: string, more: number) => {
    const letter = longer[word.length]
    if (letter !== undefined) products.set(letter, (products.get(letter) ?? 0) + more)
  }
  for (const longer of index.words.slice(...prefixRange(index.words, word)))
    count(longer, index.postings.get(longer)?.length ?? 0)
  for (const group of groupsWithPrefix(groupWords, word))
    count(group.word, countBits(bitsOfGroup(catalogue, group)))
  return [...products].sort(([, one], [, other]) => other - one).map(([letter]) => letter)
}

/** The word, folded, that goes on with the next letter; empty where none does: `2 litre` is read as `2l`, and nothing goes on with that. */
export function lastWordOf(text: string): string {
  const word = wordsOf(text).at(-1) ?? ''
  return fold(text).endsWith(word) ? word : ''
}
