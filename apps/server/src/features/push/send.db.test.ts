import { shortDate } from '@provender/domain/slots/short-date'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import webPush from 'web-push'
import { runInTest } from '../../cli/run-in-test.fixture.ts'
import { staffCommand } from '../../cli/staff-command.ts'
import { products } from '../../testing/fill-test-shop.ts'
import { placeTestOrder, applyTransitions } from '../order/order.fixture.ts'
import { openPushShop, type PushShop } from './push-shop.fixture.ts'

let push: PushShop
beforeEach(async () => {
  push = await openPushShop()
})
afterEach(() => push.close())

const jobs = async () =>
  (
    await push.application.shop.deps.pool.query(
      `select done_at is not null as done, extract(epoch from due_at - now())::int as wait from job where kind = 'PUSH' order by id`,
    )
  ).rows
const letTimePass = () => push.application.shop.deps.pool.query('update job set due_at = now()')

describe('a notification', () => {
  test('reaches each device of its user, signed, encrypted for that device, with a limited lifetime', async () => {
    const [till, phone, rival] = [
      await push.registered('a1', 'till'),
      await push.registered('a1', 'phone'),
      await push.registered('b1'),
    ]
    await push.notify(1, 'STOCK_BACK', products.soldOut)
    const messages = await push.send()
    expect(messages.map(({ path }) => path).toSorted()).toEqual(['/phone', '/till'])
    const tillMessage = messages.find(({ path }) => path === '/till')!
    expect(JSON.parse(till.open(tillMessage.body))).toEqual({
      title: 'Back in stock',
      body: 'Oat Milk',
      product_id: String(products.soldOut),
      tag: 'notification-1',
    })
    for (const other of [phone, rival]) expect(() => other.open(tillMessage.body)).toThrow()
    expect(tillMessage.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      topic: 'notification-1',
      urgency: 'normal',
    })
    expect(Number(tillMessage.headers.ttl)).toBeGreaterThan(86_000)
    expect(tillMessage.body.toString('latin1')).not.toContain('Oat')
    expect(await push.send()).toEqual([])
  })

  test('of an order has its number and state in the language of the device, and opens it', async () => {
    const browser = push.visits('polish')
    browser.cookies.set('lang', 'pl')
    await browser.signIn('a1')
    await browser.register()
    const number = await placeTestOrder(push.application.shop, 'a1', { lines: [[products.beans, '2', 2]] })
    await applyTransitions(push.application.shop, number, 'HOLD')
    const [message] = await push.send()
    expect(JSON.parse(browser.open(message!.body))).toMatchObject({
      title: `Zamówienie ${number}`,
      body: 'Wstrzymane: prosimy o kontakt',
      path: `/account/orders/${number}`,
    })
    expect(message?.headers.urgency).toBe('high')
  })

  test('of a statement names its last day, and one of an answered report its number', async () => {
    const browser = push.visits('polish')
    browser.cookies.set('lang', 'pl')
    await browser.signIn('a1')
    await browser.register()
    const { pool } = push.application.shop.deps
    const opened = async () => (await push.send()).map(({ body }) => JSON.parse(browser.open(body)))
    await push.notify(1, 'STATEMENT')
    const lastDay = new Date(new Date().setUTCDate(0))
    expect(await opened()).toMatchObject([
      {
        body: `Zestawienie rozliczeń do ${shortDate(lastDay.toISOString().slice(0, 10), 'pl')} jest gotowe`,
        path: '/account/account-statements',
      },
    ])
    const order = await placeTestOrder(push.application.shop, 'a1', { lines: [[products.beans, '2', 2]] })
    const { rows } = await pool.query(
      `with reported as (
        insert into claim (company_id, login_id, order_id, key, request_hash, type, message, language, sent_at)
        select company_id, login_id, id, gen_random_uuid(), '', 'OTHER', 'Squashed', 'en', now() from orders where number = $1
        returning id)
      insert into notification (login_id, kind, claim_id) select 1, 'GENERAL', id from reported returning claim_id`,
      [order],
    )
    const number = rows[0].claim_id
    // No consent to offers is needed.
    expect(await opened()).toMatchObject([
      { title: `Zgłoszenie ${number}`, path: `/account/help-centre/reports/${number}` },
    ])
  })

  test('that is read, a day old, or of a closed account is not sent', async () => {
    await push.registered('a1')
    const { pool } = push.application.shop.deps
    await push.notify(1, 'STOCK_BACK')
    await pool.query('update notification set read_at = now()')
    expect(await push.send()).toEqual([])
    await push.notify(1, 'STOCK_BACK')
    await pool.query(`update notification set created_at = now() - interval '25 hours' where read_at is null`)
    expect(await push.send()).toEqual([])
    await push.notify(1, 'STOCK_BACK')
    await pool.query('update login set active = false where id = 1')
    expect(await push.send()).toEqual([])
    expect((await jobs()).every(({ done }) => done)).toBe(true)
  })

  test('of an offer is sent only with consent; others are always sent', async () => {
    const browser = await push.registered('a1')
    const kinds = ['PROMOTION', 'PRICE_DROP', 'GENERAL', 'STATEMENT', 'STOCK_BACK'] as const
    const titles = async () => {
      for (const kind of kinds) await push.notify(1, kind)
      return (await push.send()).map(({ body }) => JSON.parse(browser.open(body)).title)
    }
    expect(await titles()).toEqual(['Account statement', 'Back in stock'])
    await push.application.shop.deps.pool.query('update login set marketing_notification_enabled = true')
    expect(await titles()).toEqual(['Promotion', 'Price down', 'News', 'Account statement', 'Back in stock'])
  })
})

describe('a push service', () => {
  const respondWith = (status: number, headers = {}) =>
    push.service.answer((response) => void response.writeHead(status, headers).end())

  test.each([404, 410])('that responds with %i gets no more messages for this browser', async (status) => {
    await push.registered('a1')
    await push.notify(1, 'STOCK_BACK')
    respondWith(status)
    expect(await push.send()).toHaveLength(1)
    expect(await push.registrations()).toEqual([])
    await push.notify(1, 'STOCK_BACK')
    expect(await push.send()).toEqual([])
  })

  test('that is busy or down gets a retry after the requested time, and the browser stays registered', async () => {
    await push.registered('a1')
    await push.notify(1, 'STOCK_BACK')
    respondWith(503)
    await push.send()
    expect((await jobs())[0]).toEqual({ done: false, wait: 10 })
    await letTimePass()
    respondWith(429, { 'retry-after': '120' })
    await push.send()
    expect((await jobs())[0]).toEqual({ done: false, wait: 120 })
    await letTimePass()
    push.service.answer((response) => void response.destroy())
    await push.send()
    expect((await jobs())[0]).toMatchObject({ done: false })
    await letTimePass()
    respondWith(201)
    expect(await push.send()).toHaveLength(1)
    expect((await jobs())[0]).toMatchObject({ done: true })
    expect(await push.registrations()).toHaveLength(1)
    const { rows } = await push.application.shop.deps.pool.query('select error from job_attempt order by n')
    expect(rows.map(({ error }) => error)).toEqual([
      'push.example answered 503',
      'push.example answered 429',
      'socket hang up',
      null,
    ])
  })

  test('that redirects is not followed, and an endless response is aborted', async () => {
    await push.registered('a1')
    await push.notify(1, 'STOCK_BACK')
    respondWith(307, { location: 'https://push.example/other' })
    expect((await push.send()).map(({ path }) => path)).toEqual([`/${encodeURIComponent('a1 browser')}`])
    await letTimePass()
    push.service.answer((response) => void response.writeHead(201).write('and so on'))
    await push.send()
    expect((await jobs())[0]).toMatchObject({ done: true })
  })

  test('that knows the previous keys, from before they were renewed, delivers', async () => {
    const { secrets } = push.application.shop.deps
    const renewed = await push.application.shop.otherServer({
      secrets: { ...secrets, pushKeys: webPush.generateVAPIDKeys(), previousPushKeys: secrets.pushKeys },
    })
    await push.registered('a1')
    await push.notify(1, 'STOCK_BACK')
    expect(await push.send(renewed.deps)).toHaveLength(1)
    expect((await jobs())[0]).toMatchObject({ done: true })
  })

  test('that knows another of our keys has delivered nothing', async () => {
    const stranger = await push.application.shop.otherServer({
      secrets: { ...push.application.shop.deps.secrets, pushKeys: webPush.generateVAPIDKeys() },
    })
    await push.registered('a1')
    await push.notify(1, 'STOCK_BACK')
    expect(await push.send(stranger.deps)).toEqual([])
    expect((await jobs())[0]).toMatchObject({ done: false })
    expect(await push.registrations()).toHaveLength(1)
  })
})

describe('a product notification from staff', () => {
  const notify = (...words: readonly string[]) =>
    runInTest(staffCommand, ['notify', ...words], {
      database: push.application.shop.deps as never,
    })

  test('is listed for all active users, or one company’s, and pushed to those who allow it', async () => {
    const [one, two] = [await push.registered('a1'), await push.registered('b1')]
    const { pool } = push.application.shop.deps
    await pool.query('update login set marketing_notification_enabled = true where id = 4')
    expect((await notify('promotion', '800001')).output).toEqual([
      'Notified 3 users about Rice, and 1 device by push message.',
    ])
    const messages = await push.send()
    expect(messages.map(({ body }) => JSON.parse(two.open(body)))).toMatchObject([
      { title: 'Promotion', body: 'Rice', product_id: '8' },
    ])
    expect((await notify('news', '800001', '--company', 'A')).output).toEqual([
      "Notified 2 users of Kaya's Corner about Rice, and 0 devices by push message.",
    ])
    expect(await push.send()).toEqual([])
    const { data } = await one.query(
      '{ notifications { notifications { notificationType product { id } } } }',
    )
    expect(data.notifications.notifications).toEqual([
      { notificationType: 'GENERAL', product: { id: '8' } },
      { notificationType: 'PROMOTION', product: { id: '8' } },
    ])
  })

  test.each([
    [['gossip', '800001'], '"gossip" is not one of promotion, news'],
    [['news', '700001'], 'There is no visible product 700001'],
    [['news', '800001', '--company', 'Z'], 'There is no company Z'],
  ])('is refused: %j', async (words, reason) => {
    expect((await notify(...words)).errors[0]).toBe(reason)
  })
})
