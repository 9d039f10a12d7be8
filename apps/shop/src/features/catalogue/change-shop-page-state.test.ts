import { expect, test } from 'vitest'
import { filterCount, withFlagToggled, withoutFilters, withValueToggled } from './change-shop-page-state.ts'
import { shopHref, unfilteredShop } from './shop-address.ts'

const second = { ...unfilteredShop, category: '4', q: 'tom', page: 2 }

test('a value can be selected, joined by another, and removed', () => {
  const one = withValueToggled(second, '1', '3')
  expect(shopHref(one)).toBe('/shop?q=tom&category=4&attr.1=3')
  const two = withValueToggled(one, '1', '7')
  expect(shopHref(two)).toBe('/shop?q=tom&category=4&attr.1=3,7')
  expect(shopHref(withValueToggled(two, '1', '3'))).toBe('/shop?q=tom&category=4&attr.1=7')
  expect(shopHref(withValueToggled(one, '1', '3'))).toBe('/shop?q=tom&category=4')
})

test('a flag can be set and removed', () => {
  const on = withFlagToggled(second, 'isNew')
  expect(shopHref(on)).toBe('/shop?q=tom&category=4&isNew=true')
  expect(shopHref(withFlagToggled(on, 'isNew'))).toBe('/shop?q=tom&category=4')
})

test('clearing the filters keeps the search and the category', () => {
  const narrowed = withFlagToggled(withValueToggled(second, '1', '3'), 'clearance')
  expect(filterCount(narrowed)).toBe(2)
  expect(shopHref(withoutFilters(narrowed))).toBe('/shop?q=tom&category=4')
})
