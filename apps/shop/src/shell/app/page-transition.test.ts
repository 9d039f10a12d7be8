import { expect, test } from 'vitest'
import { transitionBetween } from './page-transition.ts'

const place = (pathname: string, tab: string, depth: number) => ({
  pathname,
  state: { tab, __TSR_index: depth },
})
const orders = place('/account/orders', 'account', 2)
const order = place('/account/orders/7', 'account', 3)

test('a page moves in when it lies on another, and out on the way back', () => {
  expect(transitionBetween(orders, order)).toBe('deeper')
  expect(transitionBetween(order, orders)).toBe('back')
})

test('another tab, the first page and a filter appear at once', () => {
  expect(transitionBetween(order, place('/search', 'search', 1))).toBeUndefined()
  expect(transitionBetween(undefined, orders)).toBeUndefined()
  expect(transitionBetween(orders, { ...orders, state: { tab: 'account', __TSR_index: 3 } })).toBeUndefined()
})
