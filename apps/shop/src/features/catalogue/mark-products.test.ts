import { expect, test } from 'vitest'
import { withMarks } from './mark-products.ts'

const page = {
  banners: [{ code: 'soup' }],
  shelf: {
    products: [
      { id: '1', isFavorites: false },
      { id: '2', isFavorites: false },
    ],
  },
  category: { id: '1', name: 'Grocery' },
}

test('a mark reaches the product wherever it stands, and no other thing of the same id', () => {
  expect(withMarks(page, '1', { isFavorites: true })).toEqual({
    ...page,
    shelf: {
      products: [
        { id: '1', isFavorites: true },
        { id: '2', isFavorites: false },
      ],
    },
  })
})

test('what does not change keeps its identity', () => {
  const marked = withMarks(page, '1', { isFavorites: true })
  expect(marked.banners).toBe(page.banners)
  expect(marked.shelf.products[1]).toBe(page.shelf.products[1])
  expect(withMarks(page, '3', { isFavorites: true })).toBe(page)
  expect(withMarks(page, '1', { isFavorites: false })).toBe(page)
})
