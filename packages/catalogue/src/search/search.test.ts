import type { AttributeValueId, CategoryId, ProductId } from '@provender/domain/ids'
import { describe, expect, test } from 'vitest'
import { allProductsQuery, idsOf, createProduct, createRows, createViewer } from '../catalogue.fixture.ts'
import { buildCatalogue } from '../catalogue.ts'
import type { CatalogueProduct } from '../product.ts'
import { queryProducts } from '../query.ts'
import { productSet } from '../viewer.ts'
import { createShop } from './search.fixture.ts'

const { shop, findIds } = createShop()

describe('search', () => {
  test('ranks the product before products made of it, and shorter names before longer ones', () => {
    expect(findIds('milk')).toEqual([2, 1, 3])
  })

  test('accepts words in any order, each as a prefix', () => {
    expect(findIds('mil sem')).toEqual([1])
    expect(findIds('semi milk')).toEqual([1])
  })

  test('finds products that match most words if none matches all', () => {
    expect(findIds('whole milk from jersey')).toEqual([2])
    expect(findIds('mozzarella 3kg')).toEqual([7])
    expect(findIds('xyzzy plugh')).toEqual([])
  })

  test.each([
    ['kielbasa slaska', 4],
    ['KIEŁBASA', 4],
    ['sigir', 5],
    ['SIĞIR', 5],
    ['sıgır', 5],
    ['milk 2l', 1],
    ['milk 2 litre', 1],
    ['milk 1l', 2],
    ['whl', 2],
    ['pomaro', 6],
    ['pulses', 6],
    ['tomatoe', 6],
  ])('finds %j', (text, id) => {
    expect(findIds(text)).toEqual([id])
  })

  test('ranks a whole code first, and finds any barcode with or without leading zeros', () => {
    expect(findIds('100001')).toEqual([7, 1, 8])
    expect(findIds('5010012345678')).toEqual([4])
    expect(findIds('501001234')).toEqual([4])
    expect(findIds('0501001234')).toEqual([4])
    expect(findIds('5010 0123 45678')).toEqual([4])
  })

  test.each(['', '   '])('for %j matches everything', (text) => {
    expect(findIds(text)).toHaveLength(8)
  })

  test.each(['%', "'; drop table product; --", '🧀', '‮', 'x'.repeat(1_000_000)])(
    'for odd text finds nothing and does not fail',
    (text) => {
      expect(findIds(text)).toEqual([])
    },
  )

  test.each([
    ['a plural', 'milks chocolates', 3],
    ['an English meaning', 'toms chopped', 6],
    ['a Polish meaning', 'mleko czekolada', 3],
    ['a Turkish meaning, half typed', 'domate', 6],
    ['two words that are one', 'mozza rella', 7],
    ['one word that is two', 'milkchocolate', 3],
    ['a pack in another measure', 'milk 2000ml', 1],
    ['a misspelt word among others', 'chocolate mlik', 3],
  ])('understands %s', (_, text, id) => {
    expect(findIds(text)[0]).toBe(id)
  })

  test('splits letters and digits unless products write them together', () => {
    const drinks = buildCatalogue(
      createRows([
        createProduct(1, { name: 'Cola Can', packSize: '24 x 330ml' }),
        createProduct(2, { name: 'Cola Bottle', packSize: '8 x 2L' }),
        createProduct(3, { name: 'Toilet Tissue 2 Ply' }),
        createProduct(4, { name: 'Post-Mix FC2' }),
        createProduct(5, { name: 'Bulb T5HO' }),
        createProduct(6, { name: 'Tray' }),
      ]),
    )
    const resultsFor = (search: string) =>
      queryProducts(drinks, { ...allProductsQuery, search }, createViewer(drinks))
    expect(resultsFor('cola2l').ordinals).toEqual([1])
    expect(resultsFor('cola330').ordinals).toEqual([0])
    expect(resultsFor('cola24x330ml')).toMatchObject({ ordinals: [0], didYouMean: null, answersAll: true })
    expect(resultsFor('330mlcola')).toMatchObject({ ordinals: [0], didYouMean: null, answersAll: true })
    expect(resultsFor('2ltrcola')).toMatchObject({ ordinals: [1], didYouMean: null, answersAll: true })
    expect(resultsFor('2ltrs').ordinals).toEqual([1])
    for (const text of ["cola 24'lü", '24lü cola'])
      expect(resultsFor(text)).toMatchObject({ ordinals: [0], didYouMean: null, answersAll: true })
    expect(resultsFor('2ply').ordinals).toEqual([2])
    expect(resultsFor('2pl').ordinals).toEqual([2])
    expect(resultsFor('fc2').ordinals).toEqual([3])
    expect(resultsFor('t5ho').ordinals).toEqual([4])
  })

  test('finds a code by its prefix, ranked behind the whole code', () => {
    expect(findIds('10000')).toHaveLength(8)
    const coded = buildCatalogue(
      createRows([createProduct(1, { code: '20011' }), createProduct(2, { code: '2001' }), createProduct(3)]),
    )
    expect(idsOf(coded, { search: '2001' })).toEqual([2, 1])
  })

  test('finds the piece by its case code', () => {
    const piece = createProduct(1, { barcodes: ['5010012345674'] })
    expect(idsOf(buildCatalogue(createRows([piece])), { search: '15010012345679' })).toEqual([1])
  })

  test('does not match an allergen as the product itself', () => {
    const rows = createRows([createProduct(1, { attributeValueIds: [21 as AttributeValueId] })])
    const attributes = rows.attributes.map((each) =>
      each.code === 'diet' ? { ...each, code: 'allergens' } : each,
    )
    expect(idsOf(buildCatalogue(rows), { search: 'vegan' })).toEqual([1])
    expect(idsOf(buildCatalogue({ ...rows, attributes }), { search: 'vegan' })).toEqual([])
  })

  test('matches one topic of a category with several only if no product has the name', () => {
    const creams = [1, 2, 3].map((id) => createProduct(id, { name: 'Cream', categoryIds: [5 as CategoryId] }))
    const milks = Array.from({ length: 10 }, (_, index) => createProduct(index + 4, { name: 'Milk' }))
    const shopOf = (products: readonly CatalogueProduct[]) => {
      const rows = createRows(products)
      const named = (name: string) =>
        rows.categories.map((each) => (each.id === 5 ? { ...each, name: { en: name } } : each))
      return (name: string) => idsOf(buildCatalogue({ ...rows, categories: named(name) }), { search: 'milk' })
    }
    expect(shopOf(creams)('Milk & Cream')).toEqual([1, 2, 3])
    expect(shopOf([...creams, ...milks])('Milk & Cream')).toHaveLength(10)
    expect(shopOf([...creams, ...milks])('Milk Products')).toHaveLength(13)
  })

  test('ranks a product whose category has the same name before its equals', () => {
    const products = [1, 2].map((id) =>
      createProduct(id, { name: 'Mature cheese', categoryIds: [(id === 2 ? 5 : 3) as CategoryId] }),
    )
    expect(idsOf(buildCatalogue(createRows(products)), { search: 'cheese' })).toEqual([2, 1])
  })

  test('finds the start of a synonym of several words in a name', () => {
    const pets = buildCatalogue(
      createRows([
        createProduct(1, { name: 'Adult Dry Dog Food' }),
        createProduct(2, { name: 'Adult Dog Food, Beef' }),
      ]),
    )
    // In Turkish, `mama` is cat or dog food, so the other word directly before its first word is adjacent.
    expect(idsOf(pets, { search: 'adult mama' })).toEqual([2, 1])
  })

  test('recognises a synonym phrase in misspelt words', () => {
    const paper = buildCatalogue(
      createRows([createProduct(1, { name: 'Kitchen Towel' }), createProduct(2, { name: 'Crusty Rolls' })]),
    )
    expect(idsOf(paper, { search: 'kitchn roll' })).toEqual([1])
  })

  test('ranks synonyms of a phrase before its separated words, even while it is being typed', () => {
    const paper = buildCatalogue(
      createRows([
        createProduct(1, { name: 'Kitchen Crusty Rolls' }),
        createProduct(2, { name: 'Kitchen Rolmopsy' }),
        createProduct(3, { name: 'Strong White Kitchen Towel' }),
        createProduct(4, { name: 'Kitchen Roll Holder' }),
      ]),
    )
    expect(idsOf(paper, { search: 'kitchen roll' })).toEqual([4, 3, 1])
    const resultsFor = (search: string) =>
      queryProducts(paper, { ...allProductsQuery, search }, createViewer(paper))
    expect(resultsFor('kitchen rol').ordinals[0]).toBe(2)
    expect(resultsFor('kitchn rol')).toMatchObject({ didYouMean: 'kitchen roll' })
    expect(resultsFor('kitchn rol').ordinals[0]).toBe(2)
  })

  test('ranks synonyms first if a category has the word as its name', () => {
    const called = (name: string) => {
      const rows = createRows([
        createProduct(1, { name: 'Naan Bread' }),
        createProduct(2, { name: 'Thick Sliced White', categoryIds: [5 as CategoryId] }),
        createProduct(3, { name: 'Ciabatta', categoryIds: [5 as CategoryId] }),
      ])
      const categories = rows.categories.map((each) =>
        each.id === 5 ? { ...each, name: { en: name } } : each,
      )
      return buildCatalogue({ ...rows, categories })
    }
    expect(idsOf(called('Bread'), { search: 'bread' })).toEqual([2, 1, 3])
    expect(idsOf(called('Bread'), { search: 'braed' })).toEqual([2, 1, 3])
    expect(idsOf(called('Bread & Cakes'), { search: 'bread' })[0]).toBe(1)
  })

  test('searches the visible products if all matches are hidden', () => {
    const cakes = buildCatalogue(
      createRows([
        createProduct(1, { name: 'Protein Brownie' }),
        createProduct(2, { name: 'Protein Bar' }),
        createProduct(3, { name: 'Brown Bread' }),
      ]),
    )
    const viewer = createViewer(cakes, { visible: productSet(cakes, [2 as ProductId, 3 as ProductId]) })
    const resultsFor = (search: string) => queryProducts(cakes, { ...allProductsQuery, search }, viewer)
    expect(resultsFor('protein bar')).toMatchObject({ ordinals: [1], answersAll: true })
    expect(resultsFor('protein brownie')).toMatchObject({ ordinals: [1, 2], answersAll: false })
    expect(resultsFor('brownie')).toMatchObject({ ordinals: [2], didYouMean: 'brown' })
  })

  test("ranks the viewer's own products first among equal matches", () => {
    const oils = buildCatalogue(
      createRows([1, 2, 3, 4].map((id) => createProduct(id, { name: id === 1 ? 'Oil' : 'Olive oil' }))),
    )
    const search = { search: 'olive oil' }
    expect(idsOf(oils, search)).toEqual([2, 3, 4])
    const own = {
      favourites: productSet(oils, [4 as ProductId]),
      bought: productSet(oils, [3 as ProductId]),
    }
    expect(idsOf(oils, search, createViewer(oils, own))).toEqual([3, 4, 2])
    expect(idsOf(oils, { search: 'oil' }, createViewer(oils, own))).toEqual([3, 4, 1, 2])
  })

  test('reports if no product matches all words', () => {
    const few = buildCatalogue(
      createRows([
        createProduct(1, { name: 'Car shampoo' }),
        createProduct(2, { name: 'Battery, long life', code: '4711' }),
        createProduct(3, { name: 'Car battery charger' }),
      ]),
    )
    const resultsFor = (search: string) =>
      queryProducts(few, { ...allProductsQuery, search }, createViewer(few))
    expect(resultsFor('car battery')).toMatchObject({ total: 1, answersAll: true })
    expect(resultsFor('shampoo battery')).toMatchObject({ total: 3, didYouMean: null, answersAll: false })
    expect(resultsFor('shampoo batery')).toMatchObject({ answersAll: false })
    expect(resultsFor('batery')).toMatchObject({ answersAll: true })
    expect(resultsFor('4711')).toMatchObject({ total: 1, answersAll: true })
    expect(resultsFor('')).toMatchObject({ answersAll: true })
  })

  test('returns at most the configured number of results', () => {
    expect(idsOf(shop, { search: 'm' }, createViewer(shop, { maxSearchResults: 2 }))).toHaveLength(2)
  })
})
