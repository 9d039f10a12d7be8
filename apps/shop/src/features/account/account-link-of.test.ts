import { expect, test } from 'vitest'
import { accountLinkOf } from './account-link-of.ts'

const links = ['/account/orders', '/account/settings', '/account/settings/preferences', '/baskets'].map(
  (href) => ({ href }),
)

test.each([
  ['/account/orders', '/account/orders'],
  ['/account/orders/100175', '/account/orders'],
  ['/account/settings/preferences', '/account/settings/preferences'],
  ['/account/settings/email', '/account/settings'],
  ['/account/orders-of-others', undefined],
  ['/account', undefined],
])('%s belongs to %s', (pathname, href) => {
  expect(accountLinkOf(pathname, links)?.href).toBe(href)
})
