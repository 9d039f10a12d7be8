import type { CategoryId } from '@provender/domain/ids'
import { expect, test } from 'vitest'
import { catalogueFor } from './audience.ts'
import { allProductsQuery, createProduct, createRows, createViewer } from './catalogue.fixture.ts'
import { buildCatalogue } from './catalogue.ts'
import { queryProducts } from './query.ts'

const both = buildCatalogue(
  createRows([
    createProduct(1, { name: 'Secret Tomatto', webPublished: false, categoryIds: [2 as CategoryId] }),
    createProduct(2, { name: 'Tomatoes' }),
    createProduct(3, { name: 'Web Oil', mobilePublished: false }),
  ]),
)

test('an audience has only products published to it, at the same ordinals', () => {
  const ids = (audience: 'web' | 'mobile' | 'visitor') =>
    catalogueFor(both, audience).products.map((product) => product?.id)
  expect(ids('web')).toEqual([undefined, 2, 3])
  expect(ids('mobile')).toEqual([1, 2, undefined])
  expect(ids('visitor')).toEqual([undefined, 2, undefined])
  expect(both.products.map((product) => product?.id)).toEqual([1, 2, 3])
})

test('a search ignores the words of products that are not published to the viewer', () => {
  const seen = catalogueFor(both, 'visitor')
  const answer = (search: string) =>
    queryProducts(seen, { ...allProductsQuery, search }, createViewer(seen, { visible: both.publishedWeb }))
  expect(answer('tomatto')).toMatchObject({ ordinals: [1], didYouMean: 'tomatoes' })
  expect(answer('secret')).toMatchObject({ total: 0, searchedWords: [] })
  expect(answer('100001')).toMatchObject({ total: 0, searchedWords: [] })
  expect(answer('100002')).toMatchObject({ total: 1 })
})

test('returns the same catalogue object if everything is published', () => {
  const open = buildCatalogue(createRows([createProduct(1)]))
  expect(catalogueFor(open, 'visitor')).toBe(open)
})
