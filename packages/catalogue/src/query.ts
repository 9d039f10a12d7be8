import type { AttributeId, AttributeValueId, CategoryId } from '@provender/domain/ids'
import {
  type BitSet,
  bitSetOf,
  countBits,
  counterIn,
  countInBoth,
  hasBit,
  intersection,
  union,
} from './bit-set.ts'
import type { Catalogue } from './catalogue.ts'
import { priceIndex } from './price-index.ts'
import { type ProductQuery, type QueryViewer } from './query-input.ts'
import { type SearchResults } from './search/search-results.ts'
import { search } from './search/search.ts'
import { spellAsInNames } from './search/spell-as-in-names.ts'
import { termMatchesAmong } from './search/term-match-cache.ts'
import { sortResults } from './sort-results.ts'
import { countValues } from './value-rows.ts'

export interface FacetValue {
  readonly valueId: AttributeValueId
  readonly count: number
}

export interface ProductResult {
  readonly total: number
  /**
   * The corrected search text, as products spell it, if nothing matches the typed words; otherwise null. If nothing was found, a suggestion
   * to search for.
   */
  readonly didYouMean: string | null
  /** False if no product matches all words, and these match most of them. */
  readonly answersAll: boolean
  /** The folded query words, for `highlight`; empty without a search. */
  readonly searchedWords: readonly string[]
  readonly ordinals: readonly number[]
  /**
   * Every visible attribute with a value that matches a product, ignoring its own selection. A count is the number of results after
   * selecting the value, up to the search limit. Computed when read.
   */
  readonly facets: readonly { readonly attributeId: AttributeId; readonly values: readonly FacetValue[] }[]
  /** Counts of the direct subcategories of the requested category, or of the top level. Computed when read. */
  readonly categories: readonly { readonly categoryId: CategoryId; readonly count: number }[]
}

/** Runs a query in memory, with the same results on server and device. */
export function queryProducts(catalogue: Catalogue, query: ProductQuery, viewer: QueryViewer): ProductResult {
  const results = withoutGuesses(catalogue, searchVisible(catalogue, query.search, viewer.visible))
  const reach = reachableProducts(catalogue, query, { viewer, results })
  const choices = chosenSets(catalogue, query)
  const within = [...choices.values()].reduce(intersection, reach)
  const count = countBits(within)
  const maxResults = results === null ? Number.POSITIVE_INFINITY : viewer.maxSearchResults
  const total = Math.min(count, maxResults)
  const end = Math.min(total, query.offset + query.limit)
  return {
    total,
    didYouMean: results && spellAsInNames(catalogue, results.didYouMean, results),
    answersAll: results?.answersAll ?? true,
    searchedWords: results?.words() ?? [],
    ordinals: sortResults(catalogue, within, { query, viewer, results, count, end }),
    get facets() {
      return facetsOf(catalogue, { reach, within, choices, maxResults })
    },
    get categories() {
      return categoryCounts(catalogue, query.categoryId, { within, maxResults })
    },
  }
}

/** If all matches are hidden from the viewer, searches the visible products only. */
function searchVisible(catalogue: Catalogue, text: string, visible: BitSet): SearchResults | null {
  const results = search(catalogue, text)
  if (results === null || results.ordinals.length === 0) return results
  if (results.ordinals.some((ordinal) => hasBit(visible, ordinal))) return results
  return search(catalogue, text, termMatchesAmong(visible))
}

/** If nothing matches well, returns no products, only the nearest search text as a suggestion. */
function withoutGuesses(catalogue: Catalogue, results: SearchResults | null): SearchResults | null {
  if (results === null || results.guess === null) return results
  return {
    ordinals: new Uint32Array(0),
    scores: new Uint16Array(0),
    traits: new Uint8Array(0),
    words: () => [],
    didYouMean: spellAsInNames(catalogue, results.guess, results),
    guess: null,
    answersAll: false,
  }
}

function reachableProducts(
  catalogue: Catalogue,
  query: ProductQuery,
  { viewer, results }: { viewer: QueryViewer; results: SearchResults | null },
): BitSet {
  const sets: BitSet[] = [viewer.visible]
  if (results !== null) sets.push(bitSetOf(catalogue.products.length, results.ordinals))
  if (query.categoryId !== null) sets.push(catalogue.inCategory.get(query.categoryId) ?? new Uint32Array(0))
  if (query.clearance) sets.push(priceIndex(catalogue, viewer).clearance)
  if (query.promotion) sets.push(priceIndex(catalogue, viewer).promo)
  if (query.favourites) sets.push(viewer.favourites)
  if (query.inStock) sets.push(viewer.inStock)
  if (query.isNew) sets.push(newProducts(catalogue, viewer.newSinceMs))
  return sets.reduce(intersection)
}

function newProducts(catalogue: Catalogue, sinceMs: number): BitSet {
  const bits = new Uint32Array((catalogue.products.length + 31) >>> 5)
  for (const ordinal of catalogue.orders.createdDescending) {
    if ((catalogue.products[ordinal]?.createdAtMs ?? 0) < sinceMs) break
    bits[ordinal >>> 5] = (bits[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31))
  }
  return bits
}

/** The set of each selected attribute. A value without products gives an empty set; a value of another attribute is ignored. */
function chosenSets(catalogue: Catalogue, query: ProductQuery): ReadonlyMap<AttributeId, BitSet> {
  const chosen = new Map<AttributeId, BitSet>()
  for (const [attributeId, valueIds] of query.attributes) {
    const own = valueIds.filter((id) => catalogue.values.get(id)?.attributeId === attributeId)
    if (own.length > 0)
      chosen.set(attributeId, union(own.map((id) => catalogue.withValue.get(id) ?? new Uint32Array(0))))
  }
  return chosen
}

function facetsOf(
  catalogue: Catalogue,
  {
    reach,
    within,
    choices,
    maxResults,
  }: {
    readonly reach: BitSet
    readonly within: BitSet
    readonly choices: ReadonlyMap<AttributeId, BitSet>
    readonly maxResults: number
  },
): ProductResult['facets'] {
  const countWithin = countValues(catalogue.valueRows, within)
  return catalogue.attributes.flatMap((attribute) => {
    if (!attribute.visible) return []
    const others = [...choices].filter(([id]) => id !== attribute.id).map(([, bits]) => bits)
    const countOf = choices.has(attribute.id)
      ? countValues(catalogue.valueRows, others.reduce(intersection, reach))
      : countWithin
    const values: FacetValue[] = []
    for (const { id: valueId } of catalogue.valuesOf.get(attribute.id) ?? []) {
      const count = Math.min(countOf(valueId), maxResults)
      if (count > 0) values.push({ valueId, count })
    }
    return values.length > 0 ? [{ attributeId: attribute.id, values }] : []
  })
}

function categoryCounts(
  catalogue: Catalogue,
  parentId: CategoryId | null,
  { within, maxResults }: { readonly within: BitSet; readonly maxResults: number },
): ProductResult['categories'] {
  const countOf = counterIn(within)
  return childrenOf(catalogue, parentId).flatMap((categoryId) => {
    const count = Math.min(countOf(catalogue.inCategory.get(categoryId) ?? new Uint32Array(0)), maxResults)
    return count > 0 ? [{ categoryId, count }] : []
  })
}

function childrenOf(catalogue: Catalogue, parentId: CategoryId | null): readonly CategoryId[] {
  const path = parentId === null ? [] : (catalogue.tree.pathOf.get(parentId) ?? []).toReversed()
  let nodes = catalogue.tree.roots
  for (const id of path) nodes = nodes.find((node) => node.category.id === id)?.children ?? []
  return nodes.filter((node) => node.category.visible).map((node) => node.category.id)
}

export function productCounts(catalogue: Catalogue, visible: BitSet): ReadonlyMap<CategoryId, number> {
  return new Map([...catalogue.inCategory].map(([id, bits]) => [id, countInBoth(visible, bits)]))
}

export function valueCounts(catalogue: Catalogue, visible: BitSet): ReadonlyMap<AttributeValueId, number> {
  return new Map([...catalogue.withValue].map(([id, bits]) => [id, countInBoth(visible, bits)]))
}
