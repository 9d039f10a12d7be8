import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { deleteExpired } from '../application/cleanup-job.ts'
import { createBrowser } from './browser.fixture.ts'
import { openPushShop, type PushShop, type VisitingBrowser } from './push-shop.fixture.ts'

let push: PushShop
beforeEach(async () => {
  push = await openPushShop()
})
afterEach(() => push.close())

/** The users whose messages a browser gets. */
async function tellsOf(browser: VisitingBrowser): Promise<readonly number[]> {
  const rows = await push.registrations()
  return rows.filter(({ endpoint }) => endpoint === browser.subscription.endpoint).map((row) => row.login_id)
}

describe('a browser', () => {
  test('registers once, however often, even with a new address or from several tabs at once', async () => {
    const browser = await push.registered('a1')
    const token = browser.cookies.get('fcm_token')
    expect(token).toMatch(/^[\da-f-]{36}$/)
    await Promise.all([browser.register(), browser.register(), browser.register()])
    const otherBrowser = createBrowser('elsewhere')
    browser.cookies.set('lang', 'pl')
    const { data, cookies } = await browser.register(otherBrowser)
    expect(data).toEqual({ registerPush: token })
    expect(cookies.find(({ name }) => name === 'fcm_token')).toMatchObject({ maxAge: 31_536_000 })
    expect(await push.registrations()).toEqual([
      { login_id: 1, endpoint: otherBrowser.subscription.endpoint, language: 'pl' },
    ])
  })

  test('that lost its cookies is recognised by its address', async () => {
    const browser = await push.registered('a1')
    const token = browser.cookies.get('fcm_token')
    browser.cookies.delete('fcm_token')
    await Promise.all([browser.register(), browser.register()])
    expect(browser.cookies.get('fcm_token')).toBe(token)
    expect(await push.registrations()).toHaveLength(1)
  })

  test('gets messages of one user only: of the next one to sign in, once it registers', async () => {
    const browser = await push.registered('a1')
    await push.notify(1, 'STOCK_BACK')
    await browser.signIn('b1')
    expect(await tellsOf(browser)).toEqual([])
    expect(browser.cookies.has('fcm_token')).toBe(false)
    await browser.register()
    expect(await tellsOf(browser)).toEqual([4])
    expect(await push.send()).toEqual([])
  })

  test('keeps its registration when its user signs in again or changes the password, which ends those of other devices', async () => {
    const browser = await push.registered('a1')
    const other = await push.registered('a1', 'other')
    await browser.signIn('a1')
    await browser.query(
      'mutation ($p: String!) { changePassword(password: $p, newPassword: "another good one") }',
      { p: testPassword },
    )
    expect([await tellsOf(browser), await tellsOf(other)]).toEqual([[1], []])
    await other.signIn('a1', 'another good one')
    await other.register()
    await browser.query('mutation { logout }')
    expect([await tellsOf(browser), await tellsOf(other)]).toEqual([[], [1]])
  })

  test.each([
    ['logs out', (browser: VisitingBrowser) => browser.query('mutation { logout }')],
    ['logs out everywhere', (browser: VisitingBrowser) => browser.query('mutation { signOutEverywhere }')],
    ['wants no more', (browser: VisitingBrowser) => browser.query('mutation { unregisterPush }')],
  ])('that %s gets no more messages and loses its cookie', async (_what, leave) => {
    const browser = await push.registered('a1')
    await leave(browser)
    expect(await tellsOf(browser)).toEqual([])
    expect(browser.cookies.has('fcm_token')).toBe(false)
  })

  test('that signed out offline gets no messages from its next request on', async () => {
    const browser = await push.registered('a1')
    browser.cookies.set('logged-out', '1')
    await browser.query('{ initConfig(deviceType: "WEB", versionNumber: 0) { version { versionNumber } } }')
    expect(await tellsOf(browser)).toEqual([])
  })

  test('that is signed out from another device gets no more messages', async () => {
    const [lost, mine] = [await push.registered('a1', 'lost'), await push.registered('a1', 'mine')]
    const { data } = await mine.query('{ signedInDevices { id isCurrent } }')
    const { id } = data.signedInDevices.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    await mine.query('mutation ($id: Uuid!) { signOutDevice(id: $id) }', { id })
    expect([await tellsOf(lost), await tellsOf(mine)]).toEqual([[], [1]])
  })

  test('that is unused for two months gets no more messages', async () => {
    await push.registered('a1')
    const { deps } = push.application.shop
    await deps.pool.query(`update push_registration set refreshed_at = now() - interval '59 days'`)
    await deleteExpired(deps)
    expect(await push.registrations()).toHaveLength(1)
    await deps.pool.query(`update push_registration set refreshed_at = now() - interval '61 days'`)
    await deleteExpired(deps)
    expect(await push.registrations()).toEqual([])
  })

  test('replaces the least used one if a user has too many', async () => {
    for (let n = 10; n <= 21; n += 1) {
      await push.registered('a1', `browser-${n}`)
      push.application.shop.clock.advance(60_000)
    }
    const rows = await push.registrations()
    expect(rows.map(({ endpoint }) => endpoint.slice(-2))).toEqual(
      Array.from({ length: 10 }, (_, index) => String(index + 12)),
    )
  })
})

test('a browser with an address inside the network or invalid keys is refused', async () => {
  const browser = push.visits('any')
  await browser.signIn('a1')
  for (const wrong of [{ endpoint: 'https://database/a' }, { p256dh: 'short' }, { auth: '' }])
    expect(
      (await browser.register({ ...browser, subscription: { ...browser.subscription, ...wrong } })).key,
    ).toBe('BAD_INPUT')
  expect(await push.registrations()).toEqual([])
})

test('a browser gets no key if push messages are disabled', async () => {
  const { shop } = push.application
  const keyOf = async (settings: object) => {
    const other = await shop.otherServer({ settings: { ...shop.deps.settings, ...settings } })
    return (await other.get('a1', '{ pushPublicKey }')).pushPublicKey
  }
  expect(await keyOf({})).toBe(shop.deps.secrets.pushKeys.publicKey)
  expect(await keyOf({ push: false })).toBeNull()
})
