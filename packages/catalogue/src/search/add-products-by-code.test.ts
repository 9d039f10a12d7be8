import type { ProductId } from '@provender/domain/ids'
import { describe, expect, test } from 'vitest'
import { allProductsQuery, idsOf, createProduct, createRows, createViewer } from '../catalogue.fixture.ts'
import { buildCatalogue } from '../catalogue.ts'
import { queryProducts } from '../query.ts'
import { productSet } from '../viewer.ts'

const shop = buildCatalogue(
  createRows([
    createProduct(1, { name: 'Cola Bottle', code: '580703', barcodes: ['5063577256442'] }),
    createProduct(2, { name: 'Diet Cola Bottle', code: '580704', barcodes: ['5063577999991'] }),
    createProduct(3, {
      name: 'Cod Fillets',
      code: '263199',
      barcodes: ['0501234567890', '50161234'],
    }),
    createProduct(4, { name: 'Paper Bags 1000', code: '263200' }),
    createProduct(5, { name: 'Bags', code: '1000' }),
    createProduct(6, { name: 'Napkins', code: 'AB-1234' }),
    createProduct(7, { name: 'Straws', code: 'ODD-BAGS' }),
    createProduct(8, { name: 'Odd Bags' }),
    createProduct(9, { name: 'Chewing Gum', barcodes: ['04252614'] }),
    createProduct(10, { name: 'Mints', barcodes: ['012345000065'] }),
  ]),
)
const findIds = (search: string) => idsOf(shop, { search })
const resultsFor = (search: string) =>
  queryProducts(shop, { ...allProductsQuery, search }, createViewer(shop))

describe('a code', () => {
  test.each(['580703.', '#580703', '(580703)', '580703,', 'code: 580703', 'cola 580703', '580703 x3'])(
    'is found among punctuation and words: %j',
    (text) => {
      expect(resultsFor(text)).toMatchObject({ ordinals: [0], didYouMean: null, answersAll: true })
    },
  )

  test('may be one of several, and is highlighted', () => {
    expect(findIds('580703,580704')).toEqual([1, 2])
    expect(findIds('580704 / 5063577256442 x3')).toEqual([1, 2])
    expect(resultsFor('cola 580704').searchedWords).toEqual(['580704'])
    expect(findIds('napkins ab-1234')).toEqual([6])
  })

  test.each(['04252614', '042100005264', '0042100005264'])(
    'that is a UPC-E finds the product as %s',
    (text) => {
      expect(findIds(text)).toEqual([9])
    },
  )

  test('that is a UPC-A finds the product by its UPC-E', () => {
    expect(findIds('01234565')).toEqual([10])
  })

  test('may have letters only, and ranks before names with the same words', () => {
    expect(findIds('odd-bags')).toEqual([7, 8])
  })

  test('is not read from a number that occurs in product names', () => {
    expect(findIds('paper bags 1000')).toEqual([4])
    expect(findIds('1000')[0]).toBe(5)
  })

  test('of a hidden product leaves the matches of the words', () => {
    const viewer = createViewer(shop, { visible: productSet(shop, [2 as ProductId]) })
    expect(idsOf(shop, { search: 'cola 580703' }, viewer)).toEqual([2])
  })
})

describe('a barcode', () => {
  test('is found by a prefix of six digits or more', () => {
    expect(findIds('506357')).toEqual([1, 2])
    expect(findIds('506357725644')).toEqual([1])
    expect(findIds('5063 5772 56')).toEqual([1])
    expect(resultsFor('506357')).toMatchObject({
      didYouMean: null,
      answersAll: true,
      searchedWords: ['506357'],
    })
    expect(findIds('50635')).toEqual([])
  })

  test('is found by a prefix of any length, with or without leading zeros', () => {
    expect(findIds('050123456')).toEqual([3])
    expect(findIds('50123456')).toEqual([3])
    expect(findIds('501612')).toEqual([3])
    expect(findIds('501234567891')).toEqual([])
  })
})
