import type { Catalogue } from '../catalogue.ts'
import { nearestWords, soundOfWord, type Vocabulary, vocabularyOf } from './typos.ts'

const maxNearest = 4

/** The nearest spellings of a word, at most four: similar sounding ones first, then those of most products. */
export function nearestOf(
  catalogue: Catalogue,
  word: string,
  isAllowed?: (other: string) => boolean,
): string[] {
  return nearestWords(cachedVocabulary(catalogue), word, isAllowed)
    .sort(soundingFirst(word, compareByProducts(catalogue)))
    .slice(0, maxNearest)
}

function soundingFirst(word: string, otherwise: (one: string, other: string) => number): typeof otherwise {
  const sound = soundOfWord(word)
  const isOther = (near: string) => Number(soundOfWord(near) !== sound)
  return (one, other) => isOther(one) - isOther(other) || otherwise(one, other)
}

function compareByProducts({ index }: Catalogue): (one: string, other: string) => number {
  const productsWith = (word: string) => index.postings.get(word)?.length ?? 0
  return (one, other) => productsWith(other) - productsWith(one)
}

export function nearestOthers(catalogue: Catalogue, word: string): string[] {
  return nearestOf(catalogue, word, (other) => !other.startsWith(word))
}

const vocabularies = new WeakMap<Catalogue, Vocabulary>()

function cachedVocabulary(catalogue: Catalogue): Vocabulary {
  const cached = vocabularies.get(catalogue)
  if (cached) return cached
  const { index, groupWords, synonyms } = catalogue
  const vocabulary = vocabularyOf([...new Set([...index.words, ...groupWords.words, ...synonyms.words])])
  vocabularies.set(catalogue, vocabulary)
  return vocabulary
}
