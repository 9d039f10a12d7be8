import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runShortRequest } from '../../kernel/fairness/short-request.fixture.ts'
import { createAnswer } from '../../kernel/graphql/answer.ts'
import { createApp } from './app.ts'
import { keyIn, type ServedShop, serveTestShop } from './served-shop.fixture.ts'

let server: ServedShop
beforeEach(async () => {
  server = await serveTestShop()
})
afterEach(() => server.close())

test('a visit is recorded once per day and device, with its headers, which grant no access', async () => {
  const cookie = await server.sessionCookie()
  const visit = (headers: object = {}) =>
    server.post('mutation { requestLog }', {
      cookie,
      buildid: '220',
      devicemodel: 'Pixel 8',
      os: 'Android',
      osversion: '14',
      ...headers,
    })
  for (let times = 0; times < 3; times += 1) expect((await visit()).json().data).toEqual({ requestLog: true })
  await visit({ deviceid: 'd2' })
  server.shop.clock.advance(86_400_000)
  await visit()
  const { rows } = await server.shop.deps.pool.query(
    'select device_id, device_type, device_model, os, os_version, build_id from request_log order by day, device_id',
  )
  const noted = {
    device_type: 'WEB',
    device_model: 'Pixel 8',
    os: 'Android',
    os_version: '14',
    build_id: '220',
  }
  expect(rows).toEqual(['d1', 'd2', 'd1'].map((device_id) => ({ device_id, ...noted })))
  // A known device has guesses of its own, so visits make none: this one has logged in.
  expect((await server.shop.deps.pool.query('select from login_device')).rowCount).toBe(1)

  // Products that are published only to the app stay hidden: the session knows how it was opened.
  const appOnly = await server.post('{ product(id: 6) { code } }', { cookie, devicetype: 'ANDROID' })
  expect(keyIn(appOnly.body)).toBe('NOT_FOUND')
})

test('the active basket names the device that wrote last', async () => {
  const cookie = await server.sessionCookie()
  const add = async (deviceid: string) =>
    (
      await server.post(
        'mutation { addBasketProduct(productId: 3, quantity: 1, unit: "2") { baskets { deviceId } } }',
        {
          cookie,
          deviceid,
        },
      )
    ).json().data.addBasketProduct.baskets
  expect(await add('till')).toEqual([{ deviceId: 'till' }])
  expect(await add('phone')).toEqual([{ deviceId: 'phone' }])
})

test.each(['constructor', 'prototype', 'toString', 'hasOwnProperty'])(
  'a variable may be named %s',
  async (name) => {
    const query = `query ($${name}: [Int64!]! = [2]) { productsByIds(productIds: $${name}) { id } }`
    const answer = await server.post(query, {}, { [name]: ['1'] })
    expect(answer.json()).toEqual({ data: { productsByIds: [{ id: '1' }] } })
  },
)

describe('an invalid request', () => {
  test.each([
    ['text', { 'content-type': 'text/plain' }, 'hello', 415],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'query={faq{question}}', 415],
    ['broken JSON', { 'content-type': 'application/json' }, '{"query":', 400],
    ['a list', { 'content-type': 'application/json' }, '[{"query":"{ faq { question } }"}]', 400],
    ['no query', { 'content-type': 'application/json' }, '{}', 400],
    [
      'variables that are a text',
      { 'content-type': 'application/json' },
      '{"query":"{ faq { question } }","variables":"x"}',
      400,
    ],
    [
      'variables that are a list',
      { 'content-type': 'application/json' },
      '{"query":"{ faq { question } }","variables":["x"]}',
      400,
    ],
    [
      'lists within lists, ten thousand of them',
      { 'content-type': 'application/json' },
      `{"query":"{ faq { question } }","variables":{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`,
      400,
    ],
    [
      'more than 100 KB',
      { 'content-type': 'application/json' },
      JSON.stringify({ query: 'x'.repeat(110_000) }),
      413,
    ],
  ])('is refused in the specified form: %s', async (_, headers, payload, status) => {
    const response = await server.app.inject({ method: 'POST', url: '/graphql', headers, payload })
    expect(response.statusCode).toBe(status)
    expect(keyIn(response.body)).toBe('BAD_REQUEST')
  })

  test.each([
    ['PUT', '/graphql', 404],
    ['GET', '/graphql?query=%7Bfaq%7Bquestion%7D%7D', 404],
    ['POST', '/shop', 404],
    ['GET', '/product/%E0%A4%A', 400],
  ] as const)(
    'is answered in the specified form if the path or method does not exist: %s %s',
    async (method, url, status) => {
      const answer = await server.app.inject({ method, url })
      expect(answer.statusCode).toBe(status)
      expect(keyIn(answer.body)).toBe(status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST')
      expect(server.rendered).toBe(0)
    },
  )

  test('has time limits for headers, for the body, and for clients that stop reading', () => {
    const { headersTimeout, requestTimeout, timeout } = server.app.server
    expect([headersTimeout, requestTimeout, timeout]).toEqual([15_000, 60_000, 120_000])
  })

  test('has security headers against type guessing and framing on every response', async () => {
    const { headers } = await server.post('{ faq { question } }')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    })
  })
})

describe('the language', () => {
  const messageFor = async (headers: Record<string, string>) => {
    const answer = await server.post('{ contentPage(slug: "none") { title } }', headers)
    return JSON.parse(answer.json().errors[0].message).message
  }

  test('is that of the cookie, else the user’s choice on any device, else the browser’s', async () => {
    const session = await server.sessionCookie()
    const polish = { 'accept-language': 'de, pl-PL;q=0.8' }
    expect(await messageFor({ ...polish, cookie: session })).toBe('Nie znaleziono.')
    const chosen = await server.post('mutation { chooseLanguage(language: "tr") }', { cookie: session })
    expect(chosen.json()).toEqual({ data: { chooseLanguage: true } })
    expect(await messageFor({ ...polish, cookie: await server.sessionCookie() })).toBe('Bulunamadı.')
    expect(await messageFor({ ...polish, cookie: `${session}; lang=en` })).toBe('Not found.')
    expect(await messageFor(polish)).toBe('Nie znaleziono.')
    const unknown = await server.post('mutation { chooseLanguage(language: "de") }', { cookie: session })
    expect(keyIn(unknown.body)).toBe('BAD_INPUT')
  })
})

test('a long operation lets a running short request finish before its answer is packed', async () => {
  const happened: string[] = []
  let request: Promise<unknown> = Promise.resolve()
  const { engine } = server.options()
  const long = await createApp({
    ...server.options(),
    engine: {
      ...engine,
      weigh: () => 'LONG',
      execute: async () => {
        request = runShortRequest(() => void happened.push('answered'))
        return createAnswer({ data: {} }, 200)
      },
    },
  })
  await long.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', deviceid: 'd1' },
    payload: { query: '{ __typename }' },
  })
  happened.push('sent')
  await request
  await long.close()
  expect(happened).toEqual(['answered', 'sent'])
})

describe('health', () => {
  const statusOf = async (path: string) => {
    const response = await server.app.inject(path)
    return [response.statusCode, response.json()]
  }

  test('is reported, and readiness ends when the server stops', async () => {
    expect((await server.app.inject('/healthz')).statusCode).toBe(200)
    expect((await server.app.inject('/readyz')).statusCode).toBe(200)
    server.readiness = 'ENDING'
    for (const path of ['/readyz', '/readyz/database'])
      expect(await statusOf(path)).toEqual([503, { status: 'ending' }])
    expect((await server.app.inject('/healthz')).headers.connection).toBe('close')
    server.readiness = 'READY'
    expect((await server.app.inject('/healthz')).headers.connection).toBe('keep-alive')
  })

  test('a server without its database is ready, but not with its database', async () => {
    server.readiness = 'NO_DATABASE'
    expect(await statusOf('/readyz')).toEqual([200, { status: 'ready' }])
    expect(await statusOf('/readyz/database')).toEqual([503, { status: 'no database' }])
    server.readiness = 'READY'
    expect(await statusOf('/readyz/database')).toEqual([200, { status: 'ready' }])
  })

  test('a server with a full disk is not ready', async () => {
    // /proc never has free space.
    const settings = { ...server.shop.deps.settings, dataFolder: '/proc' }
    const full = await createApp({ ...server.options(), deps: { ...server.shop.deps, settings } })
    const response = await full.inject('/readyz')
    expect([response.statusCode, response.json()]).toEqual([503, { status: 'disk full' }])
    expect((await full.inject('/healthz')).statusCode).toBe(200)
    await full.close()
  })

  test('metrics are available only from private networks', async () => {
    const near = await server.app.inject({ url: '/metrics', remoteAddress: '10.1.2.3' })
    expect(near.body).toContain('provender_http_request_seconds')
    const far = await server.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })
    expect(far.body).not.toContain('provender_')
  })
})

describe('without the database', () => {
  test('the catalogue is still served, other requests get 503 with Retry-After, and everything recovers', async () => {
    const cookie = await server.sessionCookie()
    const { pool } = server.shop.deps
    const connect = pool.connect.bind(pool)
    const connectionError = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    Object.assign(pool, {
      connect: (done?: (error: Error) => void) =>
        done ? done(connectionError) : Promise.reject(connectionError),
    })
    expect((await server.post('{ products { total } }')).json().data.products.total).toBe(6)
    const refused = await server.post('{ baskets { id } }', { cookie })
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('2')
    expect(keyIn(refused.body)).toBe('BUSY')
    Object.assign(pool, { connect })
    expect((await server.post('{ baskets { id } }', { cookie })).statusCode).toBe(200)
  })
})
