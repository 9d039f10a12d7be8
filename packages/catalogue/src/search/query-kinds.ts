import type { Catalogue } from '../catalogue.ts'
import type { QueryTerm } from './query-terms.ts'
import { kindsAskedFor } from './special-kinds.ts'
import { meaningsOf } from './synonyms/synonyms.ts'
import type { TermMatches } from './term-matches.ts'

export function kindsInQuery({ synonyms }: Catalogue, matchesByTerm: readonly TermMatches[]): number {
  const typed = matchesByTerm.flatMap(({ term }) => term.words)
  let kinds = kindsAskedFor(typed)
  for (const { term, corrected } of matchesByTerm) {
    kinds |= kindsAskedFor(corrected.flatMap((text) => text.split(' ')))
    const meanings = meaningsOf(synonyms, term.words)
    if (meanings.length > 0) kinds |= meanings.reduce((all, words) => all & kindsAskedFor(words), -1)
  }
  return kinds
}

const numbering = new Set('no nr size type typ rozmiar tip numara grade'.split(' '))

/** True for a number after a word that makes it part of a name: `no 5`, `size 4`. */
export function isNumberOfName({ text }: QueryTerm, before: QueryTerm | undefined): boolean {
  return before !== undefined && numbering.has(before.text) && /^\d+$/.test(text)
}
