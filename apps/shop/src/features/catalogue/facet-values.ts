import { slugOf } from '@provender/catalogue/product-path'
import type { ShopResult } from './use-shop-results.ts'

type Facet = ShopResult['facets'][number]

const longFrom = 13
const shownFirst = 10

export function isLongFacet({ values }: Pick<Facet, 'values'>): boolean {
  return values.length >= longFrom
}

export interface FacetView {
  readonly chosen: readonly string[]
  readonly searchText: string
  readonly showsAll: boolean
}

/** The values of a facet to show, in the facet's own order, and the number of hidden ones. Selected values are always shown. */
export function facetValues(
  { values }: Pick<Facet, 'values'>,
  { chosen, searchText, showsAll }: FacetView,
): { readonly values: Facet['values']; readonly hidden: number } {
  const text = slugOf(searchText)
  if (text !== '') return { values: values.filter(({ name }) => slugOf(name).includes(text)), hidden: 0 }
  if (showsAll || values.length < longFrom) return { values, hidden: 0 }
  const largest = new Set(
    values
      .toSorted((one, other) => other.productCount - one.productCount)
      .slice(0, shownFirst)
      .map(({ id }) => id),
  )
  const visibleValues = values.filter(({ id }) => largest.has(id) || chosen.includes(id))
  return { values: visibleValues, hidden: values.length - visibleValues.length }
}
