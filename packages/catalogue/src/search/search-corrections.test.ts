import type { AttributeValueId } from '@provender/domain/ids'
import { describe, expect, test } from 'vitest'
import { allProductsQuery, idsOf, createProduct, createRows, createViewer } from '../catalogue.fixture.ts'
import { buildCatalogue } from '../catalogue.ts'
import { queryProducts } from '../query.ts'
import { createShop } from './search.fixture.ts'

const { shop, findIds } = createShop()

describe('search', () => {
  test.each([
    ['tomatos', 6],
    ['tomtaoes', 6],
    ['chpped tomatoes', 6],
    ['mozarella', 7],
    ['motzarela', 7],
    ['nozzarella', 7],
    ['kielbassa', 4],
    ['pomarro', 6],
  ])('corrects %j', (text, id) => {
    expect(findIds(text)).toContain(id)
  })

  test('does not correct short words and numbers', () => {
    expect(findIds('mlk')).toEqual([2]) // written on the till
    expect(findIds('oll')).toEqual([])
    expect(findIds('99')).toEqual([])
  })

  test('corrects only words that occur nowhere', () => {
    const fish = buildCatalogue(
      createRows([
        createProduct(1, { name: 'Cod fillets' }),
        createProduct(2, { name: 'Chicken fillet' }),
        createProduct(3, { name: 'Millet' }),
      ]),
    )
    expect(idsOf(fish, { search: 'fillet' })).toEqual([1, 2])
    expect(idsOf(fish, { search: 'fillt' })).toEqual(expect.arrayContaining([1, 2]))
    expect(idsOf(fish, { search: 'millt' })).toEqual([3])
  })

  test('reports the spelling that the first products match: a similar sounding one, or else the most common one', () => {
    const drinks = buildCatalogue(
      createRows([
        createProduct(1, { name: 'Fizzy' }),
        createProduct(2, { name: 'Fizzy Sweets' }),
        createProduct(3, { name: 'Tropical Drink by Fizzby' }),
        createProduct(4, { name: 'Bland Tea' }),
        createProduct(5, { name: 'Blend Tea' }),
        createProduct(6, { name: 'Coffee with a Blend' }),
      ]),
    )
    const resultsFor = (search: string) =>
      queryProducts(drinks, { ...allProductsQuery, search }, createViewer(drinks))
    expect(resultsFor('fizby')).toMatchObject({ didYouMean: 'fizzby', ordinals: [2, 0, 1] })
    expect(resultsFor('fizby sweets')).toMatchObject({ didYouMean: 'fizzy sweets', ordinals: [1] })
    expect(resultsFor('blund')).toMatchObject({ didYouMean: 'blend', ordinals: [4, 5, 3] })
  })

  test('completes a reported word from the first results', () => {
    const extendedCatalogue = buildCatalogue(
      createRows([
        createProduct(1, { name: 'Chicken with Brined Olives' }),
        createProduct(2, { name: 'Brie Chicken' }),
      ]),
    )
    const resultsFor = queryProducts(
      extendedCatalogue,
      { ...allProductsQuery, search: 'chikcen bri' },
      createViewer(extendedCatalogue),
    )
    expect(resultsFor).toMatchObject({ didYouMean: 'chicken brie', ordinals: [1, 0] })
  })

  test('does not correct a brand or country that matches nothing together with the others', () => {
    const halal = buildCatalogue(
      createRows([
        createProduct(1, { name: 'Tea', attributeValueIds: [22 as AttributeValueId] }),
        createProduct(2, { name: 'Haloal Olives' }),
      ]),
    )
    const other = queryProducts(halal, { ...allProductsQuery, search: 'halal olives' }, createViewer(halal))
    expect(other).toMatchObject({ didYouMean: null, answersAll: false })
  })

  test('does not correct a word to its own prefix, which a till name may contain', () => {
    const meats = buildCatalogue(
      createRows([
        createProduct(1, { name: 'Whole Turkey' }),
        createProduct(2, { name: 'Sliced Ham', shortName: 'TURKE SLC' }),
      ]),
    )
    const resultsFor = queryProducts(
      meats,
      { ...allProductsQuery, search: 'turkey sliced' },
      createViewer(meats),
    )
    expect(resultsFor).toMatchObject({ didYouMean: null, answersAll: false })
  })

  test('corrects a known word that matches alone but not with the others', () => {
    const meats = buildCatalogue(
      createRows([createProduct(1, { name: 'Chicken breast' }), createProduct(2, { name: 'Brest cheese' })]),
    )
    const resultsFor = (search: string) =>
      queryProducts(meats, { ...allProductsQuery, search }, createViewer(meats))
    expect(resultsFor('chicken brest')).toMatchObject({ didYouMean: 'chicken breast', ordinals: [0] })
    expect(resultsFor('brest')).toMatchObject({ didYouMean: null, ordinals: [1] })
  })

  test.each([
    ['mozarella', 'mozzarella', ['mozzarella']],
    ['choclate MILK', 'chocolate milk', ['chocolate', 'milk']],
    ['whole milk from jersey', 'whole milk', ['whole', 'milk']],
    ['kielbsa', 'kiełbasa', ['kielbasa']],
    ['sıgır sucuc', 'sığır sucuk', ['sigir', 'sucuk']],
    ['milk', null, ['milk']],
    ['100001', null, ['100001']],
    ['0010000', null, ['10000']],
    ['xyzzy', null, []],
  ])('reports the words searched for: %j', (search, didYouMean, words) => {
    const result = queryProducts(shop, { ...allProductsQuery, search }, createViewer(shop))
    expect(result.didYouMean).toBe(didYouMean)
    expect(result.searchedWords).toEqual(expect.arrayContaining(words))
    expect(result.searchedWords.length > 0).toBe(words.length > 0)
  })

  test('for missing products shows no unrelated ones, and suggests the nearest spelling with results', () => {
    const few = buildCatalogue(
      createRows([
        createProduct(1, { name: 'Isotonic Noodles' }),
        createProduct(3, { name: 'Thin sausages' }),
        createProduct(2, { name: 'Chicken breast' }),
      ]),
    )
    const resultsFor = (search: string) =>
      queryProducts(few, { ...allProductsQuery, search }, createViewer(few))
    expect(resultsFor('there is no such thing')).toMatchObject({
      total: 0,
      didYouMean: 'thin',
      searchedWords: [],
    })
    expect(resultsFor('thin').total).toBe(1)
    expect(resultsFor('chickn wings please')).toMatchObject({ total: 0, didYouMean: 'chicken' })
    expect(resultsFor('chickn wings')).toMatchObject({ total: 0, didYouMean: 'chicken' })
    expect(resultsFor('chickn brest wings')).toMatchObject({ total: 1, didYouMean: 'chicken breast' })
    expect(resultsFor('chicken wings please')).toMatchObject({ total: 1, didYouMean: 'chicken' })
  })
})
