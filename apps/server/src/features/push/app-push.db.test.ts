import { notificationKinds } from '@provender/domain/notification/notification'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testPassword } from '../../testing/fill-test-shop.ts'
import { openApnsSender } from './apns-sender.ts'
import { openApnsService, refuseApns, type TestApnsService } from './apns-service.fixture.ts'
import { openFcmSender } from './fcm-sender.ts'
import { fcmRefusal, openFcmService, type TestFcmService } from './fcm-service.fixture.ts'
import { type InstalledApp, openAppPushShop } from './installed-app.fixture.ts'
import type { PushShop } from './push-shop.fixture.ts'

interface AndroidPart {
  readonly collapse_key: string
  readonly notification: { readonly notification_count: number }
}

const log = { error: () => {} }
let fcm: TestFcmService
let apns: TestApnsService
let push: PushShop
let install: (device: 'ANDROID' | 'IOS', name?: string) => InstalledApp

beforeEach(async () => {
  ;[fcm, apns] = await Promise.all([openFcmService(), openApnsService()])
  const deps = { clock: { nowMs: Date.now }, log }
  ;({ push, install } = await openAppPushShop({
    accounts: { fcm: fcm.account, apns: apns.account },
    senders: {
      fcm: openFcmSender(fcm.account, deps),
      apns: openApnsSender(apns.account, deps, apns.connect),
    },
  }))
})
afterEach(async () => {
  fcm.close()
  await apns.kill()
  await push.close()
})

const registrations = async () =>
  (
    await push.application.shop.deps.pool.query(
      'select login_id, channel, token, app_id, environment, language, endpoint from push_registration order by created_at',
    )
  ).rows
const owners = async () => (await registrations()).map(({ login_id, token }) => [login_id, token])
const jobs = async () =>
  (
    await push.application.shop.deps.pool.query(
      `select done_at is not null as done, extract(epoch from due_at - now())::int as wait from job where kind = 'PUSH' order by id`,
    )
  ).rows
const signedIn = async (device: 'ANDROID' | 'IOS', user: 'a1' | 'a2' | 'b1' = 'a1', name?: string) => {
  const app = install(device, name)
  await app.signIn(user)
  return app
}

describe('an installed app', () => {
  test('registers with its service once, however often', async () => {
    const [android, ios] = [await signedIn('ANDROID'), await signedIn('IOS')]
    const answers = await Promise.all([android.register(), android.register(), ios.register()])
    expect(answers.map(({ data }) => data.registerAppPush)).toEqual([true, true, true])
    await ios.register({ token: ios.token.toUpperCase() })
    expect(await registrations()).toHaveLength(2)
    expect(await registrations()).toEqual(
      expect.arrayContaining([
        {
          login_id: 1,
          channel: 'FCM',
          token: android.token,
          app_id: 'orders-1',
          environment: null,
          language: 'en',
          endpoint: null,
        },
        {
          login_id: 1,
          channel: 'APNS',
          token: ios.token,
          app_id: 'com.example.orders',
          environment: 'PRODUCTION',
          language: 'en',
          endpoint: null,
        },
      ]),
    )
  })

  test('with a new token is registered with that only', async () => {
    const app = await signedIn('ANDROID')
    await app.register()
    const other = await signedIn('ANDROID', 'a1', 'tablet')
    await other.register()
    await app.register({ token: 'a-new-token-of-the-phone' })
    expect(await owners()).toEqual([
      [1, other.token],
      [1, 'a-new-token-of-the-phone'],
    ])
  })

  test('belongs to the user who registered it last, who gets no messages of the previous user', async () => {
    const app = await signedIn('IOS')
    await app.register()
    await push.notify(1, 'STOCK_BACK')
    const next = install('IOS')
    await next.signIn('b1')
    await next.register()
    expect(await owners()).toEqual([[4, app.token]])
    await push.send()
    expect(apns.received).toEqual([])
  })

  test.each([
    ['logs out', 'mutation { logout }'],
    ['logs out everywhere', 'mutation { signOutEverywhere }'],
    ['wants no more', 'mutation { unregisterPush }'],
  ])('that %s gets no more messages', async (_what, leave) => {
    const app = await signedIn('ANDROID')
    await app.register()
    await app.query(leave)
    expect(await owners()).toEqual([])
  })

  test('keeps its registration after a change of password, and loses it at logout', async () => {
    const app = await signedIn('ANDROID')
    await app.register()
    const { data } = await app.query(
      'mutation ($p: String!) { changePassword(password: $p, newPassword: "another good one") }',
      { p: testPassword },
    )
    app.useSession(data.changePassword)
    expect(await owners()).toEqual([[1, app.token]])
    await app.query('mutation { logout }')
    expect(await owners()).toEqual([])
  })
})

describe('a registration is refused', () => {
  test('to a browser', async () => {
    const browser = push.visits('any')
    await browser.signIn('a1')
    const { key, message } = await browser.query(
      'mutation { registerAppPush(token: "a-token-of-twenty-letters", channel: FCM, environment: PRODUCTION) }',
    )
    expect(key).toBe('NOT_ALLOWED')
    expect(message).toContain('Only the session of an installed app on ANDROID or IOS')
    expect(await owners()).toEqual([])
  })

  test.each([
    ['too short', 'short'],
    ['with a space', 'a token of twenty letters'],
    ['too long', 'x'.repeat(5000)],
  ])('with a token that is %s', async (_what, token) => {
    for (const device of ['ANDROID', 'IOS'] as const)
      expect((await (await signedIn(device)).register({ token })).key).toBe('BAD_INPUT')
    expect(await owners()).toEqual([])
  })

  test('by a shop that sends nothing through the service', async () => {
    const { shop } = push.application
    const register = async (changes: object) => {
      const other = await shop.otherServer(changes)
      const { id } = (await shop.deps.pool.query(`select id from login where email = 'a1@shop.example'`))
        .rows[0]
      const { secret } = await other.deps.accounts.openSession(id, 'native')
      const { result } = await other.askAs(
        secret,
        'mutation { registerAppPush(token: "a-token-of-twenty-letters", channel: FCM, environment: PRODUCTION) }',
      )
      return result.data?.['registerAppPush']
    }
    const { pushAccounts, settings } = shop.deps
    expect(await register({ pushAccounts: { fcm: undefined, apns: undefined } })).toBe(false)
    expect(await register({ pushAccounts, settings: { ...settings, push: false } })).toBe(false)
    expect(await owners()).toEqual([])
    expect(await register({ pushAccounts })).toBe(true)
  })
})

describe('a notification', () => {
  test('is one of four kinds for Google, which drops the messages of a fifth', async () => {
    const app = await signedIn('ANDROID')
    await app.register()
    await push.application.shop.deps.pool.query(
      'update login set marketing_notification_enabled = true where id = 1',
    )
    for (const kind of notificationKinds) for (let n = 0; n < 3; n += 1) await push.notify(1, kind)
    await push.send()
    const sent = fcm.received.map(({ body }) => body.message.android as AndroidPart)
    const keys = sent.map((each) => each.collapse_key)
    expect(new Set(keys)).toEqual(new Set(['orders', 'stock', 'statements', 'offers']))
    const counts = sent.map((each) => each.notification.notification_count)
    expect(new Set(counts)).toEqual(new Set([keys.length]))
  })

  test('reaches the browser and both apps of its user, by their own services', async () => {
    const [android, ios] = [await signedIn('ANDROID'), await signedIn('IOS')]
    await push.registered('a1', 'till')
    await android.register()
    await ios.register()
    await push.notify(1, 'STOCK_BACK', 8)
    expect((await push.send()).map(({ path }) => path)).toEqual(['/till'])
    expect(fcm.received.map(({ body }) => body.message)).toMatchObject([
      {
        token: android.token,
        notification: { title: 'Back in stock', body: 'Rice' },
        data: { product_id: '8' },
        android: { notification: { channel_id: 'orders' } },
      },
    ])
    expect(apns.received).toMatchObject([
      { body: { aps: { alert: { title: 'Back in stock', body: 'Rice' } }, product_id: '8' } },
    ])
    expect((await jobs()).map(({ done }) => done)).toEqual([true, true, true])
  })

  test('has no text for apps if so configured, but keeps it for browsers', async () => {
    const { deps } = push.application.shop
    const browser = await push.registered('a1', 'till')
    await (await signedIn('ANDROID')).register()
    await (await signedIn('IOS')).register()
    await push.notify(1, 'STOCK_BACK', 8)
    const appPush = { ...deps.settings.appPush, isTitleOnly: true }
    const [browserMessage] = await push.send({ ...deps, settings: { ...deps.settings, appPush } })
    expect(JSON.parse(browser.open(browserMessage!.body)).body).toBe('Rice')
    expect(fcm.received[0]?.body.message.notification).toEqual({ title: 'Back in stock' })
    expect(apns.received[0]?.body.aps.alert).toEqual({ title: 'Back in stock' })
    expect(JSON.stringify([fcm.received, apns.received])).not.toContain('Rice')
  })
})

describe('an app that its service no longer knows is forgotten, and no other:', () => {
  test('FCM', async () => {
    await (await signedIn('ANDROID')).register()
    await (await signedIn('IOS')).register()
    await push.notify(1, 'STOCK_BACK')
    fcm.answer(fcmRefusal(404, { code: 'NOT_FOUND', errorCode: 'UNREGISTERED' }))
    await push.send()
    expect((await registrations()).map(({ channel }) => channel)).toEqual(['APNS'])
  })

  test('APNs', async () => {
    await (await signedIn('ANDROID')).register()
    await (await signedIn('IOS')).register()
    await push.notify(1, 'STOCK_BACK')
    apns.answer(refuseApns(410, 'Unregistered'))
    await push.send()
    expect((await registrations()).map(({ channel }) => channel)).toEqual(['FCM'])
    expect((await jobs()).every(({ done }) => done)).toBe(true)
  })

  test.each([
    ['keeps an app that has registered again since', -60_000, ['APNS']],
    ['ends an app that has not', 60_000, []],
  ])('APNs, which says since when, %s', async (_what, offsetMs, left) => {
    await (await signedIn('IOS')).register()
    await push.notify(1, 'STOCK_BACK')
    const { clock } = push.application.shop.deps
    apns.answer(refuseApns(410, { reason: 'Unregistered', timestamp: clock.nowMs() + offsetMs }))
    await push.send()
    expect((await registrations()).map(({ channel }) => channel)).toEqual(left)
  })
})

test('a service that is busy, refuses or is down gets the message later, and the app stays registered', async () => {
  await (await signedIn('IOS')).register()
  const { pool } = push.application.shop.deps
  await push.notify(1, 'STOCK_BACK')
  apns.answer(refuseApns(429, 'TooManyRequests', { 'retry-after': '120' }))
  await push.send()
  expect(await jobs()).toEqual([{ done: false, wait: 120 }])
  for (const fail of [
    () => Promise.resolve(apns.answer(refuseApns(403, 'InvalidProviderToken'))),
    () => apns.kill(),
  ]) {
    await fail()
    await pool.query('update job set due_at = now()')
    await push.send()
    expect(await jobs()).toMatchObject([{ done: false }])
  }
  await apns.restart()
  apns.answer((stream) => stream.respond({ ':status': 200 }, { endStream: true }))
  await pool.query('update job set due_at = now()')
  await push.send()
  expect(await jobs()).toMatchObject([{ done: true }])
  expect(await registrations()).toHaveLength(1)
})
