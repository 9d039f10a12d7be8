import { isLiteral } from './match-classes.ts'
import { trait } from './matches.ts'
import type { SearchResults } from './search-results.ts'

/** More than the difference between two parts of a name, and less than that between two classes of a pasted line. */
const specialKind = 6
/** More than the distance of a synonym. */
const onlySpecialKinds = 14

/**
 * Ranks special kinds that nobody asked for behind the plain ones of their class. If all products with the words are special, those that
 * mean the same come first: toilet tissue, and then a jumbo toilet roll.
 */
export function demoteKinds(
  kinds: Uint32Array,
  { ordinals, scores, traits }: Pick<SearchResults, 'ordinals' | 'scores' | 'traits'>,
  askedFor: number,
): void {
  let isPlainLiteral = false
  let isPlainSynonym = false
  for (let index = 0; index < ordinals.length; index += 1) {
    const own = traits[index] ?? 0
    if (((kinds[ordinals[index] ?? 0] ?? 0) & ~askedFor) !== 0) {
      scores[index] = (scores[index] ?? 0) + specialKind
      isPlainLiteral ||= (own & trait.brand) !== 0
    } else if (isLiteral(own)) isPlainLiteral = true
    else isPlainSynonym ||= (own & namedByHead) === namedByHead
  }
  if (isPlainLiteral || !isPlainSynonym) return
  for (let index = 0; index < ordinals.length; index += 1) {
    const own = traits[index] ?? 0
    if (!isLiteral(own)) continue
    traits[index] = own & ~trait.literal
    scores[index] = (scores[index] ?? 0) + onlySpecialKinds
  }
}

const namedByHead = trait.whole | trait.head
