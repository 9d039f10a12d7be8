import { describe, expect, test } from 'vitest'
import type { DepartmentsQuery } from '../../kernel/app/shell.documents.ts'
import { tomatoes } from '../catalogue/product.fixture.ts'
import type { ProductSuggestions } from './find-products.ts'
import { brandRows, categoryRows, rowBeside } from './suggestion-rows.ts'
import { codeRow, type SuggestionParts, suggestionView, rowsOf } from './suggestion-view.ts'

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
const finding: ProductSuggestions = {
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

describe('categories', () => {
  test('that are called so come whole, then the departments that hold most of it', () => {
    expect(categoryRows(finding, departments).map(({ name, count, href }) => [name, count, href])).toEqual([
      ['Tinned Tomatoes', 40, '/shop?category=11'],
      ['Fruit & Vegetables', 38, '/shop?q=tom&category=2'],
      ['Grocery', 12, '/shop?q=tom&category=1'],
    ])
  })

  test('that are called what a word means in the trade come, too', () => {
    const meant = { ...finding, text: 'chopped tom', searchedWords: ['chopped', 'tinned', 'tom'] }
    expect(categoryRows(meant, departments)[0]?.name).toBe('Tinned Tomatoes')
    expect(categoryRows({ ...meant, searchedWords: ['chopped', 'tom'] }, departments)[0]?.name).toBe(
      'Fruit & Vegetables',
    )
  })

  test('that are departments called so stand once', () => {
    const found = categoryRows({ ...finding, text: 'groc', searchedWords: ['groc'] }, departments)
    expect(found.map(({ href }) => href)).toEqual(['/shop?category=1', '/shop?q=groc&category=2'])
  })
})

test('the brand that was asked for by name comes before larger ones', () => {
  expect(brandRows(finding).map(({ name, href }) => [name, href])).toEqual([
    ["Tom's Own", '/shop?q=tom&attr.5=52'],
    ['Pomaro', '/shop?q=tom&attr.5=51'],
    ['Dritto', '/shop?q=tom&attr.5=53'],
  ])
})

const parts: SuggestionParts = {
  isAsked: true,
  finding,
  trouble: undefined,
  recent: ['milk'],
  own: { are: 'bought', products: [tomatoes] },
  departments,
}

describe('under the box', () => {
  test('stand products, categories, brands and the way to all of it', () => {
    const ids = rowsOf(suggestionView(parts)).map(({ id }) => id)
    expect(ids[0]).toBe('found-product-7')
    expect(ids.at(-1)).toBe('found-all')
    expect(ids).toHaveLength(8)
  })

  test('nothing narrows one product', () => {
    expect(rowsOf(suggestionView({ ...parts, finding: { ...finding, total: 1 } }))).toHaveLength(1)
  })

  test('stand recent searches and what is bought often before anything is typed', () => {
    const view = suggestionView({ ...parts, isAsked: false, finding: undefined })
    expect(rowsOf(view).map(({ kind }) => kind)).toEqual(['words', 'product'])
  })

  test('stand recent searches while what is bought often is on its way, and nothing that they replace', () => {
    const coming = { ...parts, isAsked: false, finding: undefined, own: undefined }
    expect(rowsOf(suggestionView(coming)).map(({ kind }) => kind)).toEqual(['words'])
    expect(suggestionView({ ...coming, recent: [] })).toMatchObject({ kind: 'waiting', categories: [] })
  })

  test('stand the departments for who has neither, and where nothing was found', () => {
    const start = suggestionView({
      ...parts,
      isAsked: false,
      finding: undefined,
      recent: [],
      own: { are: 'favourites', products: [] },
    })
    const none = suggestionView({ ...parts, finding: { ...finding, total: 0, products: [] } })
    for (const view of [start, none])
      expect(view.categories.map(({ name }) => name)).toEqual(['Grocery', 'Fruit & Vegetables'])
  })

  test('stand recent searches while there is no connection', () => {
    const view = suggestionView({ ...parts, finding: undefined, trouble: 'unreachable' })
    expect(view.kind).toBe('unreachable')
    expect(rowsOf(view).map(({ kind }) => kind)).toEqual(['words'])
  })
})

test('the arrow keys go through the rows and, past both ends, by the box', () => {
  const rows = rowsOf(suggestionView(parts))
  const first = rows[0]!.id
  const last = rows.at(-1)!.id
  expect(rowBeside(rows, undefined, 1)).toBe(first)
  expect(rowBeside(rows, undefined, -1)).toBe(last)
  expect(rowBeside(rows, first, -1)).toBeUndefined()
  expect(rowBeside(rows, last, 1)).toBeUndefined()
  expect(rowBeside([], undefined, 1)).toBeUndefined()
})

describe('the whole code in the box', () => {
  const found = { ...finding, text: '5010012345678', searchedWords: [] }
  const viewOf = (products: ProductSuggestions['products']) =>
    suggestionView({
      isAsked: true,
      finding: { ...found, products },
      trouble: undefined,
      recent: [],
      own: undefined,
      departments,
    })

  test('chooses its product, in the unit that it stands for', () => {
    const chosen = codeRow(viewOf([{ ...coded, id: '6', barcode1: null }, coded]), found.text)
    expect(chosen).toMatchObject({ product: { id: coded.id }, unit: '1' })
  })

  test('chooses none of several that have it; each stands for its own unit', () => {
    const boxed = { ...coded, id: '8', units: coded.units.filter(({ unit }) => unit === '2') }
    const view = viewOf([coded, boxed])
    expect(codeRow(view, found.text)).toBeUndefined()
    expect(view.products.map(({ unit }) => unit)).toEqual(['1', '2'])
  })
})
