import type { AttributeValueId, CategoryId, ProductId } from '@provender/domain/ids'
import { describe, expect, test } from 'vitest'
import { emptyBitSet } from '../bit-set.ts'
import { idsOf, createProduct, createRows, createViewer } from '../catalogue.fixture.ts'
import { buildCatalogue } from '../catalogue.ts'
import type { CatalogueProduct } from '../product.ts'
import { productSet } from '../viewer.ts'

function shopOf(...products: readonly Partial<CatalogueProduct>[]) {
  return buildCatalogue(createRows(products.map((change, index) => createProduct(index + 1, change))))
}

const tissue = { categoryIds: [3 as CategoryId] }

describe('the order of search results', () => {
  test('ranks products with the words before synonyms, even with other words in between', () => {
    const sauces = shopOf({ name: 'Brown Sauce' }, { name: 'HP Brown Sauce 4L' })
    expect(idsOf(sauces, { search: 'hp sauce' })).toEqual([2, 1])
  })

  test('ranks the usual product by synonym before one never bought, but not before a named brand', () => {
    const shop = shopOf(
      { name: 'Jumbo Toilet Rolls', ...tissue },
      { name: 'Toilet Tissue', ...tissue },
      { name: 'Brown Sauce', ...tissue },
      { name: 'Harbour Sauce', attributeValueIds: [11 as AttributeValueId], ...tissue },
    )
    const buyer = createViewer(shop, { bought: productSet(shop, [2, 3] as ProductId[]) })
    expect(idsOf(shop, { search: 'toilet roll' })).toEqual([1, 2])
    expect(idsOf(shop, { search: 'toilet roll' }, buyer)).toEqual([2, 1])
    expect(idsOf(shop, { search: 'harbour sauce' }, buyer)[0]).toBe(4)
  })

  test('ranks products without price, in transit or out of stock behind equal ones, even if bought before', () => {
    const flour = { name: 'Plain Flour', packSize: '16kg' }
    const shop = shopOf({ ...flour, standard: null }, { ...flour, saleType: 'IN_TRANSIT' }, flour, flour)
    const bought = productSet(shop, [1, 2, 3] as ProductId[])
    const inStock = productSet(shop, [1, 2, 4] as ProductId[])
    expect(idsOf(shop, { search: 'plain flour 16kg' }, createViewer(shop, { bought, inStock }))[0]).toBe(4)
    expect(idsOf(shop, { search: 'plain flour' }, createViewer(shop, { bought }))[0]).toBe(3)
  })

  test('ranks the product itself before a purchased product made of it', () => {
    const shop = shopOf({ name: 'Lemon Washing Up Liquid' }, { name: 'Lemons' })
    const bought = productSet(shop, [1 as ProductId])
    expect(idsOf(shop, { search: 'lemons' }, createViewer(shop, { bought }))).toEqual([2, 1])
  })

  test("ranks the company's purchases first among equals", () => {
    const shop = shopOf({ name: 'Vine Tomatoes' }, { name: 'Peeled Plum Tomatoes in Juice' })
    const buys = (id: number) => createViewer(shop, { bought: productSet(shop, [id as ProductId]) })
    expect(idsOf(shop, { search: 'tom' }, createViewer(shop, { bought: emptyBitSet(0) }))[0]).toBe(1)
    expect(idsOf(shop, { search: 'tom' }, buys(2))[0]).toBe(2)
  })
})
