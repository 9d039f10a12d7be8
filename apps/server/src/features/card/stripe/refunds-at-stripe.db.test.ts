import type { OrderNumber } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../../testing/fill-test-shop.ts'
import type { TestShop } from '../../../testing/test-shop.ts'
import { placeTestOrder } from '../../order/order.fixture.ts'
import {
  agePayments,
  paymentOf,
  dispatchOrder,
  twoBoxes,
  readProblems,
  runPaymentJobs,
} from '../../payment/payment.fixture.ts'
import { reconcilePayments } from '../../payment/reconcile-payments.ts'
import { writePostedRefunds } from '../../payment/record-refund.ts'
import { refundOrder } from '../../payment/refund-order.ts'
import { settlePayment } from '../../payment/settle-payment.ts'
import type { SimulatedStripe } from './simulated-stripe.fixture.ts'
import { openStripeWebhookServer, type StripeWebhookServer } from './stripe-webhook-server.fixture.ts'

let shop: TestShop
let stripeShop: TestShop
let stripe: SimulatedStripe
let hook: StripeWebhookServer
beforeEach(async () => {
  hook = await openStripeWebhookServer()
  ;({ shop, stripeShop, simulatedStripe: stripe } = hook)
})
afterEach(() => hook.close())

/** 5 kg for £32.50, with another £4.88 held for the weight, and charged as ordered. */
async function chargedOrder(): Promise<OrderNumber> {
  const lines = [[products.mince, '2', 5]] as const
  const number = await placeTestOrder(stripeShop, 'a1', { lines, card: { token: 'SUCCEEDS' } })
  await dispatchOrder(stripeShop, number)
  await work()
  return number
}

const work = () => runPaymentJobs(shop, stripeShop.deps)

const refundAtStripe = (intentId: string, amount: number) =>
  stripe.fake.account.answer('POST', 'refunds', { payment_intent: intentId, amount: String(amount) })

async function entries(): Promise<readonly (readonly [string, number])[]> {
  const { rows } = await shop.deps.pool.query(
    'select kind, owed from ledger_entry where company_id = 1 order by n',
  )
  return rows.map(({ kind, owed }) => [kind, owed] as const)
}

const paid = [
  ['INVOICE', 3250],
  ['PAYMENT', -3250],
] as const
const refundedEntries = [...paid, ['CREDIT_NOTE', -500], ['REFUND', 500]] as const

describe('a refund that was made in Stripe’s dashboard', () => {
  test('is posted once, for any order and number of events, but not what a capture releases', async () => {
    const number = await chargedOrder()
    const { events } = stripe.fake.account
    expect(await Promise.all(events.map((event) => hook.send(event)))).not.toContain(400)
    await work()
    expect(await entries()).toEqual(paid)
    refundAtStripe((await stripe.intentOf(number)).id, 500)
    const event = events.at(-1)!
    await Promise.all(
      [event, events[0]!, event, { ...event, id: 'evt_again' }].map((event) => hook.send(event)),
    )
    await work()
    expect(await entries()).toEqual(refundedEntries)
    expect(await paymentOf(shop, number)).toMatchObject({ payment_state: 'PART_REFUNDED' })
    const request = { order: { number, version: null }, amount: null, note: '' }
    const rest = await refundOrder(stripeShop.deps, { kind: 'STAFF', staffId: null }, request)
    expect(rest).toMatchObject({ ok: true, value: { amount: 2750 } })
    await work()
    await hook.send(events.at(-1)!)
    await work()
    expect((await entries()).slice(4)).toEqual([
      ['CREDIT_NOTE', -2750],
      ['REFUND', 2750],
    ])
    expect(await paymentOf(shop, number)).toMatchObject({ payment_state: 'REFUNDED' })
  })

  test('is posted once if several servers handle it at once, and twice without the lock on the order', async () => {
    const number = await chargedOrder()
    refundAtStripe((await stripe.intentOf(number)).id, 500)
    const { db, pool } = shop.deps
    const { id: paymentId, order_id: orderId } = await db
      .selectFrom('payment')
      .select(['id', 'order_id'])
      .executeTakeFirstOrThrow()
    await Promise.all(
      Array.from({ length: 6 }, () => settlePayment(stripeShop.deps, { orderId, checksGateway: true })),
    )
    expect(await entries()).toEqual(refundedEntries)

    await pool.query('alter table payment_refund drop constraint payment_refund_payment_id_reference_key')
    const posted = [{ id: null, reference: 're_naive', amount: 100 as Minor, cameBack: false }]
    const naively = () => db.transaction().execute((tx) => writePostedRefunds(tx, paymentId, posted))
    await Promise.all(Array.from({ length: 6 }, naively))
    const twins = await pool.query(`select from payment_refund where reference = 're_naive'`)
    expect(twins.rowCount).toBeGreaterThan(1)
  })

  test('without an event is found by reconciliation, weeks after the capture', async () => {
    const number = await chargedOrder()
    const intent = await stripe.intentOf(number)
    intent.created -= 40 * 86_400
    refundAtStripe(intent.id, 500)
    refundAtStripe(intent.id, 200)
    expect(await reconcilePayments(stripeShop.deps)).toBe(0)
    await agePayments(shop)
    expect(await reconcilePayments(stripeShop.deps)).toBe(1)
    expect((await entries()).slice(2)).toEqual([
      ['CREDIT_NOTE', -500],
      ['REFUND', 500],
      ['CREDIT_NOTE', -200],
      ['REFUND', 200],
    ])
    await agePayments(shop)
    expect(await reconcilePayments(stripeShop.deps)).toBe(0)
  })

  test('of an invoice that was paid by card opens it again, once', async () => {
    const number = await placeTestOrder(stripeShop, 'a1', { lines: twoBoxes, paymentType: 'ACCOUNT' })
    await dispatchOrder(stripeShop, number)
    const key = crypto.randomUUID()
    const card = { token: 'SUCCEEDS', keep: false }
    const pay = `mutation ($key: Uuid!, $card: CardInput!) {
      payInvoice(key: $key, number: "INV-100001", amount: "26.40", card: $card) { invoice { open } } }`
    const { payInvoice } = await stripeShop.get('a1', pay, { key, card })
    expect(payInvoice.invoice.open).toBe('0.00')
    refundAtStripe((await stripe.intentOf(number)).id, 640)
    const events = [...stripe.fake.account.events, ...stripe.fake.account.events]
    await Promise.all(events.map((event) => hook.send(event)))
    await work()
    await agePayments(shop)
    expect(await reconcilePayments(stripeShop.deps)).toBe(0)
    expect((await entries()).slice(1)).toEqual([
      ['PAYMENT', -2640],
      ['REFUND', 640],
    ])
    const { accountStatement } = await stripeShop.get(
      'a1',
      '{ accountStatement { closing openInvoices { number open canPayByCard } } }',
    )
    expect(accountStatement).toEqual({
      closing: '6.40',
      openInvoices: [{ number: 'INV-100001', open: '6.40', canPayByCard: true }],
    })
  })
})

test('a refund that the card returns belongs to the company again and is reported', async () => {
  const number = await chargedOrder()
  const request = { order: { number, version: null }, amount: 500 as Minor, note: 'Two were torn' }
  await refundOrder(stripeShop.deps, { kind: 'STAFF', staffId: null }, request)
  await work()
  expect(await entries()).toEqual(refundedEntries)
  const refund = stripe.fake.account.refunds.values().find(({ metadata }) => metadata?.['refund'])!
  stripe.fake.account.failRefund(refund.id)
  const event = stripe.fake.account.events.at(-1)!
  await Promise.all([hook.send(event), hook.send({ ...event, id: 'evt_again' })])
  await work()
  expect(await entries()).toEqual([...refundedEntries, ['PAYMENT', -500]])
  expect(await paymentOf(shop, number)).toMatchObject({ payment_state: 'PAID' })
  expect(await readProblems(shop)).toMatchObject([
    { kind: 'REFUND_REFUSED', order: number, amount: 500, note: 'Two were torn' },
  ])
  await agePayments(shop)
  expect(await reconcilePayments(stripeShop.deps)).toBe(0)
})

test('a returned refund is reported, even if another one was requested before it came back', async () => {
  const number = await chargedOrder()
  for (const [amount, note] of [
    [500, 'Two were torn'],
    [700, 'Three were torn'],
  ] as const) {
    const request = { order: { number, version: null }, amount: amount as Minor, note }
    await refundOrder(stripeShop.deps, { kind: 'STAFF', staffId: null }, request)
    await work()
  }
  const first = stripe.fake.account.refunds.values().find(({ amount }) => amount === 500)!
  stripe.fake.account.failRefund(first.id)
  await hook.send(stripe.fake.account.events.at(-1)!)
  await work()
  expect(await readProblems(shop)).toMatchObject([
    { kind: 'REFUND_REFUSED', order: number, amount: 500, note: 'Two were torn' },
  ])
})
