import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { type PageMetadata, documentHead } from './document-head.ts'
import type { RouterContext } from './router-context.ts'
import { shellQuery } from './shop-queries.ts'

function headOf(facts: PageMetadata | undefined, { loginWall = false } = {}) {
  const queryClient = new QueryClient()
  // Of the settings the head knows these alone.
  const config = { appName: 'Harbour', loginWall }
  queryClient.setQueryData(shellQuery.queryKey, { initConfig: { config } } as never)
  return documentHead(facts, { origin: 'https://shop.example', queryClient } as RouterContext)
}

test('a page is called by its title and the shop, and known under one address', () => {
  const { meta, links } = headOf({ title: 'Drinks', canonical: '/shop?category=3', picture: '/a.webp' })
  expect(meta).toContainEqual({ title: 'Drinks · Harbour' })
  expect(meta).toContainEqual({ property: 'og:url', content: 'https://shop.example/shop?category=3' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://shop.example/a.webp' })
  expect(links).toEqual([{ rel: 'canonical', href: 'https://shop.example/shop?category=3' }])
})

test('without an address of its own a page is not to be found, nor shown beside links', () => {
  const { meta, links } = headOf({ title: 'Basket', canonical: undefined, picture: '/a.webp' })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(meta.filter((each) => 'property' in each)).toEqual([])
  expect(links).toEqual([])
})

test('behind the login wall no page is to be found', () => {
  const { meta, links } = headOf({ title: '', canonical: '/' }, { loginWall: true })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(links).toEqual([])
})

test('a page that could not be loaded has the shop’s name', () => {
  expect(headOf(undefined).meta).toContainEqual({ title: 'Harbour' })
})

test('no text of a product ends the script it is told in', () => {
  const name = '</script><script>alert(1)</script>'
  const [script] = headOf({ title: '', canonical: '/', about: [{ '@type': 'Product', name }] }).scripts
  expect(script?.children).not.toContain('<')
  expect(JSON.parse(script?.children ?? '')).toMatchObject({ '@type': 'Product', name })
})
