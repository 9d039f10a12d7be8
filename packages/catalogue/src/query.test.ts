import type { AttributeId, AttributeValueId, CategoryId, PriceListId, ProductId } from '@provender/domain/ids'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyBitSet } from './bit-set.ts'
import {
  allProductsQuery,
  idsOf,
  createProduct,
  createRows,
  createViewer,
  price,
} from './catalogue.fixture.ts'
import { buildCatalogue } from './catalogue.ts'
import type { CatalogueProduct } from './product.ts'
import { productSorts } from './query-input.ts'
import { productCounts, queryProducts } from './query.ts'
import { productSet } from './viewer.ts'

const c = (id: number) => id as CategoryId
const values = (...ids: number[]) => ids as AttributeValueId[]
const brand = 1 as AttributeId
const diet = 2 as AttributeId

const sardines = createProduct(1, {
  name: 'Sardines in oil',
  categoryIds: [c(2)],
  attributeValueIds: values(11, 22),
})
const chickpeas = createProduct(2, {
  name: 'Chickpeas',
  categoryIds: [c(3)],
  attributeValueIds: values(12, 21, 22),
})
const lentils = createProduct(3, {
  name: 'Green lentils',
  categoryIds: [c(3)],
  attributeValueIds: values(11, 21),
})
const cheddar = createProduct(4, {
  name: 'Mature cheddar',
  categoryIds: [c(5)],
  attributeValueIds: values(13),
  clearances: [{ ...price(50), startsOn: '2026-11-20', endsOn: '2026-11-21' }],
})
const shop = buildCatalogue(createRows([sardines, chickpeas, lentils, cheddar]))

describe('a query', () => {
  test('for a category includes products of its subcategories', () => {
    expect(idsOf(shop, { categoryId: c(1) })).toEqual([1, 2, 3])
    expect(idsOf(shop, { categoryId: c(3) })).toEqual([2, 3])
    expect(idsOf(shop, { categoryId: c(99) })).toEqual([])
  })

  test('is widened by values of one attribute and narrowed by other attributes', () => {
    expect(idsOf(shop, { attributes: new Map([[brand, values(11, 12)]]) })).toEqual([1, 2, 3])
    const both = new Map([
      [brand, values(11, 12)],
      [diet, values(22)],
    ])
    expect(idsOf(shop, { attributes: both })).toEqual([1, 2])
  })

  test('ignores a value that belongs to another attribute', () => {
    expect(idsOf(shop, { attributes: new Map([[brand, values(21)]]) })).toEqual([1, 2, 3, 4])
  })

  test('counts a facet without its own selection and with all others', () => {
    const { facets } = queryProducts(
      shop,
      { ...allProductsQuery, attributes: new Map([[brand, values(11)]]) },
      createViewer(shop),
    )
    expect(facets).toEqual([
      {
        attributeId: brand,
        values: [
          { valueId: 11, count: 2 },
          { valueId: 12, count: 1 },
          { valueId: 13, count: 1 },
        ],
      },
      {
        attributeId: diet,
        values: [
          { valueId: 21, count: 1 },
          { valueId: 22, count: 1 },
        ],
      },
    ])
  })

  test('counts the direct subcategories of the requested category', () => {
    const counts = (categoryId: CategoryId | null) =>
      queryProducts(shop, { ...allProductsQuery, categoryId }, createViewer(shop)).categories
    expect(counts(null)).toEqual([
      { categoryId: 1, count: 3 },
      { categoryId: 4, count: 1 },
    ])
    expect(counts(c(1))).toEqual([
      { categoryId: 2, count: 1 },
      { categoryId: 3, count: 2 },
    ])
  })

  test("sorts by the viewer's own prices, with products without a price last in both directions", () => {
    const priceless = createProduct(5, { standard: null })
    const priced = buildCatalogue(createRows([sardines, chickpeas, lentils, cheddar, priceless]))
    expect(idsOf(priced, { sort: 'PRICE_ASC' })).toEqual([4, 1, 2, 3, 5])
    const own = createViewer(priced, { priceListId: 7 as PriceListId, day: '2026-11-22' })
    expect(idsOf(priced, { sort: 'PRICE_ASC' }, own)).toEqual([3, 1, 2, 4, 5])
    expect(idsOf(priced, { sort: 'PRICE_DESC' }, own)).toEqual([4, 2, 1, 3, 5])
  })

  test('sorts by name in both directions and by age', () => {
    expect(idsOf(shop, { sort: 'NAME_ASC' })).toEqual([2, 3, 4, 1])
    expect(idsOf(shop, { sort: 'NAME_DESC' })).toEqual([1, 4, 3, 2])
    expect(idsOf(shop, { sort: 'CREATED_AT_DESC' })).toEqual([4, 3, 2, 1])
  })

  test('finds clearance products only on valid days', () => {
    expect(idsOf(shop, { clearance: true })).toEqual([4])
    expect(idsOf(shop, { clearance: true }, createViewer(shop, { day: '2026-11-22' }))).toEqual([])
    expect(idsOf(shop, { clearance: true }, createViewer(shop, { day: '2026-11-19' }))).toEqual([])
  })

  test('finds new products and favourites', () => {
    expect(idsOf(shop, { isNew: true }, createViewer(shop, { newSinceMs: 3 }))).toEqual([3, 4])
    const liked = createViewer(shop, { favourites: productSet(shop, [2, 77] as ProductId[]) })
    expect(idsOf(shop, { favourites: true }, liked)).toEqual([2])
  })

  test('counts, for a search above its limit, the results of selecting a value or category', () => {
    const many = buildCatalogue(
      createRows(
        Array.from({ length: 9 }, (_, index) =>
          createProduct(index + 1, {
            name: 'Beans',
            categoryIds: [c(index < 6 ? 2 : 3)],
            attributeValueIds: values(index < 5 ? 11 : 12),
          }),
        ),
      ),
    )
    const viewer = createViewer(many, { maxSearchResults: 4 })
    const find = (change: object) =>
      queryProducts(many, { ...allProductsQuery, search: 'beans', categoryId: c(1), ...change }, viewer)
    const { facets, categories } = find({})
    const counted = [
      ...facets.flatMap((facet) => facet.values.map(({ count }) => count)),
      ...categories.map(({ count }) => count),
    ]
    const led = [
      ...[11, 12].map((id) => find({ attributes: new Map([[brand, values(id)]]) }).total),
      ...[2, 3].map((id) => find({ categoryId: c(id) }).total),
    ]
    expect(counted).toEqual([4, 4, 4, 3])
    expect(led).toEqual(counted)
  })

  test('never reveals hidden products, not even in counts', () => {
    const viewer = createViewer(shop, { visible: productSet(shop, [1, 4] as ProductId[]) })
    const result = queryProducts(shop, allProductsQuery, viewer)
    expect(result.total).toBe(2)
    expect(result.facets.flatMap((facet) => facet.values).every(({ count }) => count === 1)).toBe(true)
    expect(productCounts(shop, viewer.visible).get(c(3))).toBe(0)
    expect(
      queryProducts(shop, allProductsQuery, createViewer(shop, { visible: emptyBitSet(4) })).facets,
    ).toEqual([])
  })

  test('returns every product exactly once over all pages, in every sort order', () => {
    const many = buildCatalogue(
      createRows(
        Array.from({ length: 97 }, (_, index) => createProduct(index + 1, { featuredRank: index % 7 })),
      ),
    )
    for (const sort of productSorts) {
      const paged: number[] = []
      for (let offset = 0; offset < 97; offset += 10) paged.push(...idsOf(many, { sort, offset, limit: 10 }))
      expect(paged, sort).toEqual(idsOf(many, { sort }))
      expect(new Set(paged).size, sort).toBe(97)
    }
  })
})

const productArbitrary = (id: number): fc.Arbitrary<CatalogueProduct> =>
  fc
    .record({
      name: fc.constantFrom('Red beans', 'Beans', 'Feta cheese', 'Cheese', 'Oil'),
      categoryIds: fc.subarray([1, 2, 3, 4, 5].map(c)),
      attributeValueIds: fc.subarray(values(11, 12, 13, 21, 22)),
      webPublished: fc.boolean(),
    })
    .map((change) => createProduct(id, change))

describe('any query', () => {
  test('gives the same results and counts as a plain filter', () => {
    const chosen = fc.record({
      categoryId: fc.option(fc.constantFrom(1, 2, 3, 4, 5).map(c)),
      brands: fc.subarray(values(11, 12, 13)),
      diets: fc.subarray(values(21, 22)),
    })
    const products = fc
      .nat(40)
      .chain((n) => fc.tuple(...Array.from({ length: n }, (_, index) => productArbitrary(index + 1))))
    fc.assert(
      fc.property(products, chosen, (rows, { categoryId, brands, diets }) => {
        const catalogue = buildCatalogue(createRows(rows))
        const below = new Map([
          [1, [1, 2, 3]],
          [4, [4, 5]],
        ])
        const isIn = (product: CatalogueProduct) =>
          categoryId === null ||
          product.categoryIds.some((id) => (below.get(categoryId) ?? [categoryId]).includes(id))
        const has = (product: CatalogueProduct, ids: readonly number[]) =>
          ids.length === 0 || product.attributeValueIds.some((id) => ids.includes(id))
        const reach = rows.filter((product) => product.webPublished && isIn(product))
        const attributes = new Map([
          [brand, brands],
          [diet, diets],
        ])
        const result = queryProducts(
          catalogue,
          { ...allProductsQuery, categoryId, attributes },
          createViewer(catalogue),
        )
        const plain = reach.filter((product) => has(product, brands) && has(product, diets))
        expect(result.ordinals.map((ordinal) => catalogue.products[ordinal]?.id)).toEqual(
          plain.map(({ id }) => id),
        )
        for (const [attributeId, others] of [
          [brand, diets],
          [diet, brands],
        ] as const) {
          const counted = result.facets.find((facet) => facet.attributeId === attributeId)?.values ?? []
          for (const { valueId, count } of counted)
            expect(count).toBe(
              reach.filter((product) => has(product, others) && has(product, [valueId])).length,
            )
        }
      }),
    )
  })
})
