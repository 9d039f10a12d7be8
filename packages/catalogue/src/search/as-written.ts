import type { Catalogue } from '../catalogue.ts'
import { foldWithPositions } from './fold.ts'
import type { SearchResults } from './search-results.ts'
import { termPositionsOf } from './words.ts'

/** Names that are looked through for a word; whoever has it is most often the first. */
const namesAtMost = 200

/**
 * Folded words as the names of products write them: `smietana` is `śmietana`, and what is but the beginning of a word is the word. What no
 * name has stays as it is.
 */
export function asWritten<Words extends string | null>(
  { products }: Pick<Catalogue, 'products'>,
  words: Words,
  found: Pick<SearchResults, 'ordinals' | 'scores'>,
): Words | string {
  if (words === null) return words
  const names = [...bestOf(found), ...found.ordinals.subarray(0, namesAtMost)]
    .slice(0, namesAtMost)
    .map((ordinal) => products[ordinal]?.description2 ?? '')
  return words
    .split(' ')
    .map(
      (word) =>
        writtenIn(names, (own) => own === word) ?? writtenIn(names, (own) => own.startsWith(word)) ?? word,
    )
    .join(' ')
}

/** Those that stand first in the list: what is said is what they answer. */
function bestOf({ ordinals, scores }: Pick<SearchResults, 'ordinals' | 'scores'>): Uint32Array {
  const least = scores.reduce((so, score) => Math.min(so, score), 2 ** 16)
  return ordinals.filter((_, at) => scores[at] === least).subarray(0, namesAtMost)
}

function writtenIn(names: readonly string[], isIt: (word: string) => boolean): string | undefined {
  for (const name of names) {
    const { folded, places } = foldWithPositions(name)
    const own = termPositionsOf(folded).find(({ word }) => isIt(word))
    // The dot of a Turkish İ would stay behind as a sign of its own.
    if (own) return name.slice(places[own.start], places[own.end]).toLowerCase().replaceAll('\u{307}', '')
  }
  return undefined
}
