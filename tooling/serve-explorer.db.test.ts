import { createEngine } from '@provender/server/graphql/engine'
import { createApp } from '@provender/server/http/app'
import { createSchema } from '@provender/server/schema'
import { openTestShop, type TestShop } from '@provender/server/testing/test-shop'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveExplorer } from './serve-explorer.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

test('a server during development has a console for the API and answers it', async () => {
  const app = await createApp({
    deps: shop.deps,
    engine: createEngine(createSchema(), { isOpen: true }),
    readiness: () => 'READY',
    files: [],
    shop: async () => ({
      renderPage: async () => ({ status: 200, location: undefined, html: '' }),
      visitorPath: (path) => path,
      renderOfflinePage: () => '',
    }),
    before: serveExplorer,
  })
  const page = await app.inject({ url: '/graphql' })
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.body).toContain('Provender API')
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { deviceid: 'explorer', devicetype: 'web' },
    payload: { query: '{ faq { question } }' },
  })
  expect(answer.json()).toMatchObject({ data: { faq: expect.any(Array) } })
  await app.close()
})
