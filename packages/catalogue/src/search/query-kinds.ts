import type { Catalogue } from '../catalogue.ts'
import type { QueryTerm } from './query-terms.ts'
import { kindsAskedFor } from './special-kinds.ts'
import { meaningsOf } from './synonyms/synonyms.ts'

interface TermKinds {
  readonly term: QueryTerm
  /** Those that its spellings and synonyms ask for. */
  readonly kinds: number
}

/** The special kinds that a query asks for, as bits. */
export function kindsInQuery(matchesByTerm: readonly TermKinds[]): number {
  const typed = kindsAskedFor(matchesByTerm.flatMap(({ term }) => term.words))
  return matchesByTerm.reduce((kinds, { kinds: own }) => kinds | own, typed)
}

/** The special kinds that other spellings of a term and all of its synonyms ask for. */
export function kindsOfTerm(
  { synonyms }: Catalogue,
  { words }: QueryTerm,
  corrected: readonly string[],
): number {
  const kinds = kindsAskedFor(corrected.flatMap((text) => text.split(' ')))
  const meanings = meaningsOf(synonyms, words)
  return meanings.length === 0
    ? kinds
    : kinds | meanings.reduce((all, meaning) => all & kindsAskedFor(meaning), -1)
}

const numbering = new Set('no nr size type typ rozmiar tip numara grade'.split(' '))

/** True for a number after a word that makes it part of a name: `no 5`, `size 4`. */
export function isNumberOfName({ text }: QueryTerm, before: QueryTerm | undefined): boolean {
  return before !== undefined && numbering.has(before.text) && /^\d+$/.test(text)
}
