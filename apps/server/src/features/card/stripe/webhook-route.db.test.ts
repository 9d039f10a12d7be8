import type { OrderNumber } from '@provender/domain/ids'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TestShop } from '../../../testing/test-shop.ts'
import { placeTestOrder } from '../../order/order.fixture.ts'
import { paymentOf, dispatchOrder, twoBoxes, runPaymentJobs } from '../../payment/payment.fixture.ts'
import { refundOrder } from '../../payment/refund-order.ts'
import type { SimulatedStripe } from './simulated-stripe.fixture.ts'
import {
  openApp,
  openStripeWebhookServer,
  type StripeWebhookServer,
} from './stripe-webhook-server.fixture.ts'

let shop: TestShop
let stripeShop: TestShop
let stripe: SimulatedStripe
let hook: StripeWebhookServer
beforeEach(async () => {
  hook = await openStripeWebhookServer()
  ;({ shop, stripeShop, simulatedStripe: stripe } = hook)
})
afterEach(() => hook.close())

const send: StripeWebhookServer['send'] = (event, sending) => hook.send(event, sending)

interface SentEvent {
  readonly id: string
  readonly data: { readonly object: object }
}

const latestEvent = (): SentEvent => stripe.fake.account.events.at(-1)!

const orderBy = (token: string): Promise<OrderNumber> =>
  placeTestOrder(stripeShop, 'a1', { lines: [...twoBoxes], card: { token } })

async function jobCount(): Promise<number> {
  return (await shop.deps.pool.query(`select count(*)::int as n from job where key like '%event evt_%'`))
    .rows[0].n
}

test('an event makes the server check the payment, whatever it contains', async () => {
  const number = await orderBy('CHALLENGES')
  const intent = await stripe.intentOf(number)
  stripe.fake.account.approve(intent.id, true)
  const event = latestEvent()
  // It claims a cancellation, but Stripe's API has the real state.
  Object.assign(event.data.object, { status: 'canceled', amount: 1 })
  expect(await send(event)).toBe(200)
  await runPaymentJobs(shop, stripeShop.deps)
  expect(await paymentOf(shop, number)).toMatchObject({ payment_state: 'AUTHORISED' })
})

test('an event that arrives before the response with the intent’s id finds its payment', async () => {
  stripe.fake.conditionOf = (call) => (call === 'POST payment_intents' ? 'REPLY_LOST' : 'FINE')
  const number = await orderBy('SUCCEEDS')
  expect(await paymentOf(shop, number)).toMatchObject({ payment_state: 'NONE', attempts: ['STARTED'] })
  stripe.fake.conditionOf = () => 'FINE'
  expect(await send(latestEvent())).toBe(200)
  await runPaymentJobs(shop, stripeShop.deps)
  expect(await paymentOf(shop, number)).toMatchObject({ payment_state: 'AUTHORISED' })
})

test('events in any order and number have the same effect as one by one', async () => {
  const number = await orderBy('CHALLENGES')
  const intent = await stripe.intentOf(number)
  stripe.fake.account.approve(intent.id, true)
  await send(latestEvent())
  await runPaymentJobs(shop, stripeShop.deps)
  await dispatchOrder(stripeShop, number)
  await runPaymentJobs(shop, stripeShop.deps)
  const request = { order: { number, version: null }, amount: 640 as never, note: '' }
  await refundOrder(stripeShop.deps, { kind: 'STAFF', staffId: null }, request)
  await runPaymentJobs(shop, stripeShop.deps)
  const before = [await paymentOf(shop, number), await stripe.recordsOf(number)]
  const events = [...stripe.fake.account.events]
  expect(events.map(({ type }) => type)).toContain('charge.refunded')
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...events, ...events, ...events], { minLength: events.length }),
      async (course) => {
        expect(new Set(await Promise.all(course.map((event) => send(event))))).toEqual(new Set([200]))
        await runPaymentJobs(shop, stripeShop.deps)
        expect([await paymentOf(shop, number), await stripe.recordsOf(number)]).toEqual(before)
      },
    ),
    { numRuns: 5 },
  )
  expect(await jobCount()).toBe(events.length)
})

test('a forged, changed, late or unsigned event is refused', async () => {
  await orderBy('CHALLENGES')
  const event = latestEvent()
  expect(await send(event, { secret: 'whsec_of_somebody_else' })).toBe(400)
  expect(await send(event, { secondsAgo: 301 })).toBe(400)
  expect(await send(event, { arrives: JSON.stringify({ ...event, livemode: true }) })).toBe(400)
  const unsigned = { method: 'POST', url: '/webhooks/stripe', payload: JSON.stringify(event) } as const
  expect((await hook.app.inject(unsigned)).statusCode).toBe(400)
  expect(await jobCount()).toBe(0)
  expect(await send(event, { secondsAgo: 299 })).toBe(200)
  expect(await jobCount()).toBe(1)
})

test('a signed event of another account or mode, or about nothing of ours, is acknowledged and changes nothing', async () => {
  const number = await orderBy('SUCCEEDS')
  const event = latestEvent()
  const foreign = { ...structuredClone(event), id: 'evt_foreign' }
  Object.assign(foreign.data.object, { id: 'pi_foreign', metadata: { payment: crypto.randomUUID() } })
  const abouts: readonly object[] = [
    { ...event, account: 'acct_other' },
    { ...event, livemode: true },
    { ...event, data: { object: { id: 'po_1', object: 'payout' } } },
    { ...event, data: { object: {} } },
    { ...event, data: { object: { ...event.data.object, id: 'pi_1', metadata: { payment: "' or 1=1" } } } },
    foreign,
  ]
  for (const about of abouts) expect(await send(about)).toBe(200)
  expect(await jobCount()).toBe(0)
  expect(await paymentOf(shop, number)).toMatchObject({ payment_state: 'AUTHORISED' })
})

test('a signed event without its object, or with an id that cannot be stored, is refused and changes nothing', async () => {
  await orderBy('SUCCEEDS')
  const event = latestEvent()
  const withObject = (changes: object): object => ({
    ...event,
    data: { object: { ...event.data.object, ...changes } },
  })
  const { data: _data, ...withoutData } = event
  const odd: readonly object[] = [
    { ...event, id: 'evt_\0' },
    { ...event, id: 'evt_\uD800' },
    withObject({ id: 'pi_\0' }),
    withObject({ object: 'charge', payment_intent: 'pi_\0' }),
    withObject({ object: 'charge', payment_intent: 'pi_\uDC00' }),
    withoutData,
    { ...event, data: {} },
    { ...event, data: { object: null } },
    { ...event, data: null },
    [event],
  ]
  for (const each of odd) expect(await send(each), JSON.stringify(each)).toBe(400)
  expect((await shop.deps.pool.query(`select from payment_event where kind = 'HEARD'`)).rowCount).toBe(0)
  expect(await jobCount()).toBe(0)
  expect(await send(event)).toBe(200)
  expect(await jobCount()).toBe(1)
})

test('without keys the endpoint does not exist', async () => {
  const plain = await openApp(shop)
  expect((await plain.inject({ method: 'POST', url: '/webhooks/stripe', payload: {} })).statusCode).toBe(404)
  await plain.close()
})
