import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import type { PageAnswer } from '@provender/schema/shop-renderer'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runInForeground } from '../../kernel/fairness/foreground.ts'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { testPushKeys } from '../../testing/test-deps.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { createEngine } from '../graphql/engine.ts'
import { createSchema } from '../graphql/schema.ts'
import { type AppOptions, createApp } from './app.ts'

let shop: TestShop
let app: FastifyInstance
let isReady: boolean
let rendered: number
let page: (execute: (query: string) => Promise<unknown>, nonce: string) => Promise<Partial<PageAnswer>>

function options(): AppOptions {
  return {
    deps: shop.deps,
    engine: createEngine(createSchema(), { isOpen: false }),
    isReady: () => isReady,
    files: [],
    serviceWorker: 'self.skipWaiting()',
    shop: async () => ({
      visitorPath: (path) => path,
      renderOfflinePage: (language) => `<p lang="${language}">no connection</p>`,
      renderPage: async ({ execute, nonce }) => {
        rendered += 1
        return {
          status: 200,
          location: undefined,
          html: '',
          ...(await page((query) => execute(query, {}), nonce)),
        }
      },
    }),
  }
}

beforeEach(async () => {
  shop = await openTestShop()
  isReady = true
  rendered = 0
  page = async () => ({ html: '<p>page</p>' })
  app = await createApp(options())
})
afterEach(async () => {
  await app.close()
  await shop.close()
})

const json = { 'content-type': 'application/json', deviceid: 'd1' }
const post = (query: string, headers: Record<string, string> = {}, variables: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...json, ...headers },
    payload: { query, variables },
  })
const keyIn = (body: string): string => JSON.parse(JSON.parse(body).errors[0].message).key
const login = () =>
  post('mutation ($p: String!) { login(email: "a1@shop.example", password: $p) }', {}, { p: testPassword })
const sessionCookie = async (): Promise<string> => {
  const { cookies } = await login()
  return `auth-token=${cookies.find(({ name }) => name === 'auth-token')?.value}`
}

describe('signing in over HTTP', () => {
  test('sets a session cookie that scripts cannot read and returns an access token', async () => {
    const response = await login()
    expect(response.cookies.find(({ name }) => name === 'auth-token')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 604_800,
    })
    expect(response.cookies.find(({ name }) => name === 'logged')).toBeDefined()
    const { login: token } = response.json().data
    const user = await post('{ user { companyName } }', { authorization: `Bearer ${token}` })
    expect(user.json().data.user.companyName).toBe("Kaya's Corner")
  })

  test('returns the session secret to an installed app and sets no cookie', async () => {
    const response = await post(
      'mutation ($p: String!) { login(email: "a1@shop.example", password: $p) }',
      { devicetype: 'ANDROID' },
      { p: testPassword },
    )
    expect(response.cookies).toEqual([])
    const secret = response.json().data.login
    const appOnly = await post('{ product(id: 6) { code } }', { authorization: `Bearer ${secret}` })
    expect(appOnly.json().data.product.code).toBe('600001')
  })

  test('marks the cookie as secure if the shop is reached over HTTPS', async () => {
    Object.assign(shop.deps.settings, { publicUrl: 'https://shop.example' })
    const { cookies } = await login()
    Object.assign(shop.deps.settings, { publicUrl: undefined })
    expect(cookies.every(({ secure }) => secure)).toBe(true)
  })
})

const registered = (cookie: string) =>
  post(
    `mutation { registerPush(endpoint: "https://push.example/one", p256dh: "${testPushKeys.publicKey}", auth: "${'A'.repeat(22)}") }`,
    { cookie },
  )

describe('the cookies of the shop', () => {
  test('have the specified names and lifetimes, and only the session is hidden from scripts', async () => {
    const cookie = await sessionCookie()
    const set = [
      ...(await login()).cookies,
      ...(await post('mutation { createDeviceId }')).cookies,
      ...(await post('{ firebaseCustomToken }', { cookie })).cookies,
      ...(await registered(cookie)).cookies,
    ]
    const days = 86_400
    const lives = {
      'auth-token': 7 * days,
      'device-id': 365 * days,
      'fb-token': 0.03 * days,
      fcm_token: 365 * days,
      // At ten o'clock; the day ends at 23:59:59.
      logged: 50_399,
    }
    expect(Object.fromEntries(set.map(({ name, maxAge }) => [name, maxAge]))).toEqual(lives)
    for (const { name, httpOnly, sameSite, path } of set)
      expect([name, httpOnly ?? false, sameSite, path]).toEqual([name, name === 'auth-token', 'Lax', '/'])
  })
})

describe('a request with the session cookie', () => {
  test.each([
    ['from the shop itself', { 'sec-fetch-site': 'same-origin' }, 200],
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from a neighbouring site', { 'sec-fetch-site': 'same-site' }, 403],
    ['from a foreign origin, by an older browser', { origin: 'https://evil.example' }, 403],
    ['from its own origin, by an older browser', { origin: 'http://localhost:80' }, 200],
    ['from no browser at all', {}, 200],
  ])('is accepted or refused by its origin: %s', async (_, headers, status) => {
    const cookie = await sessionCookie()
    const response = await post('{ user { name } }', { cookie, host: 'localhost:80', ...headers })
    expect(response.statusCode).toBe(status)
  })

  test('is refused without the device header, as a form would send it, and the refusal names the header', async () => {
    const cookie = await sessionCookie()
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', cookie },
      payload: { query: 'mutation { requestLog }' },
    })
    expect(response.statusCode).toBe(403)
    expect(keyIn(response.body)).toBe('DEVICE_ID_MISSING')
    expect(response.body).toContain('DeviceId')
  })

  test('counts as a visitor’s after logout', async () => {
    const cookie = await sessionCookie()
    const out = await post('mutation { logout }', { cookie })
    expect(out.cookies.find(({ name }) => name === 'auth-token')?.value).toBe('')
    expect(keyIn((await post('{ user { name } }', { cookie })).body)).toBe('NOT_SIGNED_IN')
  })
})

test('a visit is recorded once per day and device, with its headers, which grant no access', async () => {
  const cookie = await sessionCookie()
  const visit = (headers: object = {}) =>
    post('mutation { requestLog }', {
      cookie,
      buildid: '220',
      devicemodel: 'Pixel 8',
      os: 'Android',
      osversion: '14',
      ...headers,
    })
  for (let times = 0; times < 3; times += 1) expect((await visit()).json().data).toEqual({ requestLog: true })
  await visit({ deviceid: 'd2' })
  shop.clock.advance(86_400_000)
  await visit()
  const { rows } = await shop.deps.pool.query(
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

  // Products that are published only to the app stay hidden: the session knows how it was opened.
  const appOnly = await post('{ product(id: 6) { code } }', { cookie, devicetype: 'ANDROID' })
  expect(keyIn(appOnly.body)).toBe('NOT_FOUND')
})

test('the active basket names the device that wrote last', async () => {
  const cookie = await sessionCookie()
  const add = async (deviceid: string) =>
    (
      await post(
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
    const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload })
    expect(response.statusCode).toBe(status)
    expect(keyIn(response.body)).toBe('BAD_REQUEST')
  })

  test.each([
    ['PUT', '/graphql', 404],
    ['POST', '/shop', 404],
    ['GET', '/product/%E0%A4%A', 400],
  ] as const)(
    'is answered in the specified form if the path or method does not exist: %s %s',
    async (method, url, status) => {
      const answer = await app.inject({ method, url })
      expect(answer.statusCode).toBe(status)
      expect(keyIn(answer.body)).toBe(status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST')
    },
  )

  test('has time limits for headers, for the body, and for clients that stop reading', () => {
    const { headersTimeout, requestTimeout, timeout } = app.server
    expect([headersTimeout, requestTimeout, timeout]).toEqual([15_000, 60_000, 120_000])
  })

  test('has security headers against type guessing and framing on every response', async () => {
    const { headers } = await post('{ faq { question } }')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    })
  })
})

describe('the language', () => {
  const messageFor = async (headers: Record<string, string>) =>
    JSON.parse((await post('{ contentPage(slug: "none") { title } }', headers)).json().errors[0].message)
      .message

  test('is that of the cookie, else the user’s choice on any device, else the browser’s', async () => {
    const session = await sessionCookie()
    const polish = { 'accept-language': 'de, pl-PL;q=0.8' }
    expect(await messageFor({ ...polish, cookie: session })).toBe('Nie znaleziono.')
    const chosen = await post('mutation { chooseLanguage(language: "tr") }', { cookie: session })
    expect(chosen.json()).toEqual({ data: { chooseLanguage: true } })
    expect(await messageFor({ ...polish, cookie: await sessionCookie() })).toBe('Bulunamadı.')
    expect(await messageFor({ ...polish, cookie: `${session}; lang=en` })).toBe('Not found.')
    expect(await messageFor(polish)).toBe('Nie znaleziono.')
    const unknown = await post('mutation { chooseLanguage(language: "de") }', { cookie: session })
    expect(keyIn(unknown.body)).toBe('BAD_INPUT')
  })
})

test.each(['//', '//elsewhere.example/shop', '/\\elsewhere.example', 'http://elsewhere.example/'])(
  'a request target with another host, %s, is not a page',
  async (url) => {
    const sent = connect(await listening())
    sent.write(`GET ${url} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`)
    expect(await text(sent)).toMatch(/^HTTP\/1\.1 404 /)
    expect(rendered).toBe(0)
  },
)

async function listening(): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}

describe('a page', () => {
  test('for a visitor is cached until something on it may have changed', async () => {
    await app.inject('/shop')
    await app.inject('/shop')
    expect(rendered).toBe(1)
    await app.inject({ url: '/shop', headers: { cookie: 'lang=tr' } })
    expect(rendered).toBe(2)
    await shop.deps.pool.query('update stock_level set on_hand = 0 where product_id = 1')
    await shop.deps.catalogue.syncTo(0)
    await app.inject('/shop')
    expect(rendered).toBe(3)
  })

  test('for a customer is never shared', async () => {
    page = async (execute) => ({ html: JSON.stringify(await execute('{ user { companyName } }')) })
    const cookie = await sessionCookie()
    expect((await app.inject({ url: '/', headers: { cookie } })).body).toContain("Kaya's Corner")
    expect((await app.inject('/')).body).not.toContain("Kaya's Corner")
    expect((await app.inject({ url: '/', headers: { cookie } })).body).toContain("Kaya's Corner")
  })

  test('allows only the scripts that the shop wrote', async () => {
    page = async (_, nonce) => ({ html: `<script nonce="${nonce}">ours()</script><script>theirs()</script>` })
    const { headers, body } = await app.inject('/')
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hash('ours()')};`)
    expect(body).not.toContain('nonce')
  })

  test('may load from hcaptcha.com if the shop uses its captcha, and otherwise from no other host', async () => {
    const policy = async () => String((await app.inject('/register')).headers['content-security-policy'])
    expect(await policy()).not.toContain('://')
    await shop.deps.pool.query(`insert into config values ('hCaptchaSiteKey', '"site"')`)
    const { rows } = await shop.deps.pool.query(
      `update version set n = n + 1 where name = 'settings' returning n`,
    )
    await shop.deps.wholesaler.syncTo(rows[0].n)
    const captcha = 'https://hcaptcha.com https://*.hcaptcha.com'
    expect(await policy()).toContain(`script-src 'self' ${captcha};`)
    expect(await policy()).toContain(`frame-src 'self' ${captcha};`)
    expect(await policy()).toContain(`connect-src 'self' ${captcha};`)
  })

  test('for a signed-in user extends the cookie to seven days from now', async () => {
    const cookie = await sessionCookie()
    const { cookies } = await app.inject({ url: '/', headers: { cookie } })
    expect(cookies).toEqual([
      expect.objectContaining({
        name: 'auth-token',
        value: cookie.split('=')[1],
        maxAge: 604_800,
        httpOnly: true,
        sameSite: 'Lax',
      }),
    ])
  })

  test('with a dead session removes the cookies and redirects to sign-in and back', async () => {
    const dead = { cookie: 'auth-token=gone' }
    const response = await app.inject({ url: '/shop?q=beans', headers: dead })
    expect([response.statusCode, response.headers.location]).toEqual([307, '/login?next=%2Fshop%3Fq%3Dbeans'])
    expect(response.cookies.map(({ name, value }) => [name, value])).toContainEqual(['auth-token', ''])
    expect((await app.inject({ url: '/', headers: dead })).headers.location).toBe('/login')
  })

  test.each([
    ['/login?next=%2Fshop', 'auth-token=gone'],
    ['/reset-password?new=1', 'auth-token=gone'],
    ['/account/settings/email/confirm', 'auth-token=gone'],
    // The user signed out while offline.
    ['/shop', 'auth-token=gone; logged-out=1'],
  ])('%s opens with a dead session, and removes its cookies: %s', async (url, cookie) => {
    const response = await app.inject({ url, headers: { cookie } })
    expect(response.statusCode).toBe(200)
    expect(response.cookies.map(({ name, value }) => [name, value])).toContainEqual(['auth-token', ''])
  })

  test('lets a running short request finish before it is rendered', async () => {
    const happened: string[] = []
    let request: Promise<unknown> = Promise.resolve()
    page = async (execute) => {
      request = runInForeground(async () => {
        await delay(5)
        happened.push('answered')
      })
      await execute('{ __typename }')
      happened.push('rendered')
      return { html: '<p>page</p>' }
    }
    await app.inject({ url: '/shop' })
    await request
    expect(happened).toEqual(['answered', 'rendered'])
  })

  test('that fails is a plain page with a reference and no details', async () => {
    page = async () => {
      throw new Error('secret of the house')
    }
    const response = await app.inject('/')
    expect(response.statusCode).toBe(500)
    expect(response.body).toContain('Server Error')
    expect(response.body).not.toContain('secret')
  })
})

describe('health', () => {
  test('is reported, and readiness ends when the server stops', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    isReady = false
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })

  test('a server with a full disk is not ready', async () => {
    // /proc never has free space.
    const settings = { ...shop.deps.settings, dataFolder: '/proc' }
    const full = await createApp({ ...options(), deps: { ...shop.deps, settings } })
    const response = await full.inject('/readyz')
    expect([response.statusCode, response.json()]).toEqual([503, { status: 'disk full' }])
    expect((await full.inject('/healthz')).statusCode).toBe(200)
    await full.close()
  })

  test('metrics are available only from private networks', async () => {
    const near = await app.inject({ url: '/metrics', remoteAddress: '10.1.2.3' })
    expect(near.body).toContain('provender_http_request_seconds')
    const far = await app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })
    expect(far.body).not.toContain('provender_')
  })
})

describe('without the database', () => {
  test('the catalogue is still served, other requests get 503 with Retry-After, and everything recovers', async () => {
    const cookie = await sessionCookie()
    const { pool } = shop.deps
    const connect = pool.connect.bind(pool)
    const connectionError = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    Object.assign(pool, {
      connect: (done?: (error: Error) => void) =>
        done ? done(connectionError) : Promise.reject(connectionError),
    })
    expect((await post('{ products { total } }')).json().data.products.total).toBe(6)
    const refused = await post('{ baskets { id } }', { cookie })
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('2')
    expect(keyIn(refused.body)).toBe('BUSY')
    Object.assign(pool, { connect })
    expect((await post('{ baskets { id } }', { cookie })).statusCode).toBe(200)
  })
})

test.each([
  '/login?next=%2Fbaskets',
  '/invitation',
  '/account/settings',
  '/account/settings/change-password',
])('a form of %s sent without script returns to its page, and its input is discarded', async (url) => {
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=a1%40shop.example&password=secret',
  })
  expect([response.statusCode, response.headers.location, response.body]).toEqual([303, url, ''])
})
