import { expect, test } from 'vitest'
import { inStock, shelf } from './product.fixture.ts'
import { shownStock } from './stock-view.ts'

const running = (unit2: string, stockCount: number | null) =>
  shownStock({ unit2, stockStatus: { ...inStock, lowStock: true, stockCount } }, shelf).text

test('what runs low says how much is left', () => {
  expect(running('box', 3)).toBe('Low stock · 3 left')
  expect(running('kg', 6.7)).toBe('Low stock · 6 kg left')
  expect(running('kg', null)).toBe('Low stock')
})

test('of less than a kilogram no count is told, rather than none', () => {
  expect(running('kg', 0.4)).toBe('Low stock')
})
