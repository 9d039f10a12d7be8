import { describe, expect, test } from 'vitest'
import type { DepartmentsQuery } from '../../kernel/session/shell.documents.ts'
import { tomatoes } from '../catalogue/product.fixture.ts'
import type { GuideItem } from '../usual/requested-items.ts'
import type { ProductSuggestions } from './product-suggestions.ts'
import { adjacentRow, brandRows, categoryRows, isNamedBy, productRow } from './suggestion-rows.ts'
import { codeRow, type SuggestionInput, suggestionView, rowsOf } from './suggestion-view.ts'

const leaf = (id: string, name: string, productCount: number) => ({
  id,
  name,
  productCount,
  childCategories: [],
})
const departments: DepartmentsQuery['categories'] = [
  {
    ...leaf('1', 'Grocery', 900),
    pictureUrl: null,
    storage: 'ambient',
    childCategories: [leaf('11', 'Tinned Tomatoes', 40), leaf('12', 'Beans & Pulses', 30)],
  },
  { ...leaf('2', 'Fruit & Vegetables', 300), pictureUrl: null, storage: 'chilled' },
]
const coded = { ...tomatoes, barcode1: '5010012345678', barcode2: null, barcode3: null }
const suggestions: ProductSuggestions = {
  text: 'tom',
  total: 50,
  didYouMean: null,
  answersAll: true,
  searchedWords: ['tom'],
  products: [coded],
  categories: [
    { categoryId: '1', productCount: 12 },
    { categoryId: '2', productCount: 38 },
  ],
  facets: [
    {
      id: '5',
      code: 'brand',
      values: [
        { id: '51', name: 'Pomaro', productCount: 20 },
        { id: '52', name: "Tom's Own", productCount: 2 },
        { id: '53', name: 'Dritto', productCount: 9 },
        { id: '54', name: 'Leafwright', productCount: 4 },
      ],
    },
  ],
}

describe('suggested categories', () => {
  test('list matching categories first, then the departments with the most results', () => {
    expect(
      categoryRows(suggestions, departments).map(({ name, count, href }) => [name, count, href]),
    ).toEqual([
      ['Tinned Tomatoes', 40, '/shop?category=11'],
      ['Fruit & Vegetables', 38, '/shop?q=tom&category=2'],
      ['Grocery', 12, '/shop?q=tom&category=1'],
    ])
  })

  test('include categories that match a synonym of a typed word', () => {
    const meant = { ...suggestions, text: 'chopped tom', searchedWords: ['chopped', 'tinned', 'tom'] }
    expect(categoryRows(meant, departments)[0]?.name).toBe('Tinned Tomatoes')
    expect(categoryRows({ ...meant, searchedWords: ['chopped', 'tom'] }, departments)[0]?.name).toBe(
      'Fruit & Vegetables',
    )
  })

  test('list a matching department once', () => {
    const rows = categoryRows({ ...suggestions, text: 'groc', searchedWords: ['groc'] }, departments)
    expect(rows.map(({ href }) => href)).toEqual(['/shop?category=1', '/shop?q=groc&category=2'])
  })
})

test('a brand whose name was typed comes before larger brands', () => {
  expect(brandRows(suggestions).map(({ name, href }) => [name, href])).toEqual([
    ["Tom's Own", '/shop?q=tom&attr.5=52'],
    ['Pomaro', '/shop?q=tom&attr.5=51'],
    ['Dritto', '/shop?q=tom&attr.5=53'],
  ])
})

const input: SuggestionInput = {
  hasText: true,
  suggestions,
  failure: undefined,
  recent: ['milk'],
  ownProducts: { are: 'bought', products: [tomatoes] },
  usuals: [],
  nearest: undefined,
  departments,
}

const usualOf = (
  product: GuideItem['product'],
  lastBoughtAt: string | null,
  timesBought: number,
): GuideItem => ({
  product,
  lastBoughtAt,
  timesBought,
  lastQuantity: 2,
  lastPiecesPerBox: null,
  lastPrice: null,
  lastOrderNumber: null,
  unit: '1',
  everyDays: null,
  usualQuantity: null,
  usualUnit: null,
  par: null,
  parUnit: null,
})

describe('products that the company has bought', () => {
  const named = (id: string, name: string) => ({
    ...coded,
    id,
    name,
    brand: null,
    categories: [],
    allergens: [],
    substitutes: [],
  })
  const ketchup = usualOf(named('20', 'Tomato Ketchup'), '2026-11-16T10:00:00Z', 3)
  const soup = usualOf(named('21', 'Tomato Soup'), '2026-11-09T10:00:00Z', 9)
  const wanted = usualOf(named('22', 'Tomato Juice'), null, 0)
  const cola = usualOf(named('23', 'Cola'), '2026-11-09T10:00:00Z', 30)
  const results: ProductSuggestions = { ...suggestions, products: [coded, named('20', 'Tomato Ketchup')] }

  test('come first: those among the best results, then others with the words by how often they are bought', () => {
    const view = suggestionView({ ...input, suggestions: results, usuals: [ketchup, cola, wanted, soup] })
    expect(view.products.map(({ product }) => product.id)).toEqual(['20', '21', coded.id])
    expect(view.boughtCount).toBe(2)
    expect(view.products[0]?.usual).toBe(ketchup)
  })

  test('are only those among the results if no product has all words', () => {
    const view = suggestionView({
      ...input,
      suggestions: { ...results, answersAll: false },
      usuals: [soup, ketchup],
    })
    expect(view.products.map(({ product }) => product.id)).toEqual(['20', coded.id])
  })
})

test.each([
  ['Dijon Mustard 5kg', ['ketcap', 'ketchup', '5kg'], false],
  ['Tomato Ketchup 5kg', ['ketcap', 'ketchup', '5kg'], true],
  ['Semi Skimmed Milk', ['mleko', 'milk'], true],
  ['Walkers Ready Salted', ['walkers'], true],
  ['Cola 24', ['24'], false],
])('%s is named by %j: %j', (name, words, expected) => {
  expect(isNamedBy(productRow({ ...coded, name }), words)).toBe(expected)
})

test('a text that finds nothing shows the nearest products and their department', () => {
  const none = { ...suggestions, total: 0, products: [], didYouMean: 'tom' }
  const view = suggestionView({ ...input, suggestions: none, nearest: suggestions })
  expect(view.nearestIn).toBe('Fruit & Vegetables')
  expect(view.products.map(({ product }) => product.id)).toEqual([coded.id])
  expect(view.categories).toEqual([])
})

describe('the search panel', () => {
  test('lists products, categories, brands and the link to all results', () => {
    const ids = rowsOf(suggestionView(input)).map(({ id }) => id)
    expect(ids[0]).toBe('found-product-7')
    expect(ids.at(-1)).toBe('found-all')
    expect(ids).toHaveLength(8)
  })

  test('shows no categories or brands for a single product', () => {
    expect(rowsOf(suggestionView({ ...input, suggestions: { ...suggestions, total: 1 } }))).toHaveLength(1)
  })

  test('lists recent searches and frequent products before anything is typed', () => {
    const view = suggestionView({ ...input, hasText: false, suggestions: undefined })
    expect(rowsOf(view).map(({ kind }) => kind)).toEqual(['text', 'product'])
  })

  test('lists only recent searches, not the departments, while frequent products load', () => {
    const coming = { ...input, hasText: false, suggestions: undefined, ownProducts: undefined }
    expect(rowsOf(suggestionView(coming)).map(({ kind }) => kind)).toEqual(['text'])
    expect(suggestionView({ ...coming, recent: [] })).toMatchObject({ kind: 'waiting', categories: [] })
  })

  test('lists the departments if there is neither, or if nothing was found', () => {
    const start = suggestionView({
      ...input,
      hasText: false,
      suggestions: undefined,
      recent: [],
      ownProducts: { are: 'favourites', products: [] },
    })
    const none = suggestionView({ ...input, suggestions: { ...suggestions, total: 0, products: [] } })
    for (const view of [start, none])
      expect(view.categories.map(({ name }) => name)).toEqual(['Grocery', 'Fruit & Vegetables'])
  })

  test('lists recent searches without a connection', () => {
    const view = suggestionView({ ...input, suggestions: undefined, failure: 'unreachable' })
    expect(view.kind).toBe('unreachable')
    expect(rowsOf(view).map(({ kind }) => kind)).toEqual(['text'])
  })
})

test('the arrow keys move through the rows and return to the search field past both ends', () => {
  const rows = rowsOf(suggestionView(input))
  const first = rows[0]!.id
  const last = rows.at(-1)!.id
  expect(adjacentRow(rows, undefined, 1)).toBe(first)
  expect(adjacentRow(rows, undefined, -1)).toBe(last)
  expect(adjacentRow(rows, first, -1)).toBeUndefined()
  expect(adjacentRow(rows, last, 1)).toBeUndefined()
  expect(adjacentRow([], undefined, 1)).toBeUndefined()
})

describe('a whole code in the search field', () => {
  const results = { ...suggestions, text: '5010012345678', searchedWords: [] }
  const viewOf = (products: ProductSuggestions['products']) =>
    suggestionView({
      hasText: true,
      suggestions: { ...results, products },
      failure: undefined,
      recent: [],
      ownProducts: undefined,
      usuals: [],
      nearest: undefined,
      departments,
    })

  test('selects its product, in the unit of the code', () => {
    const chosen = codeRow(viewOf([{ ...coded, id: '6', barcode1: null }, coded]), results.text)
    expect(chosen).toMatchObject({ product: { id: coded.id }, unit: '1' })
  })

  test('selects none of several products with the code; each row has its own unit', () => {
    const boxed = { ...coded, id: '8', units: coded.units.filter(({ unit }) => unit === '2') }
    const view = viewOf([coded, boxed])
    expect(codeRow(view, results.text)).toBeUndefined()
    expect(view.products.map(({ unit }) => unit)).toEqual(['1', '2'])
  })
})
