import { expect, test } from 'vitest'
import { visitorPath } from './visitor-path.ts'

test.each([
  ['/?x=1', '/'],
  ['/?utm_source=mail&utm_campaign=a', '/'],
  ['/faq?1700000000', '/faq'],
  ['/product/beans-12?ref=x&x=%00', '/product/beans-12'],
  ['/shop?q=beans&x=abc', '/shop?q=beans'],
  ['/shop?x=abc&attr.5=7,6&page=1&sort=FEATURED&layout=wall', '/shop?attr.5=7,6'],
  ['/shop?q=a&q=b&clearance=true&isNew=no', '/shop?q=a&clearance=true'],
  ['/login?next=%2Fbaskets&x=1', '/login?next=%2Fbaskets'],
  ['/reset-password?new=1&x=1', '/reset-password?new=1'],
])('%s is kept as %s', (path, kept) => {
  expect(visitorPath(path)).toBe(kept)
})

test('a path that is kept stays as it is', () => {
  const kept = visitorPath('/shop?q=tea+bags&category=12&page=3&layout=list')
  expect(visitorPath(kept)).toBe(kept)
})
