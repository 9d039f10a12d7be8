import type { AttributeValueId, CategoryId, ProductId } from '@provender/domain/ids'
import { describe, expect, test } from 'vitest'
import { allProductsQuery, idsOf, createProduct, createRows, createViewer } from '../catalogue.fixture.ts'
import { buildCatalogue } from '../catalogue.ts'
import type { CatalogueProduct } from '../product.ts'
import { queryProducts } from '../query.ts'
import { productSet } from '../viewer.ts'

const shop = buildCatalogue(
  createRows([
    createProduct(1, { description2: 'Semi Skimmed Milk', pSize: '6 x 2L' }),
    createProduct(2, { description2: 'Whole Milk', pSize: '12 x 1 litre', description1: 'WHL MLK' }),
    createProduct(3, { description2: 'Milk Chocolate Bar', pSize: '48 x 45g' }),
    createProduct(4, {
      description2: 'Kiełbasa Śląska',
      pSize: '1 x 1kg',
      barcodes: ['5010012345678', '0501001234'],
    }),
    createProduct(5, { description2: 'Sığır Sucuk', pSize: '10 x 250g' }),
    createProduct(6, {
      description2: 'Chopped tomatoes',
      attributeValueIds: [12 as AttributeValueId],
      categoryIds: [3 as CategoryId],
    }),
    createProduct(7, { description2: 'Mozzarella', code: '100001', featuredRank: 0 }),
    createProduct(8, { description2: 'Flour 100001 grade' }),
  ]),
)
const found = (search: string) => idsOf(shop, { search })

describe('search', () => {
  test('ranks the product before products made of it, and shorter names before longer ones', () => {
    expect(found('milk')).toEqual([2, 1, 3])
  })

  test('accepts words in any order, each as a prefix', () => {
    expect(found('mil sem')).toEqual([1])
    expect(found('semi milk')).toEqual([1])
  })

  test('finds products that match most words if none matches all', () => {
    expect(found('whole milk from jersey')).toEqual([2])
    expect(found('mozzarella 3kg')).toEqual([7])
    expect(found('xyzzy plugh')).toEqual([])
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
    expect(found(text)).toEqual([id])
  })

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
    expect(found(text)).toContain(id)
  })

  test('does not correct short words and numbers', () => {
    expect(found('mlk')).toEqual([2]) // written on the till
    expect(found('oll')).toEqual([])
    expect(found('99')).toEqual([])
  })

  test('ranks a whole code first, and finds any barcode with or without leading zeros', () => {
    expect(found('100001')).toEqual([7, 1, 8])
    expect(found('5010012345678')).toEqual([4])
    expect(found('501001234')).toEqual([4])
    expect(found('0501001234')).toEqual([4])
    expect(found('5010 0123 45678')).toEqual([4])
  })

  test.each(['', '   '])('for %j matches everything', (text) => {
    expect(found(text)).toHaveLength(8)
  })

  test.each(['%', "'; drop table product; --", '🧀', '‮', 'x'.repeat(1_000_000)])(
    'for odd text finds nothing and does not fail',
    (text) => {
      expect(found(text)).toEqual([])
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
    expect(found(text)[0]).toBe(id)
  })

  test('splits letters and digits unless products write them together', () => {
    const drinks = buildCatalogue(
      createRows([
        createProduct(1, { description2: 'Cola Can', pSize: '24 x 330ml' }),
        createProduct(2, { description2: 'Cola Bottle', pSize: '8 x 2L' }),
        createProduct(3, { description2: 'Toilet Tissue 2 Ply' }),
        createProduct(4, { description2: 'Post-Mix FC2' }),
        createProduct(5, { description2: 'Bulb T5HO' }),
        createProduct(6, { description2: 'Tray' }),
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

  test('corrects only words that occur nowhere', () => {
    const fish = buildCatalogue(
      createRows([
        createProduct(1, { description2: 'Cod fillets' }),
        createProduct(2, { description2: 'Chicken fillet' }),
        createProduct(3, { description2: 'Millet' }),
      ]),
    )
    expect(idsOf(fish, { search: 'fillet' })).toEqual([1, 2])
    expect(idsOf(fish, { search: 'fillt' })).toEqual(expect.arrayContaining([1, 2]))
    expect(idsOf(fish, { search: 'millt' })).toEqual([3])
  })

  test('finds a code by its prefix, ranked behind the whole code', () => {
    expect(found('10000')).toHaveLength(8)
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
    const creams = [1, 2, 3].map((id) =>
      createProduct(id, { description2: 'Cream', categoryIds: [5 as CategoryId] }),
    )
    const milks = Array.from({ length: 10 }, (_, at) => createProduct(at + 4, { description2: 'Milk' }))
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
      createProduct(id, { description2: 'Mature cheese', categoryIds: [(id === 2 ? 5 : 3) as CategoryId] }),
    )
    expect(idsOf(buildCatalogue(createRows(products)), { search: 'cheese' })).toEqual([2, 1])
  })

  test('finds the start of a synonym of several words in a name', () => {
    const pets = buildCatalogue(
      createRows([
        createProduct(1, { description2: 'Adult Dry Dog Food' }),
        createProduct(2, { description2: 'Adult Dog Food, Beef' }),
      ]),
    )
    // In Turkish, `mama` is cat or dog food, so the other word directly before its first word is adjacent.
    expect(idsOf(pets, { search: 'adult mama' })).toEqual([2, 1])
  })

  test('recognises a synonym phrase in misspelt words', () => {
    const paper = buildCatalogue(
      createRows([
        createProduct(1, { description2: 'Kitchen Towel' }),
        createProduct(2, { description2: 'Crusty Rolls' }),
      ]),
    )
    expect(idsOf(paper, { search: 'kitchn roll' })).toEqual([1])
  })

  test('ranks synonyms of a phrase before its separated words, even while it is being typed', () => {
    const paper = buildCatalogue(
      createRows([
        createProduct(1, { description2: 'Kitchen Crusty Rolls' }),
        createProduct(2, { description2: 'Kitchen Rolmopsy' }),
        createProduct(3, { description2: 'Strong White Kitchen Towel' }),
        createProduct(4, { description2: 'Kitchen Roll Holder' }),
      ]),
    )
    expect(idsOf(paper, { search: 'kitchen roll' })).toEqual([4, 3, 1])
    const resultsFor = (search: string) =>
      queryProducts(paper, { ...allProductsQuery, search }, createViewer(paper))
    expect(resultsFor('kitchen rol').ordinals[0]).toBe(2)
    expect(resultsFor('kitchn rol')).toMatchObject({ didYouMean: 'kitchen roll' })
    expect(resultsFor('kitchn rol').ordinals[0]).toBe(2)
  })

  test('reports the spelling that the first products match: a similar sounding one, or else the most common one', () => {
    const drinks = buildCatalogue(
      createRows([
        createProduct(1, { description2: 'Fizzy' }),
        createProduct(2, { description2: 'Fizzy Sweets' }),
        createProduct(3, { description2: 'Tropical Drink by Fizzby' }),
        createProduct(4, { description2: 'Bland Tea' }),
        createProduct(5, { description2: 'Blend Tea' }),
        createProduct(6, { description2: 'Coffee with a Blend' }),
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
        createProduct(1, { description2: 'Chicken with Brined Olives' }),
        createProduct(2, { description2: 'Brie Chicken' }),
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
        createProduct(1, { description2: 'Tea', attributeValueIds: [22 as AttributeValueId] }),
        createProduct(2, { description2: 'Haloal Olives' }),
      ]),
    )
    const other = queryProducts(halal, { ...allProductsQuery, search: 'halal olives' }, createViewer(halal))
    expect(other).toMatchObject({ didYouMean: null, answersAll: false })
  })

  test('does not correct a word to its own prefix, which a till name may contain', () => {
    const meats = buildCatalogue(
      createRows([
        createProduct(1, { description2: 'Whole Turkey' }),
        createProduct(2, { description2: 'Sliced Ham', description1: 'TURKE SLC' }),
      ]),
    )
    const resultsFor = queryProducts(
      meats,
      { ...allProductsQuery, search: 'turkey sliced' },
      createViewer(meats),
    )
    expect(resultsFor).toMatchObject({ didYouMean: null, answersAll: false })
  })

  test('ranks synonyms first if a category has the word as its name', () => {
    const called = (name: string) => {
      const rows = createRows([
        createProduct(1, { description2: 'Naan Bread' }),
        createProduct(2, { description2: 'Thick Sliced White', categoryIds: [5 as CategoryId] }),
        createProduct(3, { description2: 'Ciabatta', categoryIds: [5 as CategoryId] }),
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

  test('corrects a known word that matches alone but not with the others', () => {
    const meats = buildCatalogue(
      createRows([
        createProduct(1, { description2: 'Chicken breast' }),
        createProduct(2, { description2: 'Brest cheese' }),
      ]),
    )
    const resultsFor = (search: string) =>
      queryProducts(meats, { ...allProductsQuery, search }, createViewer(meats))
    expect(resultsFor('chicken brest')).toMatchObject({ didYouMean: 'chicken breast', ordinals: [0] })
    expect(resultsFor('brest')).toMatchObject({ didYouMean: null, ordinals: [1] })
  })

  test('searches the visible products if all matches are hidden', () => {
    const cakes = buildCatalogue(
      createRows([
        createProduct(1, { description2: 'Protein Brownie' }),
        createProduct(2, { description2: 'Protein Bar' }),
        createProduct(3, { description2: 'Brown Bread' }),
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
      createRows(
        [1, 2, 3, 4].map((id) => createProduct(id, { description2: id === 1 ? 'Oil' : 'Olive oil' })),
      ),
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
        createProduct(1, { description2: 'Isotonic Noodles' }),
        createProduct(3, { description2: 'Thin sausages' }),
        createProduct(2, { description2: 'Chicken breast' }),
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

  test('reports if no product matches all words', () => {
    const few = buildCatalogue(
      createRows([
        createProduct(1, { description2: 'Car shampoo' }),
        createProduct(2, { description2: 'Battery, long life', code: '4711' }),
        createProduct(3, { description2: 'Car battery charger' }),
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
