import { expect, test } from 'vitest'
import { barOfPath } from './bar-of-path.ts'
import { hasNoTabs, tabOfPath, tabWithRoot } from './tab-of-path.ts'

test.each([
  ['/account/orders/100175', 'account'],
  ['/account/account-statements', 'account'],
  ['/account/order-guide', 'home'],
  ['/product/cola-7', 'search'],
  ['/shop?q=tea', 'search'],
  ['/brands', 'search'],
  ['/baskets/shared?token=x', 'basket'],
  ['/quick-order', 'home'],
  ['/accounting', 'home'],
  ['/', 'home'],
])('a link from outside to %s opens in the tab %s', (href, tab) => {
  expect(tabOfPath(href)).toBe(tab)
})

test('only the first page of a tab, without a query, is its root', () => {
  expect(tabWithRoot('/baskets/detail')).toBe('basket')
  expect(tabWithRoot('/baskets/detail?basket=5')).toBeUndefined()
  expect(tabWithRoot('/account/orders')).toBeUndefined()
})

test.each([
  '/login',
  '/onboarding',
  '/checkout',
  '/checkout/success',
  '/scan',
  '/account/help-centre/report',
])('%s has no tabs', (path) => {
  expect(hasNoTabs(path)).toBe(true)
})

test.each([
  ['/', false, 'home'],
  ['/search', false, 'search'],
  ['/shop', true, 'search'],
  ['/account', false, 'root'],
  ['/account/orders', true, 'page'],
  ['/product/cola-7', true, 'clear'],
  ['/scan', false, 'camera'],
  ['/login', true, 'first'],
] as const)('the bar of %s is right', (path, isBelow, bar) => {
  expect(barOfPath(path, { isBelow, hasQuery: false })).toBe(bar)
})

test('a basket by its number is a page, not the root of its tab', () => {
  expect(barOfPath('/baskets/detail', { isBelow: true, hasQuery: true })).toBe('page')
})
