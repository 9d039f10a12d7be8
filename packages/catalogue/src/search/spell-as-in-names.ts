import type { Catalogue } from '../catalogue.ts'
import { foldWithPositions } from './fold.ts'
import type { SearchResults } from './search-results.ts'
import { termPositions } from './words.ts'

/** Maximum number of names searched for a word; the first one usually contains it. */
const maxNames = 200

/** Folded words as product names spell them: `smietana` becomes `śmietana`, and a prefix becomes the whole word. Words in no name stay. */
export function spellAsInNames<Words extends string | null>(
  { products }: Pick<Catalogue, 'products'>,
  words: Words,
  results: Pick<SearchResults, 'ordinals' | 'scores'>,
): Words | string {
  if (words === null) return words
  const names = [...bestOf(results), ...results.ordinals.subarray(0, maxNames)]
    .slice(0, maxNames)
    .map((ordinal) => products[ordinal]?.name ?? '')
  return words
    .split(' ')
    .map(
      (word) =>
        spellingIn(names, (own) => own === word) ?? spellingIn(names, (own) => own.startsWith(word)) ?? word,
    )
    .join(' ')
}

function bestOf({ ordinals, scores }: Pick<SearchResults, 'ordinals' | 'scores'>): Uint32Array {
  const least = scores.reduce((lowest, score) => Math.min(lowest, score), 2 ** 16)
  return ordinals.filter((_, index) => scores[index] === least).subarray(0, maxNames)
}

function spellingIn(names: readonly string[], isMatch: (word: string) => boolean): string | undefined {
  for (const name of names) {
    const { folded, positions } = foldWithPositions(name)
    const own = termPositions(folded).find(({ word }) => isMatch(word))
    // The dot of a Turkish İ would remain as a separate character.
    if (!own) continue
    return name.slice(positions[own.start], positions[own.end]).toLowerCase().replaceAll('\u{307}', '')
  }
  return undefined
}
