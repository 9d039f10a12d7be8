import type { OrderNumber, PaymentId } from '@provender/domain/ids'
import { sumMinor } from '@provender/domain/money/money'
import type { PostedDispute } from '@provender/domain/payment/dispute'
import { atLength, setLongTimeouts } from '@provender/testing/at-length'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Gateway } from '../card/gateway.ts'
import { openSimulatedStripe } from '../card/stripe/simulated-stripe.fixture.ts'
import { onHand, placeTestOrder } from '../order/order.fixture.ts'
import { withoutIdempotency } from './naive-gateway.fixture.ts'
import { ignoreNetworkError, performAction, type SimulatedGateway } from './network-actions.fixture.ts'
import { type Action, anyCase, type Case, deliveryActions } from './network-cases.fixture.ts'
import {
  withNetworkConditions,
  readGatewayRecords,
  countCharges,
  forgetCardAttempts,
  endHold,
  agePayments,
  runPaymentJobs,
} from './payment.fixture.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import type { PaymentDeps } from './settle-payment.ts'
import { settleUnfinishedPayments } from './settle-unfinished-payments.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
  // Enough for every run: without stock an order has fewer lines.
  await shop.deps.pool.query('update stock_level set on_hand = 100000000 where product_id in (1, 2)')
})
afterEach(() => shop.close())

setLongTimeouts()
const numRuns = atLength({ short: 8, long: 100 })

/** More declined cards than a user may try in an hour. */
const manyCards: Case = {
  token: 'DECLINES',
  actions: Array.from({ length: 12 }, () => ['BAD_CARD' as const]),
  conditions: [],
  stripeConditions: [],
}

test('no loss, repeat, kill or race charges anybody twice, too much, or for nothing', async () => {
  await fc.assert(
    fc.asyncProperty(anyCase, (each) => checkInvariants(each, createSandbox(each))),
    { numRuns, examples: [[manyCards]] },
  )
})

test('a shop that sends a refund after a chargeback pays twice, and the test detects it', async () => {
  const disputed: Case = {
    token: 'SUCCEEDS',
    actions: [...deliveryActions, 'REFUND_SOME', 'DISPUTE', 'JOBS'].map((action) => [action as Action]),
    conditions: [],
    stripeConditions: [],
  }
  const sandbox = createSandbox(disputed)
  let hasArrived = false
  const disputesOf: Gateway['disputesOf'] = (charge) =>
    hasArrived ? sandbox.gateway.disputesOf(charge) : Promise.resolve([])
  const late = {
    ...sandbox,
    gateway: { ...sandbox.gateway, disputesOf },
    arrive: () => void (hasArrived = true),
  }
  await expect(checkInvariants(disputed, late)).rejects.toThrow('greater than or equal to 0')
  await checkInvariants(disputed, createSandbox(disputed))
})

test('the same holds for Stripe with failures, stored failures and delays', async () => {
  const stripe = await openSimulatedStripe(shop)
  try {
    await fc.assert(
      fc.asyncProperty(anyCase, (each) => {
        const left = [...each.stripeConditions]
        stripe.fake.conditionOf = () => left.shift() ?? 'FINE'
        const arrive = () => {
          left.length = 0
          stripe.fake.arrive()
        }
        return checkInvariants(each, { ...stripe, arrive, disputes: null })
      }),
      { numRuns, examples: [[manyCards]] },
    )
  } finally {
    await stripe.fake.close()
  }
})

test('a naive gateway with a new id per call charges twice, and the test detects it', async () => {
  const lostReply: Case = {
    token: 'SUCCEEDS',
    actions: [['SWEEP'], ...deliveryActions.map((action) => [action])],
    conditions: ['REPLY_LOST'],
    stripeConditions: [],
  }
  await expect(checkInvariants(lostReply, createSandbox(lostReply, withoutIdempotency))).rejects.toThrow()
  await checkInvariants(lostReply, createSandbox(lostReply))
})

function createSandbox({ conditions }: Case, twin = (gateway: Gateway) => gateway): SimulatedGateway {
  const left = [...conditions]
  const disputes = new Map<PaymentId, PostedDispute>()
  return {
    disputes,
    gateway: {
      ...withNetworkConditions(twin(shop.deps.gateway!), () => left.shift() ?? 'FINE'),
      disputesOf: ({ id }) => Promise.resolve(disputes.has(id) ? [disputes.get(id)!] : []),
      disputedSince: () => Promise.resolve([...disputes.keys()]),
    },
    recordsOf: (number) => readGatewayRecords(shop, number),
    chargeCount: () => countCharges(shop),
    arrive: () => void (left.length = 0),
  }
}

async function checkInvariants({ token, actions }: Case, simulation: SimulatedGateway): Promise<void> {
  const { deps } = shop
  const { pool, clock, wholesaler } = deps
  const before = [await onHand(shop, products.beans), await onHand(shop, products.mince)]
  const chargesBefore = await simulation.chargeCount()
  const { gateway } = simulation
  const log = deps.log.child({}, { level: 'silent' })
  const server = await shop.otherServer({ gateway, log })
  const payments: PaymentDeps = { db: deps.db, clock, wholesaler, gateway, log }
  await forgetCardAttempts(shop)
  const number = await placeTestOrder(server, 'a1', {
    lines: [
      [products.beans, '2', 1],
      [products.mince, '2', 2],
    ],
    card: { token },
  })
  for (const together of actions) {
    await forgetCardAttempts(shop)
    await Promise.all(
      together.map((action) =>
        performAction(shop, { action, number, payments, simulation }).catch(ignoreNetworkError),
      ),
    )
  }
  simulation.arrive()
  await settleDown({ number, payments, simulation })
  if (simulation.disputes?.size) {
    await reconcilePayments(payments)
    await settleDown({ number, payments, simulation })
  }

  const records = await simulation.recordsOf(number)
  const { rows } = await pool.query(
    `select orders.id, orders.state, gross, payment_state, payment_type,
        (select coalesce(sum(captured), 0)::int from payment where order_id = orders.id) as captured,
        (select coalesce(sum(refunded), 0)::int from payment where order_id = orders.id) as refunded,
        (select coalesce(sum(withdrawn), 0)::int from payment_dispute d join payment p on p.id = d.payment_id
          where p.order_id = orders.id) as withdrawn,
        exists (select from payment_refund r join payment p on p.id = r.payment_id
          where p.order_id = orders.id and r.state = 'REFUSED') as "hasRefusal",
        (select count(*)::int from payment_event e join payment p on p.id = payment_id
          where order_id = orders.id and kind = 'CAPTURED') as captures
      from orders where number = $1`,
    [number],
  )
  const order = rows[0]
  // £13.20 of beans and 2 kg of mince at £6.50, which may weigh 2.3 kg.
  const maxHold = 1320 + 1495
  for (const charge of records) expect(charge.captured).toBeLessThanOrEqual(charge.amount)
  // A charge that was voided before the gateway knew it is in its records with 0.
  for (const { state, amount } of records)
    expect(state === 'VOIDED' && amount === 0 ? maxHold : amount).toBe(maxHold)
  const taken = records.reduce((sum, charge) => sum + charge.captured, 0)
  const refundedTotal = records.reduce((sum, charge) => sum + charge.refunded, 0)
  expect([order.captured, order.refunded]).toEqual([taken, refundedTotal])
  expect(order.captures).toBeLessThanOrEqual(1)
  // Charges that belong to no attempt would be unknown to the shop.
  expect((await simulation.chargeCount()) - chargesBefore).toBe(records.length)
  const withdrawn = sumMinor([...(simulation.disputes?.values() ?? [])].map((each) => each.withdrawn))
  expect(order.withdrawn).toBe(withdrawn)
  const kept = taken - refundedTotal - withdrawn
  expect(kept).toBeGreaterThanOrEqual(0)
  if (['OUT_FOR_DELIVERY', 'DELIVERED'].includes(order.state)) expect(taken).toBe(order.gross)
  // What the bank took while a refund was requested waits for the office.
  else if (!order.hasRefusal) expect(kept).toBe(0)
  // Invoices are paid and refunds are credited, so nothing is owed but what the bank took back.
  if (withdrawn === 0 && !order.hasRefusal) expect(await owedFor(order.id)).toBe(0)
  else expect(await owedFor(order.id)).toBeLessThanOrEqual(withdrawn)
  const authorised = records.filter(({ state }) => state === 'AUTHORISED' || state === 'CHALLENGED')
  expect(authorised.length).toBeLessThanOrEqual(order.state === 'CANCELLED' ? 0 : 1)
  const stock = [await onHand(shop, products.beans), await onHand(shop, products.mince)]
  if (order.state === 'CANCELLED') expect(stock).toEqual(before)
  else expect(stock).toEqual([before[0]! - 24, before[1]! - 2000])
  // Leaves nothing of this order for the next case to sweep.
  await endHold(shop, number)
  await settleDown({ number, payments, simulation })
}

async function owedFor(orderId: number): Promise<number> {
  const { rows } = await shop.deps.pool.query(
    `select coalesce(sum(e.owed), 0)::int as owed from ledger_entry e
      left join ledger_document own on own.id = e.document_id
      left join ledger_entry settled on settled.id = e.settles_id
      left join ledger_document meant on meant.id = settled.document_id
      where $1 in (own.order_id, meant.order_id)`,
    [orderId],
  )
  return rows[0].owed
}

interface Settling {
  readonly number: OrderNumber
  readonly payments: PaymentDeps
  readonly simulation: SimulatedGateway
}

/** From now on calls succeed, and every sweep has its time. */
async function settleDown({ number, payments, simulation }: Settling): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    await agePayments(shop)
    await shop.deps.pool.query('update job set due_at = now() where done_at is null')
    await runPaymentJobs(shop, payments)
    if ((await settleUnfinishedPayments(payments)) === 0) return
    // A challenge without an answer is checked again until its time is over.
    if ((await simulation.recordsOf(number)).some(({ state }) => state === 'CHALLENGED')) return
  }
  throw new Error(`The payment of ${number} does not come to rest`)
}
