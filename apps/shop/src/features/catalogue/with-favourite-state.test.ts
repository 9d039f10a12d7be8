import { expect, test } from 'vitest'
import { withFavouriteState } from './with-favourite-state.ts'

const page = {
  banners: [{ code: 'soup' }],
  listContext: {
    products: [
      { id: '1', isFavorites: false },
      { id: '2', isFavorites: false },
    ],
  },
  category: { id: '1', name: 'Grocery' },
}

test('changes a favourite wherever the product occurs, and no other object with the same id', () => {
  expect(withFavouriteState(page, '1', { isFavorites: true })).toEqual({
    ...page,
    listContext: {
      products: [
        { id: '1', isFavorites: true },
        { id: '2', isFavorites: false },
      ],
    },
  })
})

test('keeps the identity of unchanged parts', () => {
  const changed = withFavouriteState(page, '1', { isFavorites: true })
  expect(changed.banners).toBe(page.banners)
  expect(changed.listContext.products[1]).toBe(page.listContext.products[1])
  expect(withFavouriteState(page, '3', { isFavorites: true })).toBe(page)
  expect(withFavouriteState(page, '1', { isFavorites: false })).toBe(page)
})
