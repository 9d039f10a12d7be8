import { expect, test } from 'vitest'
import { defaultLayout } from './default-layout.ts'

const page = (pictured: number, all: number) =>
  Array.from({ length: all }, (_, index) => ({ pictureUrl: index < pictured ? '/a.webp' : null }))
const tiles = { defaultCatalogLayout: 'grid', catalogLayoutChangeable: true }

test('opens as a list if more than half of the products have no picture', () => {
  expect(defaultLayout(tiles, page(24, 24))).toBe('grid')
  expect(defaultLayout(tiles, page(12, 24))).toBe('grid')
  expect(defaultLayout(tiles, page(11, 24))).toBe('list')
  expect(defaultLayout(tiles, page(0, 1))).toBe('list')
  expect(defaultLayout(tiles, [])).toBe('grid')
})

test("keeps the wholesaler's layout if customers cannot change it, and keeps a list a list", () => {
  expect(defaultLayout({ ...tiles, catalogLayoutChangeable: false }, page(0, 24))).toBe('grid')
  expect(defaultLayout({ ...tiles, defaultCatalogLayout: 'list' }, page(24, 24))).toBe('list')
})
