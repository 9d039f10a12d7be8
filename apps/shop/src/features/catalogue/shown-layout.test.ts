import { expect, test } from 'vitest'
import { usualLayout } from './shown-layout.ts'

const page = (pictured: number, all: number) =>
  Array.from({ length: all }, (_, at) => ({ pictureUrl: at < pictured ? '/a.webp' : null }))
const tiles = { defaultCatalogLayout: 'grid', catalogLayoutChangeable: true }

test('a page of which fewer than a quarter of the products have pictures opens as a list', () => {
  expect(usualLayout(tiles, page(24, 24))).toBe('grid')
  expect(usualLayout(tiles, page(6, 24))).toBe('grid')
  expect(usualLayout(tiles, page(5, 24))).toBe('list')
  expect(usualLayout(tiles, page(0, 1))).toBe('list')
  expect(usualLayout(tiles, [])).toBe('grid')
})

test('the layout of the wholesaler stands where customers cannot change it, and a list stays a list', () => {
  expect(usualLayout({ ...tiles, catalogLayoutChangeable: false }, page(0, 24))).toBe('grid')
  expect(usualLayout({ ...tiles, defaultCatalogLayout: 'list' }, page(24, 24))).toBe('list')
})
