import type { UserId } from '@provender/domain/ids'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { type ApplicationShop, openApplicationShop } from '../application/application-shop.fixture.ts'
import { deactivateUser, resetSecondFactor, setUserPassword } from '../company-user/staff-user-changes.ts'
import { isKnownDevice } from './sign-in.ts'

let applicationShop: ApplicationShop
beforeEach(async () => {
  applicationShop = await openApplicationShop()
})
afterEach(() => applicationShop.close())

const chrome =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function signIn(email: string, userAgent = chrome, cookie = ''): Promise<string> {
  const { cookies } = await applicationShop.post(
    'mutation ($e: String!, $p: String!) { login(email: $e, password: $p) }',
    { e: email, p: testPassword },
    { headers: { 'user-agent': userAgent, ...(cookie === '' ? {} : { cookie }) } },
  )
  return `__Host-auth-token=${cookies.find(({ name }) => name === '__Host-auth-token')?.value}`
}

const list = '{ signedInDevices { id isCurrent isApp device network lastUsedAt } }'
const as = (cookie: string, query: string, variables: object = {}) =>
  applicationShop.post(query, variables, { headers: { cookie } })
const devicesOf = async (cookie: string) => (await as(cookie, list)).data.signedInDevices

describe('the list of signed-in devices', () => {
  test('shows only the user’s own devices, the current one first, with the time of last use', async () => {
    const office = await signIn('a1@shop.example')
    applicationShop.shop.clock.advance(3_600_000)
    const till = await signIn('a1@shop.example', firefox)
    await signIn('a2@shop.example')
    await signIn('b1@shop.example')
    expect(await devicesOf(office)).toMatchObject([
      { isCurrent: true, isApp: false, device: 'Chrome · Windows', network: '192.0.2' },
      { isCurrent: false, device: 'Firefox · Linux', lastUsedAt: '2026-11-23T11:00:00.000Z' },
    ])
    expect((await devicesOf(till)).map(({ device }: { device: string }) => device)).toEqual([
      'Firefox · Linux',
      'Chrome · Windows',
    ])
  })

  test('can end one session at once, and none of another user', async () => {
    const [mine, lost, rival] = [
      await signIn('a1@shop.example'),
      await signIn('a1@shop.example', firefox),
      await signIn('b1@shop.example'),
    ]
    const [, { id: lostId }] = await devicesOf(mine)
    const [{ id: rivalId }] = await devicesOf(rival)
    const out = 'mutation ($id: Uuid!) { signOutDevice(id: $id) }'
    const answers = [await as(mine, out, { id: rivalId }), await as(mine, out, { id: crypto.randomUUID() })]
    expect(answers.map(({ data }) => data)).toEqual([{ signOutDevice: true }, { signOutDevice: true }])
    await as(mine, out, { id: lostId })
    expect((await as(lost, list)).key).toBe('NOT_SIGNED_IN')
    expect(await devicesOf(mine)).toHaveLength(1)
    expect(await devicesOf(rival)).toHaveLength(1)
    const { rows } = await applicationShop.shop.deps.pool.query(
      `select login_id from security_event where kind = 'DEVICE_SIGNED_OUT'`,
    )
    expect(rows).toEqual([{ login_id: 1 }])
  })

  test('can end all sessions, including the current one', async () => {
    const [mine, other] = [await signIn('a1@shop.example'), await signIn('a1@shop.example', firefox)]
    const { cookies } = await as(mine, 'mutation { signOutEverywhere }')
    expect(cookies.find(({ name }) => name === '__Host-auth-token')).toMatchObject({ value: '' })
    for (const cookie of [mine, other]) expect((await as(cookie, list)).key).toBe('NOT_SIGNED_IN')
  })

  test('has one entry for a browser, however often the user signs in there', async () => {
    const first = await signIn('a1@shop.example')
    const second = await signIn('a1@shop.example', chrome, first)
    expect(await devicesOf(second)).toHaveLength(1)
    expect((await as(first, list)).key).toBe('NOT_SIGNED_IN')
  })
})

describe('the device of a thief who knew the password', () => {
  const email = 'a1@shop.example'
  const chosen = 'ferry quill lantern'
  const signInOn = async (deviceid: string): Promise<string> => {
    const login = `mutation { login(email: "${email}", password: "${testPassword}") }`
    const { cookies } = await applicationShop.post(login, {}, { headers: { deviceid } })
    return `__Host-auth-token=${cookies.find(({ name }) => name === '__Host-auth-token')?.value}`
  }
  const isKnown = async (deviceId: string) =>
    await isKnownDevice(applicationShop.shop.deps.db, { email, deviceId })
  const endings: readonly (readonly [string, (own: string) => Promise<unknown>])[] = [
    [
      'it was signed out',
      async (own) => {
        const [, { id }] = await devicesOf(own)
        await as(own, 'mutation ($id: Uuid!) { signOutDevice(id: $id) }', { id })
      },
    ],
    ['all were signed out', (own) => as(own, 'mutation { signOutEverywhere }')],
    [
      'a new password',
      (own) => as(own, `mutation { changePassword(password: "${testPassword}", newPassword: "${chosen}") }`),
    ],
    [
      'a link for a forgotten password',
      async () => {
        await applicationShop.post(`mutation { requestPasswordReset(email: "${email}") }`)
        const [token] = (await applicationShop.emails()).flatMap(
          ({ raw }) => /#([\w-]{43})/.exec(raw)?.[1] ?? [],
        )
        await applicationShop.post(`mutation { resetPassword(token: "${token}", password: "${chosen}") }`)
      },
    ],
  ]

  test.each(endings)('is unknown after %s, and the own one stays known', async (_, end) => {
    const own = await signInOn('d1')
    await signInOn('thief')
    expect([await isKnown('d1'), await isKnown('thief')]).toEqual([true, true])
    await end(own)
    expect([await isKnown('d1'), await isKnown('thief')]).toEqual([true, false])
  })

  test('is unknown, like all, after staff set a password, end access or turn off two-step login', async () => {
    const { db, accounts } = applicationShop.shop.deps
    const input = { passwords: accounts.passwords, readPassword: () => Promise.resolve(testPassword) }
    const change = { email, staffId: null }
    const turnOff = async () => {
      await db.insertInto('second_factor').values(factorOfA1).execute()
      await resetSecondFactor(applicationShop.shop.deps, change)
    }
    for (const end of [() => setUserPassword(db, change, input), turnOff, () => deactivateUser(db, change)]) {
      await signInOn('thief')
      expect(await isKnown('thief')).toBe(true)
      await end()
      expect(await isKnown('thief')).toBe(false)
    }
  })
})

const factorOfA1 = {
  login_id: 1 as UserId,
  staff_id: null,
  sealed_secret: Buffer.alloc(0),
  on_since: new Date(0),
}

describe('the session of a browser', () => {
  test('and its cookie last seven days from the last use', async () => {
    const cookie = await signIn('a1@shop.example')
    for (let day = 0; day < 20; day += 1) {
      applicationShop.shop.clock.advance(86_400_000)
      // An open page does this by itself.
      const { data, cookies } = await as(cookie, '{ firebaseCustomToken }')
      expect(data.firebaseCustomToken).toBeTypeOf('string')
      expect(cookies.find(({ name }) => name === '__Host-auth-token')).toMatchObject({
        value: cookie.split('=')[1],
        maxAge: 604_800,
      })
      expect(cookies.find(({ name }) => name === 'fb-token')).toMatchObject({ maxAge: 2592 })
    }
  })

  test('that was signed out offline ends with the next request', async () => {
    const cookie = await signIn('a1@shop.example')
    const left = await as(`${cookie}; logged-out=1`, '{ user { name } }')
    expect(left.key).toBe('NOT_SIGNED_IN')
    expect(left.cookies.map(({ name, value }) => [name, value])).toContainEqual(['logged-out', ''])
    expect((await as(cookie, '{ user { name } }')).key).toBe('NOT_SIGNED_IN')
  })

  test('that is opened right after an offline sign-out stays', async () => {
    const cookie = await signIn('a1@shop.example')
    const next = await signIn('a1@shop.example', chrome, `${cookie}; logged-out=1`)
    expect(await devicesOf(next)).toHaveLength(1)
  })
})
