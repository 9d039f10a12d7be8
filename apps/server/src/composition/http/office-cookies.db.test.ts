import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deactivateStaffMember } from '../../features/staff/staff-accounts.ts'
import { addStaff } from '../../features/staff/store.ts'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { keyIn, type ServedShop, serveTestShop } from './served-shop.fixture.ts'

const email = 'grace@provender.example'
const office = { app: 'office' }
const whoAmI = '{ officeMe { email } }'

let server: ServedShop
beforeEach(async () => {
  server = await serveTestShop()
  const { db, accounts } = server.shop.deps
  const passwordHash = await accounts.passwords.hash(testPassword, 'test')
  await addStaff(db, { email, name: 'Grace', role: 'MANAGER', passwordHash })
})
afterEach(() => server.close())

type Headers = Record<string, string>

const officeLogin = (headers: Headers = office) =>
  server.post(
    'mutation ($email: String!, $password: String!) { officeLogin(email: $email, password: $password) }',
    headers,
    { email, password: testPassword },
  )

async function cookieSecret(): Promise<string> {
  const { cookies } = await officeLogin()
  return cookies.find(({ name }) => name === 'office-token')?.value ?? ''
}

async function callersOf(headers: Headers) {
  const staff = await server.post(whoAmI, headers)
  const customer = await server.post('{ user { email } }', headers)
  return [staff.json().data?.officeMe.email ?? null, customer.json().data?.user.email ?? null]
}

describe('signing in to the office', () => {
  test('sets a cookie that scripts cannot read and other sites do not send, and returns no secret', async () => {
    const response = await officeLogin()
    expect(response.json().data).toEqual({ officeLogin: null })
    expect(response.cookies).toEqual([
      expect.objectContaining({
        name: 'office-token',
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
        maxAge: 43_200,
      }),
    ])
    expect(await callersOf({ ...office, cookie: `office-token=${await cookieSecret()}` })).toEqual([
      email,
      null,
    ])
  })

  test('returns the secret to a program, and sets no cookie', async () => {
    const token = { authorization: 'Bearer none' }
    for (const headers of [{}, token, { ...office, ...token }]) {
      const response = await officeLogin(headers)
      expect(response.cookies).toEqual([])
      const authorization = `Bearer ${response.json().data.officeLogin}`
      expect(await callersOf({ authorization })).toEqual([email, null])
    }
  })

  test('sets a cookie of this very host over HTTPS, and only that one counts', async () => {
    Object.assign(server.shop.deps.settings, { publicUrl: 'https://shop.example' })
    const [cookie] = (await officeLogin()).cookies
    const callers = (name: string) => callersOf({ ...office, cookie: `${name}=${cookie?.value}` })
    const outcome = [await callers('__Host-office-token'), await callers('office-token')]
    Object.assign(server.shop.deps.settings, { publicUrl: undefined })
    expect(cookie).toMatchObject({ name: '__Host-office-token', secure: true, sameSite: 'Strict' })
    expect(outcome).toEqual([
      [email, null],
      [null, null],
    ])
  })

  test('leaves the customer signed in who uses the same browser, and signing out too', async () => {
    const customer = await server.sessionCookie()
    const cookie = `${customer}; office-token=${await cookieSecret()}`
    const out = await server.post('mutation { officeLogout }', { ...office, cookie })
    expect(out.cookies).toEqual([
      expect.objectContaining({ name: 'office-token', value: '', sameSite: 'Strict' }),
    ])
    expect(await callersOf({ ...office, cookie })).toEqual([null, null])
    expect(await callersOf({ cookie })).toEqual([null, 'a1@shop.example'])
  })
})

describe('a browser with a session of a customer and one of staff', () => {
  const both = async () => `${await server.sessionCookie()}; office-token=${await cookieSecret()}`
  const customer = 'a1@shop.example'

  test.each([
    ['no app', {}, [null, customer]],
    ['the office', office, [email, null]],
    ['the shop', { app: 'shop' }, [null, customer]],
    ['an unknown app', { app: 'Office' }, [null, customer]],
  ])('is who the header App says: %s', async (_, headers, callers) => {
    expect(await callersOf({ ...headers, cookie: await both() })).toEqual(callers)
  })

  test('is whom a token belongs to, whatever the header says', async () => {
    const cookie = await both()
    const program = `Bearer ${(await officeLogin({})).json().data.officeLogin}`
    const { login } = (await server.login()).json().data
    for (const app of ['office', 'shop']) {
      expect(await callersOf({ app, cookie, authorization: program })).toEqual([email, null])
      expect(await callersOf({ app, cookie, authorization: `Bearer ${login}` })).toEqual([null, customer])
      expect(await callersOf({ app, cookie, authorization: 'Bearer none' })).toEqual([null, null])
    }
  })

  test('is nobody by the secret of the other cookie', async () => {
    const [, secret] = (await server.sessionCookie()).split('=')
    const staffSecret = await cookieSecret()
    const cookie = `auth-token=${staffSecret}; office-token=${secret}`
    for (const headers of [{}, office]) expect(await callersOf({ ...headers, cookie })).toEqual([null, null])
  })

  test('keeps the customer’s session when the office meets the mark of an offline sign-out', async () => {
    const cookie = await server.sessionCookie()
    const met = await server.post('{ faq { question } }', { ...office, cookie: `${cookie}; logged-out=1` })
    expect(met.cookies).toEqual([])
    expect(await callersOf({ cookie })).toEqual([null, customer])
  })

  test('sees pages of the shop as the customer, and as a visitor with the header of the office', async () => {
    server.page = async (execute) => ({
      html: JSON.stringify([await execute('{ user { email } }'), await execute(whoAmI)]),
    })
    const page = async (headers: Headers) =>
      (await server.app.inject({ url: '/products', headers: { ...headers, cookie: await both() } })).body
    const [ofCustomer, ofOffice] = [await page({}), await page(office)]
    expect([ofCustomer.includes(customer), ofCustomer.includes(email)]).toEqual([true, false])
    expect([ofOffice.includes(customer), ofOffice.includes(email)]).toEqual([false, false])
  })
})

describe('a request with the cookie of the office', () => {
  test.each([
    ['from the office itself', { 'sec-fetch-site': 'same-origin' }, 200],
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from a neighbouring site', { 'sec-fetch-site': 'same-site' }, 403],
    ['from a foreign origin, by an older browser', { origin: 'https://evil.example' }, 403],
    ['from its own origin, by an older browser', { origin: 'http://localhost:80' }, 200],
  ])('is accepted or refused by its origin: %s', async (_, headers, status) => {
    const cookie = `office-token=${await cookieSecret()}`
    const response = await server.post(whoAmI, { ...office, cookie, host: 'localhost:80', ...headers })
    expect(response.statusCode).toBe(status)
  })

  test('needs no other header than App to prove that no form sent it', async () => {
    const send = async (headers: Headers) =>
      await server.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: {
          'content-type': 'application/json',
          cookie: `office-token=${await cookieSecret()}`,
          ...headers,
        },
        payload: { query: whoAmI },
      })
    expect((await send(office)).json().data).toEqual({ officeMe: { email } })
    expect(keyIn((await send({})).body)).toBe('NOT_SIGNED_IN')
  })

  test('is a visitor’s at once when the staff member is deactivated', async () => {
    const headers = { ...office, cookie: `office-token=${await cookieSecret()}` }
    expect(await callersOf(headers)).toEqual([email, null])
    const ada = { email: 'ada@provender.example', name: 'Ada', role: 'MANAGER', passwordHash: 'x' } as const
    await addStaff(server.shop.deps.db, ada)
    await deactivateStaffMember(server.shop.deps, email)
    expect(await callersOf(headers)).toEqual([null, null])
  })
})
