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
import { inOrder } from './result-order.ts'
import { answersAmong } from './search/answer-memo.ts'
import { asWritten } from './search/as-written.ts'
import { type SearchResults } from './search/search-results.ts'
import { search } from './search/search.ts'
import { countValues } from './value-rows.ts'

export interface FacetValue {
  readonly valueId: AttributeValueId
  readonly count: number
}

export interface ProductResult {
  readonly total: number
  /**
   * What was searched for instead of the words asked, as products write it, when nothing answers those; else null. Where nothing was found,
   * what to search for instead.
   */
  readonly didYouMean: string | null
  /** False: nothing answers everything that was searched for, and these answer most of it. */
  readonly answersAll: boolean
  /** The words searched for, folded, to be pointed out in texts (`highlight`); none without a search. */
  readonly searchedWords: readonly string[]
  /** The ordinals of the page asked for. */
  readonly ordinals: readonly number[]
  /** Every visible attribute that has a value with a product in reach; a facet's own choice does not narrow it. A count is what choosing the value leads to, so no more than a search finds at most. Counted when read. */
  readonly facets: readonly { readonly attributeId: AttributeId; readonly values: readonly FacetValue[] }[]
  /** Likewise, products in each category right below the one asked for, or at the top. */
  readonly categories: readonly { readonly categoryId: CategoryId; readonly count: number }[]
}

/** Answers a query from memory: the same function, and the same answer, on server and device. */
export function queryProducts(catalogue: Catalogue, query: ProductQuery, viewer: QueryViewer): ProductResult {
  const found = withoutGuesses(catalogue, searchVisible(catalogue, query.search, viewer.visible))
  const reach = inReach(catalogue, query, { viewer, found })
  const choices = chosenSets(catalogue, query)
  const within = [...choices.values()].reduce(intersection, reach)
  const count = countBits(within)
  const most = found === null ? Number.POSITIVE_INFINITY : viewer.maxSearchResults
  const total = Math.min(count, most)
  const end = Math.min(total, query.offset + query.limit)
  return {
    total,
    didYouMean: found && asWritten(catalogue, found.didYouMean, found),
    answersAll: found?.answersAll ?? true,
    searchedWords: found?.words() ?? [],
    ordinals: inOrder(catalogue, within, { query, viewer, found, count, end }),
    get facets() {
      return facetsOf(catalogue, { reach, within, choices, most })
    },
    get categories() {
      return categoryCounts(catalogue, query.categoryId, { within, most })
    },
  }
}

/** Where all that answers is hidden from the viewer, what answers among the rest. */
function searchVisible(catalogue: Catalogue, text: string, visible: BitSet): SearchResults | null {
  const found = search(catalogue, text)
  if (found === null || found.ordinals.length === 0) return found
  if (found.ordinals.some((ordinal) => hasBit(visible, ordinal))) return found
  return search(catalogue, text, answersAmong(visible))
}

/** Who asks for what is not there is shown nothing, and told the nearest that is. */
function withoutGuesses(catalogue: Catalogue, found: SearchResults | null): SearchResults | null {
  if (found === null || found.guess === null) return found
  return {
    ordinals: new Uint32Array(0),
    scores: new Uint16Array(0),
    traits: new Uint8Array(0),
    words: () => [],
    didYouMean: asWritten(catalogue, found.guess, found),
    guess: null,
    answersAll: false,
  }
}

/** What is left before attributes narrow it. */
function inReach(
  catalogue: Catalogue,
  query: ProductQuery,
  { viewer, found }: { viewer: QueryViewer; found: SearchResults | null },
): BitSet {
  const sets: BitSet[] = [viewer.visible]
  if (found !== null) sets.push(bitSetOf(catalogue.products.length, found.ordinals))
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

/** The set each chosen attribute narrows to. A value nobody has leaves nothing; one of another attribute is ignored. */
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
    most,
  }: {
    readonly reach: BitSet
    readonly within: BitSet
    readonly choices: ReadonlyMap<AttributeId, BitSet>
    readonly most: number
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
      const count = Math.min(countOf(valueId), most)
      if (count > 0) values.push({ valueId, count })
    }
    return values.length > 0 ? [{ attributeId: attribute.id, values }] : []
  })
}

function categoryCounts(
  catalogue: Catalogue,
  parentId: CategoryId | null,
  { within, most }: { readonly within: BitSet; readonly most: number },
): ProductResult['categories'] {
  const countOf = counterIn(within)
  return childrenOf(catalogue, parentId).flatMap((categoryId) => {
    const count = Math.min(countOf(catalogue.inCategory.get(categoryId) ?? new Uint32Array(0)), most)
    return count > 0 ? [{ categoryId, count }] : []
  })
}

function childrenOf(catalogue: Catalogue, parentId: CategoryId | null): readonly CategoryId[] {
  const path = parentId === null ? [] : (catalogue.tree.pathOf.get(parentId) ?? []).toReversed()
  let nodes = catalogue.tree.roots
  for (const id of path) nodes = nodes.find((node) => node.category.id === id)?.children ?? []
  return nodes.filter((node) => node.category.visible).map((node) => node.category.id)
}

/** Visible products of each category, with all below it. */
export function productCounts(catalogue: Catalogue, visible: BitSet): ReadonlyMap<CategoryId, number> {
  return new Map([...catalogue.inCategory].map(([id, bits]) => [id, countInBoth(visible, bits)]))
}

/** Visible products of each attribute value. */
export function valueCounts(catalogue: Catalogue, visible: BitSet): ReadonlyMap<AttributeValueId, number> {
  return new Map([...catalogue.withValue].map(([id, bits]) => [id, countInBoth(visible, bits)]))
}
