import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { testPushKeys } from '../../testing/test-deps.ts'
import { keyIn, type ServedShop, serveTestShop } from './served-shop.fixture.ts'

let server: ServedShop
beforeEach(async () => {
  server = await serveTestShop()
})
afterEach(() => server.close())

describe('signing in over HTTP', () => {
  test('sets a session cookie that scripts cannot read and returns an access token', async () => {
    const response = await server.login()
    expect(response.cookies.find(({ name }) => name === 'auth-token')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 604_800,
    })
    expect(response.cookies.find(({ name }) => name === 'logged')).toBeDefined()
    const { login: token } = response.json().data
    const user = await server.post('{ user { companyName } }', { authorization: `Bearer ${token}` })
    expect(user.json().data.user.companyName).toBe("Kaya's Corner")
  })

  test('returns the session secret to an installed app and sets no cookie', async () => {
    const response = await server.post(
      'mutation ($p: String!) { login(email: "a1@shop.example", password: $p) }',
      { devicetype: 'ANDROID' },
      { p: testPassword },
    )
    expect(response.cookies).toEqual([])
    const secret = response.json().data.login
    const appOnly = await server.post('{ product(id: 6) { code } }', { authorization: `Bearer ${secret}` })
    expect(appOnly.json().data.product.code).toBe('600001')
  })

  test('marks the cookie as secure if the shop is reached over HTTPS', async () => {
    Object.assign(server.shop.deps.settings, { publicUrl: 'https://shop.example' })
    const { cookies } = await server.login()
    expect(cookies.every(({ secure }) => secure)).toBe(true)
    const session = cookies.find(({ name }) => name === '__Host-auth-token')
    const isSignedIn = async (name: string) => {
      const answer = await server.post('{ user { email } }', { cookie: `${name}=${session?.value}` })
      return answer.statusCode === 200
    }
    const answers = [await isSignedIn('__Host-auth-token'), await isSignedIn('auth-token')]
    Object.assign(server.shop.deps.settings, { publicUrl: undefined })
    expect(answers).toEqual([true, false])
  })
})

test.each(['Bearer short', 'Bearer', 'Basic YTpi', `Bearer ${'x'.repeat(30)}`])(
  'a client that sends "%s" is not signed in by a cookie beside it',
  async (authorization) => {
    const cookie = await server.sessionCookie()
    expect((await server.post('{ user { email } }', { cookie })).statusCode).toBe(200)
    expect(keyIn((await server.post('{ user { email } }', { cookie, authorization })).body)).toBe(
      'NOT_SIGNED_IN',
    )
  },
)

const registered = (cookie: string) =>
  server.post(
    `mutation { registerPush(endpoint: "https://push.example/one", p256dh: "${testPushKeys.publicKey}", auth: "${'A'.repeat(22)}") }`,
    { cookie },
  )

describe('the cookies of the shop', () => {
  test('have the specified names and lifetimes, and only the session is hidden from scripts', async () => {
    const cookie = await server.sessionCookie()
    const set = [
      ...(await server.login()).cookies,
      ...(await server.post('mutation { createDeviceId }')).cookies,
      ...(await server.post('{ firebaseCustomToken }', { cookie })).cookies,
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
    const cookie = await server.sessionCookie()
    const response = await server.post('{ user { name } }', { cookie, host: 'localhost:80', ...headers })
    expect(response.statusCode).toBe(status)
  })

  test('is refused without the device header, as a form would send it, and the refusal names the header', async () => {
    const cookie = await server.sessionCookie()
    const response = await server.app.inject({
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
    const cookie = await server.sessionCookie()
    const out = await server.post('mutation { logout }', { cookie })
    expect(out.cookies.find(({ name }) => name === 'auth-token')?.value).toBe('')
    expect(keyIn((await server.post('{ user { name } }', { cookie })).body)).toBe('NOT_SIGNED_IN')
  })
})
