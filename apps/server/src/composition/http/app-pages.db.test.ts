import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { type ServedShop, serveTestShop } from './served-shop.fixture.ts'

const page = '<!doctype html>\n<html lang="en" data-density="office"></html>'

let server: ServedShop
let app: FastifyInstance
beforeEach(async () => {
  server = await serveTestShop()
  app = await createApp({
    ...server.options(),
    apps: [{ prefix: '/office', page: () => Promise.resolve(page) }],
  })
})
afterEach(async () => {
  await app.close()
  await server.close()
})

test.each(['/office', '/office/', '/office/orders?state=new', '/office/orders/100234'])(
  '%s is the one page of the office, with a policy of its own',
  async (url) => {
    const answer = await app.inject({ url })
    expect([answer.statusCode, answer.body]).toEqual([200, page])
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    })
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'; ")
  },
)

test('the page of the office has the language that the shop would have', async () => {
  const answer = await app.inject({ url: '/office', cookies: { lang: 'tr' } })
  expect(answer.body).toContain('<html lang="tr" data-density="office">')
})

test('other addresses are pages of the shop', async () => {
  for (const url of ['/', '/offices', '/office-hours'])
    expect((await app.inject({ url })).body).toBe('<p>page</p>')
})

test('without an office its address is a page of the shop, like any other', async () => {
  expect((await server.app.inject({ url: '/office' })).body).toBe('<p>page</p>')
})
