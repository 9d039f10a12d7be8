import type { StaffId } from '@provender/domain/ids'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStaffSession } from '../../features/staff/staff-sessions.ts'
import { android, ios, keyOf, openShopForApps, type ShopForApps } from './app-origins.fixture.ts'

let server: ShopForApps
let secret: string
beforeAll(async () => {
  server = await openShopForApps()
  secret = (await server.login({ ...android, devicetype: 'ANDROID' })).json().data.login
})
afterAll(() => server.close())

const appHeaders = () => ({ ...android, devicetype: 'ANDROID', authorization: `Bearer ${secret}` })
const user = '{ user { companyName } }'

describe('an installed app', () => {
  test.each([
    ['Android', android],
    ['iOS', ios],
  ])('on %s may read the response, which sets no cookie', async (_, headers) => {
    const answer = await server.login(headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': headers.origin,
      'access-control-expose-headers': 'date, etag, retry-after, content-disposition, x-request-id',
    })
    expect(answer.headers.vary).toMatch(/\borigin\b/)
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    expect(answer.headers).not.toHaveProperty('set-cookie')
  })

  test('is identified by its token, never by a cookie', async () => {
    const web = await server.login({ deviceid: 'd1' })
    const cookie = `__Host-auth-token=${web.cookies.find(({ name }) => name === '__Host-auth-token')?.value}`
    expect((await server.post(user, { cookie, deviceid: 'd1' })).statusCode).toBe(200)
    const cookieAnswer = await server.post(user, { ...android, cookie, deviceid: 'd1' })
    expect(keyOf(cookieAnswer)).toBe('NOT_SIGNED_IN')
    expect((await server.post(user, appHeaders())).json().data.user.companyName).toBe("Kaya's Corner")
  })

  test('does not end the session of a cookie, even with the mark of an offline sign-out', async () => {
    const web = await server.login({ deviceid: 'd1' })
    const cookie = `__Host-auth-token=${web.cookies.find(({ name }) => name === '__Host-auth-token')?.value}`
    await server.post(user, { ...ios, cookie: `${cookie}; logged-out=1`, deviceid: 'd1' })
    expect((await server.post(user, { cookie, deviceid: 'd1' })).statusCode).toBe(200)
  })

  test('may send its headers after a preflight request', async () => {
    const preflight = await server.app.inject({
      method: 'OPTIONS',
      url: '/graphql',
      headers: { ...ios, 'access-control-request-method': 'POST' },
    })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': 'capacitor://localhost',
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers':
        'authorization, content-type, deviceid, devicetype, devicemodel, os, osversion, buildid, accept-language, if-none-match, x-file-name, x-page, x-consent',
      'access-control-max-age': '7200',
    })
    expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials')
  })

  test.each([
    ['/catalogue/current', 200],
    ['/catalogue/prices', 200],
    ['/catalogue/stock', 200],
    ['/documents/statement.pdf', 200],
    ['/documents/statement.csv', 200],
    ['/documents/INV-1.pdf', 404],
    ['/claims/pictures/0f0e0d0c-0000-4000-8000-000000000000', 404],
    ['/pictures/beans.svg', 200],
    ['/manifest.webmanifest', 200],
    ['/healthz', 200],
  ])('gets %s with its token', async (url, status) => {
    const answer = await server.app.inject({ url, headers: appHeaders() })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['access-control-allow-origin']).toBe(android.origin)
  })

  test('is told why a request is refused', async () => {
    const headers = { ...android, 'content-type': 'text/plain' }
    const refused = await server.app.inject({ method: 'POST', url: '/graphql', headers, payload: 'x' })
    expect(refused.statusCode).toBe(415)
    expect(refused.headers['access-control-allow-origin']).toBe(android.origin)
  })

  test('uploads a picture with its token and without a device id', async () => {
    const upload = (headers: object) =>
      server.app.inject({
        method: 'POST',
        url: '/claims/pictures',
        headers: { 'content-type': 'application/octet-stream', ...headers },
        payload: Buffer.from('no picture'),
      })
    expect(keyOf(await upload(appHeaders()))).toBe('PICTURE_NOT_TAKEN')
    expect(keyOf(await upload(android))).toBe('NOT_SIGNED_IN')
    const { authorization } = appHeaders()
    const foreignHeaders = { authorization, origin: 'https://evil.example', deviceid: 'd1' }
    expect(keyOf(await upload(foreignHeaders))).toBe('WRONG_ORIGIN')
  })

  test('sends consent to error reports as a header', async () => {
    const payload = {
      reference: 'A1B2C3D4',
      name: 'TypeError',
      message: 'x',
      stack: '',
      route: '/',
      build: '220',
      language: 'en',
    }
    const report = async (headers: object) =>
      (await server.app.inject({ method: 'POST', url: '/error-reports', headers: { ...headers }, payload }))
        .statusCode
    expect(await report({ ...android, 'x-consent': 'preferences.reports' })).toBe(204)
    expect(server.reported).toHaveLength(1)
    expect(await report({ ...android, 'x-consent': 'preferences' })).toBe(403)
    expect(await report({ ...android, cookie: 'cookie-permission=reports' })).toBe(403)
    expect(await report({ 'x-consent': 'reports' })).toBe(403)
    expect(server.reported).toHaveLength(1)
  })

  test('listens to the live channel with its token', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const uid = (await server.post('{ user { firebaseUserUID } }', appHeaders())).json().data.user
      .firebaseUserUID
    const leaving = new AbortController()
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { ...appHeaders(), accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'subscription ($path: String) { live(path: $path) { baskets } }',
        variables: { path: `master/${uid}/baskets` },
      }),
      signal: leaving.signal,
    })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('access-control-allow-origin')).toBe(android.origin)
    const { value } = await response.body!.getReader().read()
    expect(new TextDecoder().decode(value)).toContain('"baskets"')
    leaving.abort()
  })

  test('gets responses in the requested language instead of the user’s saved language', async () => {
    const message = async (headers: Readonly<Record<string, string>>): Promise<string> => {
      const refused = await server.post('{ order(orderNumber: "no") { orderNumber } }', headers)
      return JSON.parse(refused.json().errors[0].message).message
    }
    await server.post('mutation { chooseLanguage(language: "tr") }', appHeaders())
    const { authorization } = appHeaders()
    const polish = await message({ ...appHeaders(), 'accept-language': 'pl' })
    expect(polish).not.toBe(await message({ ...appHeaders(), 'accept-language': 'en' }))
    const turkish = await message(appHeaders())
    expect(turkish).not.toBe(polish)
    // A browser of the same login keeps the chosen language.
    expect(await message({ authorization, 'accept-language': 'pl' })).toBe(turkish)
  })
})

describe('an app has no access to', () => {
  test('operations of staff', async () => {
    const { rows } = await server.shop.deps.pool.query(
      `insert into staff (email, name, role, password_hash) values ('s@shop.example', 'S', 'MANAGER', 'x') returning id`,
    )
    const now = server.shop.clock.nowMs()
    const authorization = `Bearer ${await openStaffSession(server.shop.deps.db, rows[0].id as StaffId, { nowMs: now })}`
    expect((await server.post('{ officeMe { name } }', { authorization })).json().data).toEqual({
      officeMe: { name: 'S' },
    })
    expect(keyOf(await server.post('{ officeMe { name } }', { ...android, authorization }))).toBe(
      'WRONG_ORIGIN',
    )
    await server.setConfig('loginWall', true)
    const catalogue = '{ categories { name } }'
    expect((await server.post(catalogue, { authorization })).statusCode).toBe(200)
    expect(keyOf(await server.post(catalogue, { ...android, authorization }))).toBe('WRONG_ORIGIN')
    await server.setConfig('loginWall', false)
    const login = 'mutation { officeLogin(email: "nobody@shop.example", password: "wrong password") }'
    for (const headers of [android, { ...android, app: 'office' }])
      expect(keyOf(await server.post(login, headers))).toBe('WRONG_ORIGIN')
    expect(keyOf(await server.post(login))).toBe('WRONG_CREDENTIALS')
  })

  test('any other route', async () => {
    const open = server.routes.filter(({ url, method }) => method !== 'OPTIONS' && url !== '*')
    const answered: string[] = []
    for (const { method, url } of open) {
      const path = url.replaceAll(/:\w+|\*/g, '1')
      const answer = await server.app.inject({ method: method as 'GET', url: path, headers: { ...android } })
      const allowed = answer.headers['access-control-allow-origin']
      const preflight = await server.app.inject({ method: 'OPTIONS', url: path, headers: { ...android } })
      expect([url, preflight.statusCode]).toEqual([url, allowed === undefined ? 404 : 204])
      if (allowed !== undefined) answered.push(`${method} ${url}`)
    }
    expect(answered.filter((route) => !route.startsWith('HEAD')).sort()).toEqual([
      'GET /catalogue/:key/:part',
      'GET /catalogue/current',
      'GET /catalogue/delta',
      'GET /catalogue/marks',
      'GET /catalogue/prices',
      'GET /catalogue/stock',
      'GET /claims/pictures/:id',
      'GET /documents/:name',
      'GET /documents/statement.csv',
      'GET /documents/statement.pdf',
      'GET /graphql',
      'GET /healthz',
      'GET /manifest.webmanifest',
      'GET /pictures/*',
      'POST /claims/pictures',
      'POST /error-reports',
      'POST /graphql',
      'POST /proofs',
    ])
  })

  test('a shop with apps disabled', async () => {
    await server.setConfig('appEnabled', false)
    const answer = await server.login(android)
    const preflight = await server.app.inject({ method: 'OPTIONS', url: '/graphql', headers: android })
    await server.setConfig('appEnabled', true)
    expect(keyOf(answer)).toBe('WRONG_ORIGIN')
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    expect(preflight.statusCode).toBe(404)
  })

  test('a shop at the origin of an app, where requests come from its own pages', async () => {
    const local = await openShopForApps({ publicUrl: 'https://localhost' })
    const answer = await local.login({ origin: 'https://localhost', 'sec-fetch-site': 'same-origin' })
    await local.close()
    expect(answer.cookies.map(({ name }) => name)).toContain('__Host-auth-token')
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })
})

describe('another site', () => {
  /** Similar to an origin of the apps, but different. */
  const origin = fc.oneof(
    fc.constantFrom(
      'null',
      '*',
      'https://localhost.',
      'https://localhost:443',
      'https://localhost:8443',
      'https://localhost/',
      'http://localhost',
      'HTTPS://localhost',
      'https://LOCALHOST',
      'capacitor://localhost:1',
      'Capacitor://localhost',
      'capacitor://',
      'ionic://localhost',
      'https://127.0.0.1',
      'https://[::1]',
      'https://localhost, capacitor://localhost',
      'https://localhost https://localhost',
      'https://localhost,https://localhost',
      'https://localhost%00.evil.example',
    ),
    fc.domain().map((domain) => `https://${domain}`),
    fc.domain().map((domain) => `https://localhost.${domain}`),
    fc.domain().map((domain) => `https://${domain.split('.')[0]}.localhost`),
    fc.domain().map((domain) => `capacitor://localhost@${domain}`),
    fc
      .webAuthority({ withPort: true, withUserInfo: true })
      .map((authority) => `https://${authority}@localhost`),
    fc.nat(65_535).map((port) => `https://localhost:${port}`),
    fc.stringMatching(/^[!-~]{1,20}$/).map((text) => `https://localhost${text}`),
    fc.stringMatching(/^[!-~]{1,20}$/).map((text) => `${text}capacitor://localhost`),
  )

  test('is refused, however similar its origin is to that of an app', async () => {
    await fc.assert(
      fc.asyncProperty(origin, fc.boolean(), async (origin, saysSite) => {
        const headers = { origin, ...(saysSite ? { 'sec-fetch-site': 'cross-site' } : {}) }
        const answer = await server.post('{ faq { question } }', { ...headers, cookie: 'auth-token=x' })
        expect([answer.statusCode, keyOf(answer)]).toEqual([403, 'WRONG_ORIGIN'])
        const preflight = await server.app.inject({ method: 'OPTIONS', url: '/graphql', headers })
        expect([preflight.statusCode, keyOf(preflight)]).toEqual([404, 'NOT_FOUND'])
        for (const { headers } of [answer, preflight])
          expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  test('is refused even if the browser reports the same site', async () => {
    const answer = await server.login({ origin: 'https://evil.example', 'sec-fetch-site': 'same-site' })
    expect(keyOf(answer)).toBe('WRONG_ORIGIN')
  })
})
