import type { CatalogueProduct } from '../product.ts'
import { codeParts } from './codes.ts'
import type { SearchIndex } from './search-index.ts'
import { lowerBound } from './sorted-words.ts'

interface CodeEnd {
  readonly end: string
  readonly ordinal: number
}

const sorted = new WeakMap<SearchIndex['codes'], readonly CodeEnd[]>()

interface Coded {
  readonly index: Pick<SearchIndex, 'codes'>
  readonly products: readonly (CatalogueProduct | undefined)[]
}

function codeEndsOf({ index, products }: Coded): readonly CodeEnd[] {
  const cached = sorted.get(index.codes)
  if (cached) return cached
  const ends = products.flatMap((product, ordinal) =>
    product ? codeParts(product.code).map((end) => ({ end, ordinal })) : [],
  )
  ends.sort((one, other) => (one.end < other.end ? -1 : one.end > other.end ? 1 : 0))
  sorted.set(index.codes, ends)
  return ends
}

/** The products whose codes contain the text after a separator: `0707-60` in `NOR.0707-60`. */
export function ordinalsWithCodePart(coded: Coded, code: string): readonly number[] {
  const ends = codeEndsOf(coded)
  const endOf = ({ end }: CodeEnd) => end
  const within = ends.slice(lowerBound(ends, code, endOf), lowerBound(ends, `${code}\uffff`, endOf))
  return [...new Set(within.map(({ ordinal }) => ordinal))]
}
