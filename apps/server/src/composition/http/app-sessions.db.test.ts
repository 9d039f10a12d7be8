import type { CompanyId } from '@provender/domain/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenIn, workAccountJobs } from '../../testing/emails.fixture.ts'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { android, ios, keyOf, openShopForApps, type ShopForApps } from './app-origins.fixture.ts'

let server: ShopForApps
beforeAll(async () => {
  server = await openShopForApps()
})
afterAll(() => server.close())

const user = '{ user { email } }'
const signIn = async (): Promise<Readonly<Record<string, string>>> => {
  const { login } = (await server.login(ios)).json().data
  return { ...ios, devicetype: 'IOS', authorization: `Bearer ${login}` }
}
async function valueOf(query: string, headers: Readonly<Record<string, string>>, variables = {}) {
  const answer = await server.post(query, headers, variables)
  expect(answer.json()).toHaveProperty('data')
  expect(answer.headers).not.toHaveProperty('set-cookie')
  return Object.values<string>(answer.json().data)[0]
}

describe('an installed app gets in the response, not as a cookie,', () => {
  test.each(['WEB', 'ANDROID', 'IOS'])('the session, with any DeviceType header (%s)', async (devicetype) => {
    const answer = await server.login({ ...android, devicetype })
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(answer.json().data.login).toMatch(/^[\w-]{43}$/)
  })

  test('the session of an accepted invitation', async () => {
    const { authorization = '' } = await signIn()
    await server.post(
      `mutation { inviteColleague(key: "${crypto.randomUUID()}", email: "eve@corner.example", role: BUYER) { logins { email } } }`,
      { authorization },
    )
    // The login from a new device sent an e-mail, too.
    const message = (await workAccountJobs(server.shop)).at(-1)
    const secret = await valueOf(
      'mutation ($token: String!) { acceptInvitation(token: $token, name: "Eve Sand", password: "a password of hers") }',
      android,
      { token: tokenIn(message) },
    )
    const eve = await server.post(user, { ...android, authorization: `Bearer ${secret}` })
    expect(eve.json().data.user.email).toBe('eve@corner.example')
  })

  test('the new session after a change of the password', async () => {
    const before = await signIn()
    const newPassword = 'salt and vinegar crisps'
    const change = 'mutation ($p: String!, $n: String!) { changePassword(password: $p, newPassword: $n) }'
    const secret = await valueOf(change, before, { p: testPassword, n: newPassword })
    expect(keyOf(await server.post(user, before))).toBe('NOT_SIGNED_IN')
    const after = { ...before, authorization: `Bearer ${secret}` }
    expect((await server.post(user, after)).json().data.user.email).toBe('a1@shop.example')
    await valueOf(change, after, { p: newPassword, n: testPassword })
  })

  test('the device id', async () => {
    expect(await valueOf('mutation { createDeviceId }', android)).toMatch(/^[\da-f-]{36}$/)
  })

  test('the token of the live channel', async () => {
    expect((await valueOf('{ firebaseCustomToken }', await signIn()))?.split('.')).toHaveLength(3)
  })
})

test('an app that signs out ends its session and no other', async () => {
  const [mine, other] = [await signIn(), await signIn()]
  expect(await valueOf('mutation { logout }', mine)).toBe(true)
  expect(keyOf(await server.post(user, mine))).toBe('NOT_SIGNED_IN')
  expect((await server.post(user, other)).statusCode).toBe(200)
})

test('an app shows the products that are published only to apps', async () => {
  const appOnly = await server.post('{ product(id: 6) { code } }', await signIn())
  expect(appOnly.json().data.product.code).toBe('600001')
})

describe('the session of an app', () => {
  const day = 86_400_000
  const isOpen = async (headers: Readonly<Record<string, string>>): Promise<boolean> => {
    // The server remembers a session for five seconds of the real clock.
    await server.shop.deps.accounts.invalidateCompany(1 as CompanyId)
    return (await server.post(user, headers)).statusCode === 200
  }

  test('lasts 90 days from its last use, and a browser’s lasts seven', async () => {
    const [used, unused] = [await signIn(), await signIn()]
    const web = await server.login({ deviceid: 'd1' })
    const cookie = `__Host-auth-token=${web.cookies.find(({ name }) => name === '__Host-auth-token')?.value}`
    server.shop.clock.advance(8 * day)
    expect(await isOpen({ cookie, deviceid: 'd1' })).toBe(false)
    server.shop.clock.advance(81 * day)
    expect(await isOpen(used)).toBe(true)
    server.shop.clock.advance(2 * day)
    expect([await isOpen(used), await isOpen(unused)]).toEqual([true, false])
    server.shop.clock.advance(60 * day)
    expect(await isOpen(used)).toBe(true)
    server.shop.clock.advance(91 * day)
    expect(await isOpen(used)).toBe(false)
  })

  test('is listed among the signed-in devices by last use, and can be ended there', async () => {
    const mine = await signIn()
    server.shop.clock.advance(day)
    const web = await server.login({ deviceid: 'd1' })
    const cookie = `__Host-auth-token=${web.cookies.find(({ name }) => name === '__Host-auth-token')?.value}`
    server.shop.clock.advance(day)
    const other = await server.login({ deviceid: 'd2' })
    const office = `__Host-auth-token=${other.cookies.find(({ name }) => name === '__Host-auth-token')?.value}`
    const list = '{ signedInDevices { id isApp isCurrent lastUsedAt } }'
    const devices = (await server.post(list, { cookie: office, deviceid: 'd2' })).json().data.signedInDevices
    expect(devices.map(({ isApp }: { isApp: boolean }) => isApp)).toEqual([false, false, true])
    const twoDaysAgo = new Date(server.shop.clock.nowMs() - 2 * day).toISOString()
    expect(devices[2].lastUsedAt).toBe(twoDaysAgo)
    const out = 'mutation ($id: Uuid!) { signOutDevice(id: $id) }'
    await server.post(out, { cookie: office, deviceid: 'd2' }, { id: devices[2].id })
    expect([await isOpen(mine), await isOpen({ cookie, deviceid: 'd1' })]).toEqual([false, true])
  })
})

describe('the header DeviceType', () => {
  test.each([['WEB'], ['android'], [' iOS ']])('may be %j', async (devicetype) => {
    expect((await server.post('{ faq { question } }', { devicetype })).statusCode).toBe(200)
  })

  test.each([['WINDOWS'], ['ANDROID, IOS'], [''], ['null']])('is refused as %j', async (devicetype) => {
    const refused = await server.post('{ faq { question } }', { ...android, devicetype })
    expect([refused.statusCode, keyOf(refused)]).toEqual([400, 'BAD_REQUEST'])
    expect(refused.body).toContain('The header DeviceType is WEB, ANDROID, IOS or missing.')
    expect(refused.headers['access-control-allow-origin']).toBe(android.origin)
  })

  test('is refused for the catalogue, too', async () => {
    const headers = { devicetype: 'WINDOWS' }
    expect((await server.app.inject({ url: '/catalogue/current', headers })).statusCode).toBe(400)
  })
})
