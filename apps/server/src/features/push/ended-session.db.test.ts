import { randomUUID } from 'node:crypto'
import type { PushRegistrationId } from '@provender/domain/ids'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'
import { untilStatementsWait } from '../../testing/waiting-statements.fixture.ts'
import { closeAccount } from '../account/deletion/close-account.ts'
import { moveAppRegistration } from './app-registration.ts'
import { createBrowser } from './browser.fixture.ts'
import { moveRegistration } from './store.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const { endpoint, p256dh, auth } = createBrowser('till').subscription
const token = 'ab'.repeat(32)
const insert = `
  insert into push_registration
    (id, login_id, session_id, language, refreshed_at, channel, token, app_id, environment, endpoint, p256dh, auth)
  values (gen_random_uuid(), 4, gen_random_uuid(), 'en', now(),`
const devices = [
  {
    kind: 'native',
    registering: `mutation { registerAppPush(token: "${token}", channel: APNS, environment: PRODUCTION) }`,
    rival: `${insert} 'APNS', '${token}', 'com.example.orders', 'PRODUCTION', null, null, null)`,
  },
  {
    kind: 'web',
    registering: `mutation { registerPush(endpoint: "${endpoint}", p256dh: "${p256dh}", auth: "${auth}") }`,
    rival: `${insert} 'WEB', null, null, null, '${endpoint}', '${p256dh}', '${auth}')`,
  },
] as const

const registrations = async () =>
  (await shop.deps.pool.query('select id, session_id from push_registration')).rows

describe.each(devices)('a device ($kind) whose session has ended', ({ kind, registering, rival }) => {
  test.each(['logout', 'signOutEverywhere'])(
    'by %s on another server is not registered again',
    async (leave) => {
      const { secret } = await shop.deps.accounts.openSession(1 as never, kind)
      const other = await shop.otherServer()
      // From now on, the other server knows the session.
      expect((await other.askAs(secret, registering)).result.errors).toBeUndefined()
      await shop.askAs(secret, `mutation { ${leave} }`)
      expect(await registrations()).toEqual([])
      expect(refusalIn(await other.askAs(secret, registering))).toMatchObject({ key: 'NOT_SIGNED_IN' })
      expect(await registrations()).toEqual([])
    },
  )

  test('while it was registering gets no messages', async () => {
    const { secret, sessionId } = await shop.deps.accounts.openSession(1 as never, kind)
    const client = await shop.deps.pool.connect()
    try {
      await client.query('begin')
      // The same device of another user: the registration waits for this one.
      await client.query(rival)
      const registered = shop.askAs(secret, registering)
      await untilStatementsWait(shop, 1)
      const ended = shop.deps.accounts.endSession(sessionId)
      await untilStatementsWait(shop, 2)
      await client.query('rollback')
      expect((await registered).result.errors).toBeUndefined()
      await ended
    } finally {
      client.release()
    }
    expect(await registrations()).toEqual([])
  })

  test('because its account is being closed is not registered, and does not block the closing', async () => {
    const { secret } = await shop.deps.accounts.openSession(1 as never, kind)
    const { answer } = await shop.deps.db.transaction().execute(async (tx) => {
      await sql`select from login where id = 1 for update`.execute(tx)
      const registered = shop.askAs(secret, registering)
      await untilStatementsWait(shop, 1)
      // Would deadlock if the registration had locked the session already.
      await closeAccount(tx, { userId: 1 as never, nowMs: shop.clock.nowMs(), keepsName: true })
      return { answer: registered }
    })
    expect(refusalIn(await answer)).toMatchObject({ key: 'NOT_SIGNED_IN' })
    expect(await registrations()).toEqual([])
  })

  test('before the registration moves to it gets no messages', async () => {
    const { secret, sessionId } = await shop.deps.accounts.openSession(1 as never, kind)
    await shop.askAs(secret, registering)
    const [{ id }] = await registrations()
    const ended = randomUUID()
    if (kind === 'native') await moveAppRegistration(shop.deps.db, { from: sessionId, to: ended })
    else expect(await moveRegistration(shop.deps.db, id as PushRegistrationId, ended)).toBe(false)
    expect(await registrations()).toEqual([])
  })
})
