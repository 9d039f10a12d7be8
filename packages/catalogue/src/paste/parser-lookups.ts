import type { IsCode } from './codes-in-text.ts'
import type { NameLookups } from './names-with-numbers.ts'

export interface ParserLookups extends NameLookups {
  readonly isCode: IsCode
  /** True if products or synonyms have the word, not only its beginning. */
  readonly isKnown: (word: string) => boolean
  /** True if nothing is called alike: the name of a person. */
  readonly isStrange: (word: string) => boolean
}
