import { expect, test } from 'vitest'
import { readAddressSources, textAddresses } from './addresses.ts'

const routes = ['/', '/shop', '/account/orders/', '/account/orders/$number', '/account/settings/'].map(
  (to, index) => ({
    path: `apps/shop/src/routes/r${index}.tsx`,
    text: `export const Route = createFileRoute('${to}')({})`,
  }),
)
const inFile = (path: string, text: string) => textAddresses([...routes, { path, text }])
const inShop = (text: string) => inFile('apps/shop/src/features/order/orders.tsx', text)

test.each([
  `const a = <a href="/shop">All</a>`,
  `const a = <a href="/">Home</a>`,
  'const a = <ButtonLink href={`/account/orders/${number}`}>Order</ButtonLink>',
  `const a = <a href={isOpen ? '/shop' : other}>All</a>`,
  `const a = <form action="/shop" />`,
  'const a = <a href={`?page=${page}`}>Next</a>',
  `const links = [{ href: '/account/orders', name: 'Orders' }]`,
  'void router.navigate({ href: `/account/orders?page=${page}` })',
  `throw redirect({ href: '/shop' })`,
  `location.assign('/shop?q=' + text)`,
  'const link = `${location.origin}/shop?q=${text}`',
  `const orders = '/account/orders'`,
  'const a = <a href={`/documents/${number}.pdf`} download>PDF</a>',
])('an address that is written as text is refused: %s', (text) => {
  expect(inShop(text)).toHaveLength(1)
})

test.each([
  `const a = <a href={hrefOf({ to: '/shop', search: { q } })}>All</a>`,
  `void router.navigate({ to: '/account/orders/$number', params: { number } })`,
  `throw redirect({ to: isOpen ? '/shop' : '/account/orders' })`,
  `const a = <a href="#main">Skip</a>`,
  'const a = <a href={`mailto:${address}`}>Write</a>',
  `const a = <a href="https://elsewhere.example/shop">Elsewhere</a>`,
  `const a = <a href={banner.link}>More</a>`,
  `const isHome = pathname === '/'`,
  `type Place = '/shop' | '/account/orders'`,
  `await fetch('/graphql')`,
])('an address that the router checks, or that is no page of the shop, passes: %s', (text) => {
  expect(inShop(text)).toEqual([])
})

test('only one module knows the addresses of documents', () => {
  const text = 'export const documentHref = (number) => `/documents/${number}.pdf`'
  expect(inFile('apps/shop/src/kernel/links/server-files.ts', text)).toEqual([])
  expect(inFile('apps/shop/src/kernel/links/other.ts', text)).toHaveLength(1)
})

test('a page that the server links to must exist in the shop', () => {
  const inServer = (text: string) => inFile('apps/server/src/features/order/email.ts', text)
  expect(inServer('const link = `${shop.address}/account/orders/${order.number}`')).toEqual([])
  expect(
    inServer(`const pages = ['/account/settings', '/account/settings/*', '/shop?q=x', '/graphql']`),
  ).toEqual(
    // These routes have no page below the settings.
    ['apps/server/src/features/order/email.ts names /account/settings/*, which is no page of an app'],
  )
  expect(inServer('const link = `${shop.address}/account/order/${order.number}`')).toHaveLength(1)
})

test('all kinds of sources are checked', () => {
  const files = readAddressSources()
  for (const some of [
    'apps/shop/src/routes/shop.tsx',
    'apps/shop/src/shell/site-footer.tsx',
    'apps/shop/service-worker/push.ts',
    'apps/server/src/composition/http/search-engines.ts',
    'apps/server/src/composition/http/form-fallback.ts',
  ])
    expect(files.map(({ path }) => path)).toContain(some)
})
