import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop, type TestUser } from '../../testing/test-shop.ts'
import { creditInvoice } from '../ledger/credit-invoice.ts'
import { placeTestOrder, applyTransitions } from '../order/order.fixture.ts'
import { dispatchOrder } from '../payment/payment.fixture.ts'

interface LiveMessage {
  readonly baskets: string | null
  readonly orders: string | null
  readonly unreadNotifications: number | null
  readonly catalogue: string
  readonly stock: string
  readonly settings: string
}

/** Practically never, so that changes arrive only by hints. */
const slowPollIntervalMs = 600_000
const pollIntervalMs = 50

let here: TestShop
let otherServer: TestShop
beforeEach(async () => {
  here = await openTestShop()
  otherServer = await here.otherServer()
})
afterEach(() => here.close())

async function listen(shop: TestShop, caller: TestUser): Promise<() => Promise<LiveMessage | undefined>> {
  const { user } = await shop.get(caller, '{ user { firebaseUserUID } }')
  const listening = await shop.listen(caller, { path: `master/${user.firebaseUserUID}/baskets` })
  if (!listening.ok) throw new Error(JSON.stringify(listening.refused.result))
  return async () => {
    const { done, value } = await listening.answers.next()
    return done ? undefined : (value.result.data?.['live'] as LiveMessage)
  }
}

const addBeans = (shop: TestShop, caller: TestUser) =>
  shop.get(
    caller,
    `mutation { addBasketProduct(productId: ${products.beans}, quantity: 1, unit: "1") { version } }`,
  )

describe('two servers on one database', () => {
  test('a write on one server reaches subscribers of the other', async () => {
    await Promise.all([here.goLive(slowPollIntervalMs), otherServer.goLive(slowPollIntervalMs)])
    const next = await listen(otherServer, 'a2')
    expect((await next())?.baskets).toBe('0')
    const { addBasketProduct } = await addBeans(here, 'a1')
    expect((await next())?.baskets).toBe(addBasketProduct.version)
  })

  test('a write on one server reaches its own subscribers, but not those of other companies', async () => {
    await here.goLive(slowPollIntervalMs)
    const next = await listen(here, 'a2')
    await next()
    await addBeans(here, 'b1')
    const { addBasketProduct } = await addBeans(here, 'a1')
    expect((await next())?.baskets).toBe(addBasketProduct.version)
  })

  test('a change without a hint is found by polling', async () => {
    await here.goLive(pollIntervalMs)
    const next = await listen(here, 'a1')
    await next()
    // This server sends no hints.
    const { addBasketProduct } = await addBeans(otherServer, 'a2')
    expect((await next())?.baskets).toBe(addBasketProduct.version)
    await here.deps.pool.query(
      `insert into notification (login_id, kind) select id, 'GENERAL' from login where email = 'a1@shop.example'`,
    )
    expect(await next()).toMatchObject({ unreadNotifications: 1 })
  })

  test('a server whose hint connection was cut reconnects and catches up', async () => {
    await Promise.all([here.goLive(slowPollIntervalMs), otherServer.goLive(slowPollIntervalMs)])
    const next = await listen(here, 'a1')
    await next()
    await here.deps.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'provender listening' and datname = current_database()`,
    )
    const { addBasketProduct } = await addBeans(otherServer, 'a2')
    expect((await next())?.baskets).toBe(addBasketProduct.version)
  })

  test('a server that received a hint of a write applies the next write at the first attempt', async () => {
    await Promise.all([here.goLive(slowPollIntervalMs), otherServer.goLive(slowPollIntervalMs)])
    await addBeans(here, 'a1')
    const next = await listen(here, 'a1')
    await next()
    const { addBasketProduct } = await addBeans(otherServer, 'a1')
    await next()
    const { version } = await here.deps.baskets.cached(await companyA())
    expect(String(version)).toBe(addBasketProduct.version)
  })

  test('changes of the catalogue and the settings reach everybody', async () => {
    await here.goLive(slowPollIntervalMs)
    const next = await listen(here, 'b1')
    await next()
    await here.deps.pool.query(`update version set n = n + 1 where name = 'catalogue'`)
    expect(await next()).toMatchObject({ catalogue: '2', settings: '1' })
    await here.deps.pool.query(`update version set n = n + 1 where name = 'settings'`)
    expect(await next()).toMatchObject({ catalogue: '2', settings: '2' })
  })

  test('a change of the shown stock is sent as a different text', async () => {
    await here.goLive(slowPollIntervalMs)
    const next = await listen(here, 'b1')
    const before = await next()
    await here.deps.pool.query(`update stock_level set on_hand = 0 where product_id = ${products.beans}`)
    const after = await next()
    expect(after).toEqual({ ...before, stock: expect.not.stringMatching(before!.stock) })
  })
})

describe('a change of an order', () => {
  const ordered = () => placeTestOrder(here, 'a1', { lines: [[products.cola, '2', 1]] })

  test('by staff or the command line reaches its company on every server, and no other company', async () => {
    const number = await ordered()
    await Promise.all([here.goLive(slowPollIntervalMs), otherServer.goLive(slowPollIntervalMs)])
    const [next, rivalListener] = [await listen(otherServer, 'a2'), await listen(otherServer, 'b1')]
    const before = Number((await next())?.orders)
    await rivalListener()
    // This code sends no hints, so the change is detected by the database.
    await applyTransitions(here, number, 'CONFIRM')
    expect(Number((await next())?.orders)).toBeGreaterThan(before)
    await addBeans(otherServer, 'b1')
    expect(await rivalListener()).toMatchObject({ orders: '0', baskets: '1' })
  })

  test('and its ledger entries, such as a credit note, also reach the company', async () => {
    const number = await placeTestOrder(here, 'a1', {
      lines: [[products.cola, '2', 1]],
      paymentType: 'ACCOUNT',
    })
    await dispatchOrder(here, number)
    await otherServer.goLive(slowPollIntervalMs)
    const next = await listen(otherServer, 'a2')
    const before = Number((await next())?.orders)
    const credit = {
      request: { type: 'REST' },
      reason: 'Spoilt',
      staffId: null,
      key: crypto.randomUUID(),
    } as const
    expect(await creditInvoice(here.deps, number, credit)).toMatchObject({ ok: true })
    expect(Number((await next())?.orders)).toBeGreaterThan(before)
  })

  test('is also found by polling, as is a new order', async () => {
    await here.goLive(pollIntervalMs)
    const next = await listen(here, 'a2')
    expect((await next())?.orders).toBe('0')
    await here.deps.pool.query('alter table orders disable trigger count_order_change')
    await ordered()
    await here.deps.pool.query('insert into company_orders select company_id, 7 from orders')
    for (;;) {
      const message = await next()
      if (message?.orders === '7') break
      // The basket changed before the order.
      expect(message?.orders).toBe('0')
    }
  })
})

describe('a subscription ends', () => {
  test('with the session, even if it was ended elsewhere', async () => {
    await here.goLive(pollIntervalMs)
    const next = await listen(here, 'a1')
    await next()
    await here.deps.pool.query('delete from session')
    expect(await next()).toBeUndefined()
    expect(here.deps.live.count()).toBe(0)
  })

  test('when the user is deactivated', async () => {
    await here.goLive(pollIntervalMs)
    const next = await listen(here, 'a1')
    await next()
    await here.deps.pool.query(`update login set active = false where email = 'a1@shop.example'`)
    expect(await next()).toBeUndefined()
  })

  test('when the token expires', async () => {
    await here.goLive(pollIntervalMs)
    const { user, firebaseCustomToken: token } = await here.get(
      'a1',
      '{ user { firebaseUserUID } firebaseCustomToken }',
    )
    const listening = await here.listen('visitor', { path: `master/${user.firebaseUserUID}/baskets`, token })
    if (!listening.ok) throw new Error('refused')
    await listening.answers.next()
    here.clock.advance(2592 * 1000)
    expect((await listening.answers.next()).done).toBe(true)
  })

  test('when the server stops, which accepts no new ones', async () => {
    const next = await listen(here, 'a1')
    await next()
    here.deps.live.close()
    expect(await next()).toBeUndefined()
    await expect(listen(here, 'a1')).rejects.toThrow('TOO_MANY')
  })

  test('within the time in which the server drains, which takes that long', async () => {
    const next = await listen(here, 'a1')
    await next()
    const startedAtMs = performance.now()
    await here.deps.live.drain(200)
    expect(performance.now() - startedAtMs).toBeGreaterThan(190)
    expect(await next()).toBeUndefined()
    await expect(listen(here, 'a1')).rejects.toThrow('TOO_MANY')
  })
})

test('versions are resent every 15 seconds, and a slow reader gets only the last ones', async () => {
  await here.goLive(pollIntervalMs)
  const next = await listen(here, 'a1')
  const first = await next()
  here.clock.advance(15_000)
  expect(await next()).toEqual(first)
  await addBeans(here, 'a1')
  await addBeans(here, 'a1')
  const { addBasketProduct } = await addBeans(here, 'a2')
  expect((await next())?.baskets).toBe(addBasketProduct.version)
})

async function companyA() {
  const { rows } = await here.deps.pool.query(`select id from company where code = 'A'`)
  return rows[0].id
}
