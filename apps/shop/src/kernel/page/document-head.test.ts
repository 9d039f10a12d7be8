import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { shellQuery } from '../session/shop-queries.ts'
import type { RouterContext } from '../state/router-context.ts'
import { type PageMetadata, documentHead } from './document-head.ts'

function headOf(
  facts: PageMetadata | undefined,
  { loginWall = false, logoUrl = null as string | null } = {},
) {
  const queryClient = new QueryClient()
  // The head reads only these settings.
  const config = { appName: 'Harbour', loginWall, logoUrl }
  queryClient.setQueryData(shellQuery.queryKey, { initConfig: { config } } as never)
  return documentHead(facts, { origin: 'https://shop.example', queryClient } as RouterContext)
}

test('a page title ends with the name of the shop, and the page has one canonical address', () => {
  const { meta, links } = headOf({ title: 'Drinks', canonical: '/shop?category=3', picture: '/a.webp' })
  expect(meta).toContainEqual({ title: 'Drinks · Harbour' })
  expect(meta).toContainEqual({ property: 'og:url', content: 'https://shop.example/shop?category=3' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://shop.example/a.webp' })
  expect(links).toEqual([{ rel: 'canonical', href: 'https://shop.example/shop?category=3' }])
})

test.each([
  [null, 'https://shop.example/icons/icon-512.png'],
  ['/pictures/logo.svg', 'https://shop.example/icons/icon-512.png'],
  ['/pictures/logo.png', 'https://shop.example/pictures/logo.png'],
])('a preview without a picture shows the logo %j as %s', (logoUrl, image) => {
  const { meta } = headOf({ title: 'All products', canonical: '/shop' }, { logoUrl })
  expect(meta).toContainEqual({ property: 'og:image', content: image })
})

test('a page without a canonical address is not indexed and has no link preview', () => {
  const { meta, links } = headOf({ title: 'Basket', canonical: undefined, picture: '/a.webp' })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(meta.filter((each) => 'property' in each)).toEqual([])
  expect(links).toEqual([])
})

test('no page is indexed behind the login wall', () => {
  const { meta, links } = headOf({ title: '', canonical: '/' }, { loginWall: true })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(links).toEqual([])
})

test('a page that could not be loaded has the shop’s name', () => {
  expect(headOf(undefined).meta).toContainEqual({ title: 'Harbour' })
})

test('a product text cannot end the script that contains it', () => {
  const name = '</script><script>alert(1)</script>'
  const [script] = headOf({ title: '', canonical: '/', about: [{ '@type': 'Product', name }] }).scripts
  expect(script?.children).not.toContain('<')
  expect(JSON.parse(script?.children ?? '')).toMatchObject({ '@type': 'Product', name })
})
