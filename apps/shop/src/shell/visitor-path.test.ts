import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { parseNextSearch } from '../features/account/next-path.ts'
import { parseShopSearch } from '../features/catalogue/parse-shop-address.ts'
import { parseOrdersSearch } from '../features/order/orders-search.ts'
import { createVisitorPath } from './visitor-path.ts'

const root = createRootRoute()
const page = (path: string, validateSearch?: (query: Record<string, unknown>) => object) =>
  createRoute({ getParentRoute: () => root, path, ...(validateSearch ? { validateSearch } : {}) })
const router = createRouter({
  routeTree: root.addChildren([
    page('/'),
    page('/faq'),
    page('/product/$address'),
    page('/shop', parseShopSearch),
    page('/login', parseNextSearch),
    page('/account/orders/', parseOrdersSearch),
  ]),
  history: createMemoryHistory(),
})
const visitorPath = createVisitorPath(router)

test.each([
  ['/?x=1', '/'],
  ['/?utm_source=mail&utm_campaign=a', '/'],
  ['/faq?1700000000', '/faq'],
  ['/faq?next=%2Fbaskets', '/faq'],
  ['/product/beans-12?ref=x&x=%00', '/product/beans-12'],
  ['/shop?q=beans&x=abc', '/shop?q=beans'],
  ['/shop?x=abc&attr.5=7,6&page=1&sort=FEATURED&layout=wall', '/shop?attr.5=7,6'],
  ['/shop?q=a&q=b&clearance=true&isNew=no', '/shop?q=a&clearance=true'],
  ['/login?next=%2Fbaskets&x=1', '/login?next=%2Fbaskets'],
  ['/login?next=%2F%2Felsewhere.example', '/login'],
  // A page that redirects to the login keeps its own parameters, because the user returns to it.
  ['/account/orders?x=1&page=2&state=open', '/account/orders?state=open&page=2'],
  ['/no/such/page?x=1', '/not-found'],
  ['/another', '/not-found'],
  ['/not-found', '/not-found'],
  ['/faq/no-such-page', '/faq/no-such-page'],
])('normalises %s to %s', (path, normalised) => {
  expect(visitorPath(path)).toBe(normalised)
})

test('a normalised path stays as it is', () => {
  const normalised = visitorPath('/shop?q=tea+bags&category=12&page=3&layout=list')
  expect(visitorPath(normalised)).toBe(normalised)
})
