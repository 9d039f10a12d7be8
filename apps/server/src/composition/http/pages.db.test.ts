import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { unknownPath } from '@provender/schema/shop-renderer'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runShortRequest } from '../../kernel/fairness/short-request.fixture.ts'
import { createApp } from './app.ts'
import { type ServedShop, serveTestShop } from './served-shop.fixture.ts'

let server: ServedShop
beforeEach(async () => {
  server = await serveTestShop()
})
afterEach(() => server.close())

test.each(['//', '//elsewhere.example/shop', '/\\elsewhere.example', 'http://elsewhere.example/'])(
  'a request target with another host, %s, is not a page',
  async (url) => {
    const sent = connect(await listening())
    sent.write(`GET ${url} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`)
    expect(await text(sent)).toMatch(/^HTTP\/1\.1 404 /)
    expect(server.rendered).toBe(0)
  },
)

test('a client may send the whole address of a page', async () => {
  const sent = connect(await listening())
  sent.write(`GET http://shop.example/shop HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`)
  expect(await text(sent)).toMatch(/^HTTP\/1\.1 200 /)
})

async function listening(): Promise<number> {
  return Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
}

describe('a page', () => {
  test('for a visitor is cached until something on it may have changed', async () => {
    await server.app.inject('/shop')
    await server.app.inject('/shop')
    expect(server.rendered).toBe(1)
    await server.app.inject({ url: '/shop', headers: { cookie: 'lang=tr' } })
    expect(server.rendered).toBe(2)
    await server.shop.deps.pool.query('update stock_level set on_hand = 0 where product_id = 1')
    await server.shop.deps.catalogue.syncTo(0)
    await server.app.inject('/shop')
    expect(server.rendered).toBe(3)
  })

  test('for a visitor is rendered once, whatever host is requested', async () => {
    for (const host of ['10.1.2.3:4567', 'localhost:1', 'localhost:2', '[::1]:3', 'evil.example'])
      expect((await server.app.inject({ url: '/shop', headers: { host } })).statusCode).toBe(200)
    expect(server.rendered).toBe(1)
  })

  test('for an unknown address is rendered once, and another page that does not exist never replaces a page', async () => {
    server.page = async () => ({ status: 404, html: '<p>not found</p>' })
    for (let n = 0; n < 2; n += 1) expect((await server.app.inject(unknownPath)).statusCode).toBe(404)
    expect(server.rendered).toBe(1)
    await server.app.inject({ url: unknownPath, headers: { cookie: 'lang=tr' } })
    expect(server.rendered).toBe(2)
    for (let n = 0; n < 2; n += 1) await server.app.inject('/product/none-1')
    expect(server.rendered).toBe(4)
  })

  test('for a customer is never shared', async () => {
    server.page = async (execute) => ({ html: JSON.stringify(await execute('{ user { companyName } }')) })
    const cookie = await server.sessionCookie()
    expect((await server.app.inject({ url: '/', headers: { cookie } })).body).toContain("Kaya's Corner")
    expect((await server.app.inject('/')).body).not.toContain("Kaya's Corner")
    expect((await server.app.inject({ url: '/', headers: { cookie } })).body).toContain("Kaya's Corner")
  })

  test('allows only the scripts that the shop wrote', async () => {
    server.page = async (_, nonce) => ({
      html: `<script nonce="${nonce}">ours()</script><script>theirs()</script>`,
    })
    const { headers, body } = await server.app.inject('/')
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hash('ours()')};`)
    expect(body).not.toContain('nonce')
  })

  test('may load from hcaptcha.com if the shop uses its captcha, and otherwise from no other host', async () => {
    const policy = async () =>
      String((await server.app.inject('/register')).headers['content-security-policy'])
    expect(await policy()).not.toContain('://')
    await server.shop.deps.pool.query(`insert into config values ('hCaptchaSiteKey', '"site"')`)
    const { rows } = await server.shop.deps.pool.query(
      `update version set n = n + 1 where name = 'settings' returning n`,
    )
    await server.shop.deps.wholesaler.syncTo(rows[0].n)
    const captcha = 'https://hcaptcha.com https://*.hcaptcha.com'
    expect(await policy()).toContain(`script-src 'self' ${captcha};`)
    expect(await policy()).toContain(`frame-src 'self' ${captcha};`)
    expect(await policy()).toContain(`connect-src 'self' ${captcha};`)
  })

  test('for a signed-in user extends the cookie to seven days from now', async () => {
    const cookie = await server.sessionCookie()
    const { cookies } = await server.app.inject({ url: '/', headers: { cookie } })
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
    const response = await server.app.inject({ url: '/shop?q=beans', headers: dead })
    expect([response.statusCode, response.headers.location]).toEqual([307, '/login?next=%2Fshop%3Fq%3Dbeans'])
    expect(response.cookies.map(({ name, value }) => [name, value])).toContainEqual(['auth-token', ''])
    expect((await server.app.inject({ url: '/', headers: dead })).headers.location).toBe('/login')
  })

  test.each([
    ['/login?next=%2Fshop', 'auth-token=gone'],
    ['/reset-password?new=1', 'auth-token=gone'],
    ['/account/settings/email/confirm', 'auth-token=gone'],
    // The user signed out while offline.
    ['/shop', 'auth-token=gone; logged-out=1'],
  ])('%s opens with a dead session, and removes its cookies: %s', async (url, cookie) => {
    const response = await server.app.inject({ url, headers: { cookie } })
    expect(response.statusCode).toBe(200)
    expect(response.cookies.map(({ name, value }) => [name, value])).toContainEqual(['auth-token', ''])
  })

  test('lets a running short request finish before it is rendered', async () => {
    const happened: string[] = []
    let request: Promise<unknown> = Promise.resolve()
    server.page = async (execute) => {
      request = runShortRequest(() => void happened.push('answered'))
      await execute('{ __typename }')
      happened.push('rendered')
      return { html: '<p>page</p>' }
    }
    await server.app.inject({ url: '/shop' })
    await request
    expect(happened).toEqual(['answered', 'rendered'])
  })

  test('lets a running short request finish before it is packed', async () => {
    const happened: string[] = []
    let request: Promise<unknown> = Promise.resolve()
    server.page = async () => {
      request = runShortRequest(() => void happened.push('answered'))
      return { html: '<p>page</p>' }
    }
    await server.app.inject({ url: '/shop' })
    happened.push('sent')
    await request
    expect(happened).toEqual(['answered', 'sent'])
  })

  test('that fails is a plain page with a reference and no details', async () => {
    server.page = async () => {
      throw new Error('secret of the house')
    }
    const response = await server.app.inject('/')
    expect(response.statusCode).toBe(500)
    expect(response.body).toContain('Server Error')
    expect(response.body).not.toContain('secret')
  })

  test('for which too many others of its caller wait is a plain page to try again, and no error of the server', async () => {
    const logged: string[] = []
    const options = server.options()
    const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) })
    const app = await createApp({ ...options, deps: { ...options.deps, log } })
    const gate = Promise.withResolvers<void>()
    server.page = async () => {
      await gate.promise
      return { status: 404, html: '<p>not found</p>' }
    }
    const flood = Array.from({ length: 202 }, (_, index) => app.inject(`/product/none-${index}`))
    const refused = await Promise.race(flood)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
    expect(refused.headers['content-type']).toContain('text/html')
    expect(refused.body).toContain('popular right now')
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { level: pino.levels.values['warn'], refusal: 'BUSY', msg: 'a page refused a request' },
    ])
    gate.resolve()
    await Promise.all(flood)
    await app.close()
  })
})

test.each([
  '/login?next=%2Fbaskets',
  '/invitation',
  '/account/settings',
  '/account/settings/change-password',
  '/account/settings/second-factor',
])('a form of %s sent without script stays on its page, and its input is discarded', async (url) => {
  const response = await server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=a1%40shop.example&password=secret',
  })
  expect([response.statusCode, response.body]).toEqual([204, ''])
})
