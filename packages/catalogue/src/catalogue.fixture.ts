import type { AttributeId, AttributeValueId, CategoryId, PriceListId, ProductId } from '@provender/domain/ids'
import type { UnitPrice } from '@provender/domain/money/money'
import type { Price } from '@provender/domain/price/price'
import { blankProduct } from '@provender/domain/product/product-values'
import { emptyBitSet } from './bit-set.ts'
import type { Catalogue } from './catalogue.ts'
import type { CatalogueProduct, CatalogueRows } from './product.ts'
import { type ProductQuery, type QueryViewer } from './query-input.ts'
import { queryProducts } from './query.ts'

export const price = (net: number): Price => ({
  priceId: net,
  price: net as UnitPrice,
  parcelPrice: (net * 10) as UnitPrice,
  discountBasisPoints: 0,
})

export function createProduct(id: number, change: Partial<CatalogueProduct> = {}): CatalogueProduct {
  return {
    ...blankProduct,
    id: id as ProductId,
    code: String(100_000 + id),
    name: `Product ${id}`,
    piecesPerBox: 12,
    secondUnit: 'box',
    sellAs: '3',
    secondaryUnit: '2',
    vatCode: 'Z',
    featuredRank: id,
    createdAtMs: id,
    standard: price(id * 100),
    promos: [],
    clearances: [],
    ...change,
  }
}

const category = (id: number, parentId: number | null, name: string) => ({
  id: id as CategoryId,
  code: `c${id}`,
  parentId: parentId as CategoryId | null,
  name: { en: name },
  index: id,
  visible: true,
  picture: null,
})

/** Two departments with two aisles each; brand (1) with values 11 to 13, diet (2) with values 21 and 22. */
export function createRows(products: readonly CatalogueProduct[]): CatalogueRows {
  const value = (id: number, attributeId: number, name: string) => ({
    id: id as AttributeValueId,
    attributeId: attributeId as AttributeId,
    code: name.toLowerCase(),
    name: { en: name, pl: name, tr: name },
    index: id,
    picture: null,
  })
  return {
    version: 1,
    products,
    categories: [
      category(1, null, 'Grocery'),
      category(2, 1, 'Tinned fish'),
      category(3, 1, 'Pulses'),
      category(4, null, 'Chilled'),
      category(5, 4, 'Cheese'),
    ],
    attributes: [
      { id: 1 as AttributeId, code: 'brand', name: { en: 'Brand' }, index: 1, visible: true },
      { id: 2 as AttributeId, code: 'diet', name: { en: 'Diet' }, index: 2, visible: true },
    ],
    attributeValues: [
      value(11, 1, 'Harbour'),
      value(12, 1, 'Pomaro'),
      value(13, 1, 'Dunmoor'),
      value(21, 2, 'Vegan'),
      value(22, 2, 'Halal'),
    ],
    priceLists: new Map([[7 as PriceListId, new Map([[3 as ProductId, price(5)]])]]),
    ownWords: '',
  }
}

export const allProductsQuery: ProductQuery = {
  search: '',
  categoryId: null,
  attributes: new Map(),
  clearance: false,
  promotion: false,
  isNew: false,
  favourites: false,
  inStock: false,
  sort: 'FEATURED',
  offset: 0,
  limit: 1000,
}

export function createViewer(catalogue: Catalogue, change: Partial<QueryViewer> = {}): QueryViewer {
  return {
    priceListId: null,
    precedence: 'kind',
    hideStandard: false,
    day: '2026-11-21',
    visible: catalogue.publishedWeb,
    inStock: catalogue.publishedWeb,
    favourites: emptyBitSet(0),
    newSinceMs: 0,
    maxSearchResults: 500,
    ...change,
  }
}

export function idsOf(
  catalogue: Catalogue,
  query: Partial<ProductQuery>,
  viewer = createViewer(catalogue),
): number[] {
  return queryProducts(catalogue, { ...allProductsQuery, ...query }, viewer).ordinals.map(
    (ordinal) => catalogue.products[ordinal]?.id ?? -1,
  )
}
