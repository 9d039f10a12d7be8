import { parseAddressQuery, printAddressQuery } from '@provender/web/address/address'
import { hrefOf } from '@provender/web/address/href-of'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const root = createRootRoute()
const router = createRouter({
  routeTree: root.addChildren(
    ['/account/orders/', '/account/orders/$number'].map((path) =>
      createRoute({ getParentRoute: () => root, path }),
    ),
  ),
  history: createMemoryHistory(),
  parseSearch: parseAddressQuery,
  stringifySearch: printAddressQuery,
})

test('prints the same address as the router', () => {
  const words = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((text) => text.trim() !== '')
  fc.assert(
    fc.property(words, fc.nat({ max: 9999 }), (q, page) => {
      const list = { to: '/account/orders', search: { q, page } } as const
      expect(hrefOf(list)).toBe(router.buildLocation(list).href)
    }),
  )
  const number = fc.stringMatching(/^[\w-]{1,20}$/)
  fc.assert(
    fc.property(number, (value) => {
      const order = { to: '/account/orders/$number', params: { number: value } } as const
      expect(hrefOf(order)).toBe(router.buildLocation(order).href)
      expect(hrefOf(order)).toBe(`/account/orders/${value}`)
    }),
  )
})

test('a parameter cannot escape its path segment', () => {
  expect(hrefOf({ to: '/account/orders/$number', params: { number: '7/../../x?y#z' } })).toBe(
    '/account/orders/7%2F..%2F..%2Fx%3Fy%23z',
  )
})

test('an undefined parameter is left out of the address', () => {
  expect(hrefOf({ to: '/shop' })).toBe('/shop')
  expect(hrefOf({ to: '/shop', search: { q: undefined, page: 2 } })).toBe('/shop?page=2')
})

test('a link to a missing page, or with a parameter that its page does not read, does not compile', () => {
  // The compiler refuses each of these. The type check fails if it accepts one.
  const refused = [
    // @ts-expect-error No page has this path.
    () => hrefOf({ to: '/account/order' }),
    // @ts-expect-error An order has a number.
    () => hrefOf({ to: '/account/orders/$number' }),
    // @ts-expect-error The page of an order has no parameter of this name.
    () => hrefOf({ to: '/account/orders/$number', params: { id: '7' } }),
    // @ts-expect-error The list of the orders has no such filter.
    () => hrefOf({ to: '/account/orders', search: { words: 'beans' } }),
    // @ts-expect-error Orders are open, supplied or cancelled.
    () => hrefOf({ to: '/account/orders', search: { state: 'lost' } }),
    // @ts-expect-error The thanks for an order are for one order.
    () => hrefOf({ to: '/checkout/success' }),
    // @ts-expect-error The page of brands reads no query.
    () => hrefOf({ to: '/brands', search: { page: 2 } }),
    // @ts-expect-error Products are sorted by what the API knows.
    () => hrefOf({ to: '/shop', search: { sort: 'CHEAPEST' } }),
  ]
  expect(refused).toHaveLength(8)
})
