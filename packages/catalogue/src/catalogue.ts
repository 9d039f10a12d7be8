import type { AttributeId, AttributeValueId, CategoryId, PriceListId, ProductId } from '@provender/domain/ids'
import { type BitSet, bitSetOf, emptyBitSet, setBit } from './bit-set.ts'
import { buildCategoryTree, type CategoryTree } from './categories.ts'
import { runToEnd, eachCooperatively, type CooperativeLoop } from './cooperative-loop.ts'
import type {
  CatalogueAttribute,
  CatalogueAttributeValue,
  CatalogueGroups,
  CatalogueProduct,
  CatalogueRows,
  PriceListPrices,
} from './product.ts'
import { brandNames, buildGroupWords, type GroupWords } from './search/group-words.ts'
import { type SearchIndexBuilder, buildSearchIndex, type SearchIndex } from './search/search-index.ts'
import { readSynonyms, type Synonyms } from './search/synonyms/synonyms.ts'
import { buildSortPermutations, type SortPermutations } from './sort-permutations.ts'
import { buildValueRows, type ValueRows } from './value-rows.ts'

/**
 * The catalogue at one version: immutable, the same on server and device. A product's ordinal is its index in `products`; sets of products
 * are bit sets of ordinals. Stock and favourites are not part of it: a query provides them.
 */
export interface Catalogue {
  readonly version: number
  readonly groups: CatalogueGroups
  /** Undefined if a product was deleted. */
  readonly products: readonly (CatalogueProduct | undefined)[]
  readonly ordinalOf: ReadonlyMap<ProductId, number>
  readonly tree: CategoryTree
  readonly attributes: readonly CatalogueAttribute[]
  /** By attribute; each list by index, then name. */
  readonly valuesOf: ReadonlyMap<AttributeId, readonly CatalogueAttributeValue[]>
  readonly values: ReadonlyMap<AttributeValueId, CatalogueAttributeValue>
  /** Products of a category or of one below it. */
  readonly inCategory: ReadonlyMap<CategoryId, BitSet>
  readonly withValue: ReadonlyMap<AttributeValueId, BitSet>
  readonly valueRows: ValueRows
  readonly publishedWeb: BitSet
  readonly publishedMobile: BitSet
  readonly orders: SortPermutations
  readonly index: SearchIndex
  readonly groupWords: GroupWords
  readonly synonyms: Synonyms
  readonly priceLists: ReadonlyMap<PriceListId, PriceListPrices>
}

export function buildCatalogue(rows: CatalogueRows, builder?: SearchIndexBuilder): Catalogue {
  return runToEnd(arrangeCatalogue(rows, rows.products, builder))
}

/** The catalogue of these products at these ordinals; `undefined` leaves an ordinal empty. */
export function* arrangeCatalogue(
  rows: Omit<CatalogueRows, 'products'>,
  products: readonly (CatalogueProduct | undefined)[],
  builder?: SearchIndexBuilder,
): CooperativeLoop<Catalogue> {
  const tree = buildCategoryTree(rows.categories)
  const sets = yield* buildSets(products, tree)
  const attributes = rows.attributes.toSorted((one, other) => one.index - other.index || one.id - other.id)
  const values = new Map(rows.attributeValues.map((value) => [value.id, value]))
  yield
  const valueRows = buildValueRows(products, values.keys())
  yield
  const parts = {
    version: rows.version,
    groups: {
      categories: rows.categories,
      attributes: rows.attributes,
      attributeValues: rows.attributeValues,
      ownWords: rows.ownWords,
    },
    products,
    ordinalOf: new Map(products.flatMap((product, ordinal) => (product ? [[product.id, ordinal]] : []))),
    tree,
    attributes,
    valuesOf: Map.groupBy(
      rows.attributeValues.toSorted(
        (one, other) => one.index - other.index || (one.name.en < other.name.en ? -1 : 1),
      ),
      (value) => value.attributeId,
    ),
    values,
    ...sets,
    valueRows,
    priceLists: rows.priceLists,
  }
  yield
  const orders = yield* buildSortPermutations(products)
  const index = yield* builder
    ? builder.finish(products.length)
    : buildSearchIndex(products, brandNames(parts))
  yield
  const synonyms = readSynonyms(rows.ownWords)
  return { ...parts, orders, index, groupWords: buildGroupWords(parts), synonyms }
}

type Sets = Pick<Catalogue, 'inCategory' | 'withValue' | 'publishedWeb' | 'publishedMobile'>

function* buildSets(
  products: readonly (CatalogueProduct | undefined)[],
  tree: CategoryTree,
): CooperativeLoop<Sets> {
  const size = products.length
  const inCategory = new Map<CategoryId, BitSet>([...tree.byId.keys()].map((id) => [id, emptyBitSet(size)]))
  const withValue = new Map<AttributeValueId, BitSet>()
  yield* eachCooperatively(products, (product, ordinal) => {
    if (!product) return
    for (const id of categoriesOf(product, tree)) {
      const bits = inCategory.get(id)
      if (bits) setBit(bits, ordinal)
    }
    for (const id of product.attributeValueIds) {
      let bits = withValue.get(id)
      if (!bits) withValue.set(id, (bits = emptyBitSet(size)))
      setBit(bits, ordinal)
    }
  })
  return {
    inCategory,
    withValue,
    publishedWeb: publishedSet(products, 'web'),
    publishedMobile: publishedSet(products, 'mobile'),
  }
}

/** The categories of a product, with all their ancestors. A hidden category hides products that are only in it. */
export function categoriesOf(product: CatalogueProduct, tree: CategoryTree): ReadonlySet<CategoryId> {
  return new Set(product.categoryIds.flatMap((id) => tree.pathOf.get(id) ?? []))
}

export function publicationOf(product: CatalogueProduct | undefined): {
  readonly web: boolean
  readonly mobile: boolean
} {
  return { web: product?.webPublished ?? false, mobile: product?.mobilePublished ?? false }
}

function publishedSet(products: Catalogue['products'], channel: 'web' | 'mobile'): BitSet {
  const ordinals = [...products.keys()].filter((ordinal) => publicationOf(products[ordinal])[channel])
  return bitSetOf(products.length, ordinals)
}

export function findProduct(catalogue: Catalogue, id: ProductId): CatalogueProduct | undefined {
  const ordinal = catalogue.ordinalOf.get(id)
  return ordinal === undefined ? undefined : catalogue.products[ordinal]
}
