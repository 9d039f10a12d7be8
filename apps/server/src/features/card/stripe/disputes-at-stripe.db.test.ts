import type { OrderNumber } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import type { PostedDispute } from '@provender/domain/payment/dispute'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runInTest } from '../../../cli/run-in-test.fixture.ts'
import { staffCommand } from '../../../cli/staff-command.ts'
import type { TestShop } from '../../../testing/test-shop.ts'
import { placeTestOrder } from '../../order/order.fixture.ts'
import {
  agePayments,
  dispatchOrder,
  readProblems,
  runPaymentJobs,
  twoBoxes,
} from '../../payment/payment.fixture.ts'
import { reconcilePayments } from '../../payment/reconcile-payments.ts'
import { recordDisputes } from '../../payment/record-disputes.ts'
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

const work = () => runPaymentJobs(shop, stripeShop.deps)
const bank = () => stripe.fake.account.bank

/** Two boxes for £26.40, charged to the card. */
async function chargedOrder(): Promise<OrderNumber> {
  const number = await placeTestOrder(stripeShop, 'a1', { lines: twoBoxes, card: { token: 'SUCCEEDS' } })
  await dispatchOrder(stripeShop, number)
  await work()
  return number
}

async function sendEvents(): Promise<void> {
  for (const event of stripe.fake.account.events) expect(await hook.send(event)).toBe(200)
  await work()
}

async function entries(): Promise<readonly (readonly [string, number])[]> {
  const { rows } = await shop.deps.pool.query(
    'select kind, owed from ledger_entry where company_id = 1 order by n',
  )
  return rows.map(({ kind, owed }) => [kind, owed] as const)
}

async function openInvoices() {
  const { accountStatement } = await stripeShop.get(
    'a1',
    '{ accountStatement { closing openInvoices { number open } } }',
  )
  return accountStatement
}

const isOpen = { closing: '26.40', openInvoices: [{ number: 'INV-100001', open: '26.40' }] }
const isSettled = { closing: '0.00', openInvoices: [] }
const paid = [
  ['INVOICE', 2640],
  ['PAYMENT', -2640],
] as const
const problems = async () =>
  (await readProblems(shop)).map(({ kind, order, amount }) => [kind, order, amount])

describe('a disputed payment', () => {
  test('opens its invoice while the bank has the money, and settles it when the money is back', async () => {
    const number = await chargedOrder()
    const { id } = bank().dispute((await stripe.intentOf(number)).id, 2640)
    await sendEvents()
    expect(await entries()).toEqual([...paid, ['CHARGEBACK', 2640]])
    expect(await openInvoices()).toEqual(isOpen)
    expect(await problems()).toEqual([['DISPUTED', number, 2640]])
    bank().decide(id, 'won')
    await sendEvents()
    expect(await openInvoices()).toEqual(isOpen)
    bank().reinstate(id)
    await sendEvents()
    expect(await entries()).toEqual([...paid, ['CHARGEBACK', 2640], ['PAYMENT', -2640]])
    expect(await openInvoices()).toEqual(isSettled)
    expect(await problems()).toEqual([])
  })

  test('that is lost is listed for staff until its invoice is settled otherwise', async () => {
    const number = await chargedOrder()
    const { id } = bank().dispute((await stripe.intentOf(number)).id, 2640)
    const staff = async (...args: readonly string[]) => {
      const database = { ...shop.deps, description: 'of a test', close: () => Promise.resolve() }
      return (await runInTest(staffCommand, [...args], { database })).output.join('\n')
    }
    await sendEvents()
    expect(await staff('payments')).toMatch(/£26\.40 {2}disputed by the cardholder .* evidence by 2096-10-02/)
    bank().decide(id, 'lost')
    await sendEvents()
    expect(await problems()).toEqual([['DISPUTE_LOST', number, 2640]])
    expect(await staff('payments')).toContain('dispute lost: Ask the customer to pay another way')
    await staff('ledger', 'pay', 'A', '26.40', '--order', number)
    expect(await openInvoices()).toEqual(isSettled)
    expect(await problems()).toEqual([])
  })

  test('of which the bank only inquires takes nothing, and ends with it', async () => {
    const number = await chargedOrder()
    const { id } = bank().dispute((await stripe.intentOf(number)).id, 2640, { isInquiry: true })
    await sendEvents()
    expect(await problems()).toEqual([['DISPUTED', number, 2640]])
    bank().decide(id, 'won')
    await sendEvents()
    expect(await entries()).toEqual(paid)
    expect(await problems()).toEqual([])
  })

  test('of an invoice that was paid by card opens that invoice', async () => {
    const number = await placeTestOrder(stripeShop, 'a1', { lines: twoBoxes, paymentType: 'ACCOUNT' })
    await dispatchOrder(stripeShop, number)
    await stripeShop.get(
      'a1',
      `mutation ($key: Uuid!, $card: CardInput!) {
        payInvoice(key: $key, number: "INV-100001", amount: "26.40", card: $card) { invoice { open } } }`,
      { key: crypto.randomUUID(), card: { token: 'SUCCEEDS', keep: false } },
    )
    bank().dispute((await stripe.intentOf(number)).id, 2640)
    await sendEvents()
    expect(await entries()).toEqual([...paid, ['CHARGEBACK', 2640]])
    expect(await openInvoices()).toEqual(isOpen)
  })

  test('is found without its events, and so is its end weeks later', async () => {
    const number = await chargedOrder()
    const { id } = bank().dispute((await stripe.intentOf(number)).id, 2640)
    await agePayments(shop)
    await reconcilePayments(stripeShop.deps)
    expect(await openInvoices()).toEqual(isOpen)
    bank().decide(id, 'won')
    bank().reinstate(id)
    await reconcilePayments(stripeShop.deps)
    expect(await openInvoices()).toEqual(isSettled)
  })
})

test('a lost dispute is open again while it is appealed', async () => {
  const number = await chargedOrder()
  const { id } = bank().dispute((await stripe.intentOf(number)).id, 2640)
  bank().decide(id, 'lost')
  await sendEvents()
  expect(await problems()).toEqual([['DISPUTE_LOST', number, 2640]])
  bank().appeal(id)
  await sendEvents()
  expect(await openInvoices()).toEqual(isOpen)
  expect(await problems()).toEqual([['DISPUTED', number, 2640]])
  bank().decide(id, 'won')
  bank().reinstate(id)
  await reconcilePayments(stripeShop.deps)
  expect(await openInvoices()).toEqual(isSettled)
  expect(await problems()).toEqual([])
})

test('money that a bank took in place of a dispute is lost', async () => {
  const number = await chargedOrder()
  const dispute = bank().dispute((await stripe.intentOf(number)).id, 2640)
  dispute.status = 'prevented'
  await sendEvents()
  expect(await openInvoices()).toEqual(isOpen)
  expect(await problems()).toEqual([['DISPUTE_LOST', number, 2640]])
})

test('a dispute that cannot be booked is a problem until it can', async () => {
  const number = await chargedOrder()
  const { pool } = shop.deps
  await pool.query(`alter table ledger_entry add constraint broken check (kind <> 'CHARGEBACK')`)
  bank().dispute((await stripe.intentOf(number)).id, 2640)
  await sendEvents()
  expect(await problems()).toEqual([['NOT_BOOKED', number, 2640]])
  await pool.query('alter table ledger_entry drop constraint broken')
  await reconcilePayments(stripeShop.deps)
  expect(await openInvoices()).toEqual(isOpen)
  expect(await problems()).toEqual([['DISPUTED', number, 2640]])
})

test('a dispute that could not be booked is no problem once the bank has returned the money', async () => {
  const number = await chargedOrder()
  const { pool } = shop.deps
  await pool.query(`alter table ledger_entry add constraint broken check (kind <> 'CHARGEBACK')`)
  const { id } = bank().dispute((await stripe.intentOf(number)).id, 2640)
  await sendEvents()
  bank().decide(id, 'won')
  bank().reinstate(id)
  await reconcilePayments(stripeShop.deps)
  expect(await openInvoices()).toEqual(isSettled)
  expect(await problems()).toEqual([])
})

test('a bank may take more than it first asked about', async () => {
  const number = await chargedOrder()
  const dispute = bank().dispute((await stripe.intentOf(number)).id, 1000, { isInquiry: true })
  await sendEvents()
  expect(await problems()).toEqual([['DISPUTED', number, 1000]])
  dispute.amount = 2640
  bank().withdraw(dispute.id)
  await sendEvents()
  expect(await openInvoices()).toEqual(isOpen)
  expect(await problems()).toEqual([['DISPUTED', number, 2640]])
})

test('a dispute that is won leaves nothing owed, whatever the exchange rates of the gateway’s account were', async () => {
  const number = await chargedOrder()
  const { id, balance_transactions: movements } = bank().dispute((await stripe.intentOf(number)).id, 2640)
  const convert = (amount: number) => Object.assign(movements.at(-1)!, { amount, currency: 'eur' })
  convert(-3010)
  await sendEvents()
  expect(await openInvoices()).toEqual(isOpen)
  bank().reinstate(id)
  convert(2990)
  await sendEvents()
  bank().decide(id, 'won')
  await sendEvents()
  expect(await openInvoices()).toEqual(isSettled)
  expect(await problems()).toEqual([])
})

test('a key that may not read disputes still takes and refunds cards', async () => {
  stripe.fake.conditionOf = (call) => (call === 'GET disputes' ? 'FORBIDDEN' : 'FINE')
  await chargedOrder()
  await sendEvents()
  expect(await entries()).toEqual(paid)
  await expect(reconcilePayments(stripeShop.deps)).rejects.toThrow('StripePermissionError')
})

const step = fc.oneof(
  fc.record({ kind: fc.constant('DISPUTE' as const), amount: fc.integer({ min: 1, max: 2640 }) }),
  fc.record({
    kind: fc.constantFrom('WITHDRAW' as const, 'WIN' as const, 'LOSE' as const, 'RETURN' as const),
    amount: fc.nat(1),
  }),
)

test('any course of disputes with events in any order leaves the ledger as the bank has left the money', async () => {
  const number = await chargedOrder()
  const intent = (await stripe.intentOf(number)).id
  const disputes: { readonly id: string; amount: number; isTaken: boolean }[] = []
  const act = ({ kind, amount }: { readonly kind: string; readonly amount: number }): void => {
    const free = 2640 - disputes.reduce((sum, each) => sum + each.amount, 0)
    const latest = disputes.at(-1 - amount)
    if (kind === 'DISPUTE' && free > 0) {
      const disputed = Math.min(amount, free)
      const isInquiry = amount % 2 === 0
      const { id } = bank().dispute(intent, disputed, { isInquiry })
      disputes.push({ id, amount: disputed, isTaken: !isInquiry })
    }
    if (!latest || kind === 'DISPUTE') return
    if (kind === 'WIN' || kind === 'LOSE') bank().decide(latest.id, kind === 'WIN' ? 'won' : 'lost')
    if (kind === 'WITHDRAW' && !latest.isTaken) bank().withdraw(latest.id)
    if (kind === 'RETURN' && latest.isTaken) bank().reinstate(latest.id)
    if (kind === 'WITHDRAW' || kind === 'RETURN') latest.isTaken = kind === 'WITHDRAW'
  }
  const course = fc.array(fc.record({ step, sent: fc.array(fc.nat(30), { maxLength: 3 }) }), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(course, async (steps) => {
      for (const { step, sent } of steps) {
        act(step)
        const { events } = stripe.fake.account
        await Promise.all(sent.map((index) => hook.send(events[index % events.length]!)))
        await work()
      }
      await sendEvents()
      const taken = disputes.reduce((sum, { amount, isTaken }) => sum + (isTaken ? amount : 0), 0)
      const owed = (await entries()).reduce((sum, [, each]) => sum + each, 0)
      expect(owed).toBe(taken)
      const { closing, openInvoices: open } = await openInvoices()
      expect([closing, open[0]?.open ?? '0.00']).toEqual(Array(2).fill((taken / 100).toFixed(2)))
    }),
    { numRuns: 12 },
  )
})

test('records that several servers read before and after the bank acted are booked once, the older ones not at all', async () => {
  const number = await chargedOrder()
  const { db } = shop.deps
  const { id, order_id: orderId } = await db.selectFrom('payment').selectAll().executeTakeFirstOrThrow()
  const read: readonly Partial<PostedDispute>[] = [
    { state: 'OPEN', withdrawn: 0 as Minor, movements: 0 },
    { state: 'OPEN', withdrawn: 2640 as Minor, movements: 1 },
    { state: 'WON', withdrawn: 2640 as Minor, movements: 1 },
    { state: 'WON', withdrawn: 0 as Minor, movements: 2 },
  ]
  const payment = { id, orderId, reference: number }
  const anyOrder = fc.shuffledSubarray([...read, ...read], { minLength: 8 })
  await fc.assert(
    fc.asyncProperty(anyOrder, fc.uuid(), async (records, reference) => {
      const dispute = {
        reference,
        amount: 2640 as Minor,
        isAppealed: false,
        reason: 'fraudulent',
        answerBy: null,
      }
      await Promise.all(
        records.map((record) =>
          recordDisputes(stripeShop.deps, payment, [{ ...dispute, ...record } as PostedDispute]),
        ),
      )
      expect(await openInvoices()).toEqual(isSettled)
      expect(await problems()).toEqual([])
    }),
    { numRuns: 5 },
  )
})
