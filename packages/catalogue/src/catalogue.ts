import type { AttributeId, AttributeValueId, CategoryId, PriceListId, ProductId } from '@provender/domain/ids'
import { type Bits, bitsOf, emptyBits, setBit } from './bits.ts'
import { buildCategoryTree, type CategoryTree } from './categories.ts'
import { buildOrders, type Orders } from './orders.ts'
import type {
  CatalogueAttribute,
  CatalogueAttributeValue,
  CatalogueGroups,
  CatalogueProduct,
  CatalogueRows,
  PriceListPrices,
} from './product.ts'
import { brandNamesOf, buildGroupWords, type GroupWords } from './search/group-words.ts'
import { type BegunSearchIndex, buildSearchIndex, type SearchIndex } from './search/search-index.ts'
import { readTradeWords, type TradeWords } from './search/trade-words/trade-words.ts'
import { allAtOnce, eachInSteps, type Steps } from './steps.ts'
import { buildValueRows, type ValueRows } from './value-rows.ts'

/**
 * The catalogue at one version: immutable, the same on server and device. A product's ordinal is its place in `products`; sets
 * of products are bits by ordinal. Stock and favourites are not part of it: a query brings them.
 */
export interface Catalogue {
  readonly version: number
  /** The small tables it was built from. */
  readonly groups: CatalogueGroups
  /** Undefined where a product was deleted. */
  readonly products: readonly (CatalogueProduct | undefined)[]
  readonly ordinalOf: ReadonlyMap<ProductId, number>
  readonly tree: CategoryTree
  /** By index. */
  readonly attributes: readonly CatalogueAttribute[]
  /** By attribute; each list by index, then name. */
  readonly valuesOf: ReadonlyMap<AttributeId, readonly CatalogueAttributeValue[]>
  readonly values: ReadonlyMap<AttributeValueId, CatalogueAttributeValue>
  /** Products of a category or of one below it. */
  readonly inCategory: ReadonlyMap<CategoryId, Bits>
  readonly withValue: ReadonlyMap<AttributeValueId, Bits>
  readonly valueRows: ValueRows
  readonly publishedWeb: Bits
  readonly publishedMobile: Bits
  readonly orders: Orders
  readonly index: SearchIndex
  readonly groupWords: GroupWords
  readonly tradeWords: TradeWords
  readonly priceLists: ReadonlyMap<PriceListId, PriceListPrices>
}

/** `begun`: an index that has all of the products already. */
export function buildCatalogue(rows: CatalogueRows, begun?: BegunSearchIndex): Catalogue {
  return allAtOnce(arrange(rows, rows.products, begun))
}

/** The catalogue of these products at these ordinals; `undefined` leaves an ordinal empty. */
export function* arrange(
  rows: Omit<CatalogueRows, 'products'>,
  products: readonly (CatalogueProduct | undefined)[],
  begun?: BegunSearchIndex,
): Steps<Catalogue> {
  const tree = buildCategoryTree(rows.categories)
  const sets = yield* buildSets(products, tree)
  const attributes = rows.attributes.toSorted((one, other) => one.index - other.index || one.id - other.id)
  const values = new Map(rows.attributeValues.map((value) => [value.id, value]))
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
    valueRows: buildValueRows(products, values.keys()),
    priceLists: rows.priceLists,
  }
  yield
  const orders = yield* buildOrders(products)
  const index = yield* begun ? begun.finish(products.length) : buildSearchIndex(products, brandNamesOf(parts))
  yield
  const tradeWords = readTradeWords(rows.ownWords)
  return { ...parts, orders, index, groupWords: buildGroupWords(parts), tradeWords }
}

type Sets = Pick<Catalogue, 'inCategory' | 'withValue' | 'publishedWeb' | 'publishedMobile'>

function* buildSets(products: readonly (CatalogueProduct | undefined)[], tree: CategoryTree): Steps<Sets> {
  const size = products.length
  const inCategory = new Map<CategoryId, Bits>([...tree.byId.keys()].map((id) => [id, emptyBits(size)]))
  const withValue = new Map<AttributeValueId, Bits>()
  yield* eachInSteps(products, (product, ordinal) => {
    if (!product) return
    for (const id of categoriesOf(product, tree)) {
      const bits = inCategory.get(id)
      if (bits) setBit(bits, ordinal)
    }
    for (const id of product.attributeValueIds) {
      let bits = withValue.get(id)
      if (!bits) withValue.set(id, (bits = emptyBits(size)))
      setBit(bits, ordinal)
    }
  })
  return {
    inCategory,
    withValue,
    publishedWeb: publishedBits(products, 'web'),
    publishedMobile: publishedBits(products, 'mobile'),
  }
}

/** The categories a product stands in, with all above them; a hidden category hides what is only in it. */
export function categoriesOf(product: CatalogueProduct, tree: CategoryTree): ReadonlySet<CategoryId> {
  return new Set(product.categoryIds.flatMap((id) => tree.pathOf.get(id) ?? []))
}

/** Where a product is to be seen; one that is gone is nowhere. */
export function publishedOf(product: CatalogueProduct | undefined): {
  readonly web: boolean
  readonly mobile: boolean
} {
  return { web: product?.webPublished ?? false, mobile: product?.mobilePublished ?? false }
}

function publishedBits(products: Catalogue['products'], channel: 'web' | 'mobile'): Bits {
  const ordinals = [...products.keys()].filter((ordinal) => publishedOf(products[ordinal])[channel])
  return bitsOf(products.length, ordinals)
}

export function findProduct(catalogue: Catalogue, id: ProductId): CatalogueProduct | undefined {
  const ordinal = catalogue.ordinalOf.get(id)
  return ordinal === undefined ? undefined : catalogue.products[ordinal]
}
