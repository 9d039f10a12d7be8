import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEngine } from '../../composition/graphql/engine.ts'
import { createSchema } from '../../composition/graphql/schema.ts'
import { createApp } from '../../composition/http/app.ts'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let app: FastifyInstance
let address: string

beforeEach(async () => {
  shop = await openTestShop()
  app = await createApp({
    deps: shop.deps,
    engine: createEngine(createSchema(), { isOpen: false }),
    readiness: () => 'READY',
    files: [],
    shop: async () => ({
      renderPage: async () => ({ status: 200, location: undefined, html: '' }),
      visitorPath: (path) => path,
      renderOfflinePage: () => '',
    }),
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await app.close()
  await shop.close()
})

const json = { 'content-type': 'application/json', deviceid: 'd1' }

const post = (query: string, headers: Record<string, string>, variables: object = {}) =>
  fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify({ query, variables }),
  })

const listen = (headers: Record<string, string> = {}, query = 'subscription { live { catalogue } }') =>
  post(query, { accept: 'text/event-stream', ...headers })

function readerOf(response: Response): () => Promise<string | undefined> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  return async () => (await reader.read()).value
}

async function signIn(): Promise<{ readonly cookie: string; readonly path: string }> {
  const signedIn = await post(
    'mutation ($p: String!) { login(email: "a1@shop.example", password: $p) }',
    {},
    { p: testPassword },
  )
  const cookie = signedIn.headers.getSetCookie().find((each) => each.startsWith('auth-token'))!
  const auth = cookie.split(';')[0]!
  const answer = await post('{ user { firebaseUserUID } }', { cookie: auth })
  const { data } = (await answer.json()) as { data: { user: { firebaseUserUID: string } } }
  return { cookie: auth, path: `master/${data.user.firebaseUserUID}/baskets` }
}

test('a subscription is answered with events that proxies may not cache or buffer', async () => {
  const response = await listen()
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  const next = readerOf(response)
  expect(await next()).toBe('event: next\ndata: {"data":{"live":{"catalogue":"1"}}}\n\n')
})

test('a refusal is a normal response', async () => {
  const response = await listen({}, 'subscription { live(path: "master/x/baskets") { baskets } }')
  expect(response.status).toBe(401)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect((await listen({}, '{ faq { question } }')).status).toBe(400)
  expect((await post('subscription { live { catalogue } }', {})).status).toBe(400)
})

test('another site or a form cannot subscribe in a customer’s name', async () => {
  const { cookie, path } = await signIn()
  const query = `subscription { live(path: "${path}") { baskets } }`
  expect((await listen({ cookie, 'sec-fetch-site': 'cross-site' }, query)).status).toBe(403)
  const { deviceid: _, ...formHeaders } = json
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { ...formHeaders, cookie, accept: 'text/event-stream' },
    body: JSON.stringify({ query }),
  })
  expect(response.status).toBe(403)
})

test('signing out completes the stream of the session', async () => {
  await shop.goLive(50)
  const { cookie, path } = await signIn()
  const next = readerOf(await listen({ cookie }, `subscription { live(path: "${path}") { baskets } }`))
  expect(await next()).toContain('"baskets":"0"')
  await post('mutation { logout }', { cookie })
  expect(await next()).toBe('event: complete\ndata:\n\n')
  expect(await next()).toBeUndefined()
})

test('a server that stops ends every stream without completing it', async () => {
  const next = readerOf(await listen())
  await next()
  await app.close()
  expect(await next()).toBeUndefined()
})

test('a client that disconnects is forgotten', async () => {
  const leaving = new AbortController()
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { ...json, accept: 'text/event-stream' },
    body: JSON.stringify({ query: 'subscription { live { catalogue } }' }),
    signal: leaving.signal,
  })
  await readerOf(response)()
  expect(shop.deps.live.count()).toBe(1)
  leaving.abort()
  await expect.poll(() => shop.deps.live.count()).toBe(0)
})
