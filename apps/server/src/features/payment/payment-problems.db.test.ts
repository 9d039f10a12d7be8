import type { OrderNumber } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runInTest } from '../../cli/run-in-test.fixture.ts'
import { staffCommand } from '../../cli/staff-command.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Gateway } from '../card/gateway.ts'
import { creditInvoice } from '../ledger/credit-invoice.ts'
import { refundCredit } from '../ledger/refund-credit.ts'
import { placeTestOrder, applyTransitions } from '../order/order.fixture.ts'
import { refundInvoice } from './invoice/refund-invoice.ts'
import {
  withNetworkConditions,
  dispatchOrder,
  endHold,
  paymentOf,
  readGatewayRecords,
  readProblems,
  twoBoxes,
  runPaymentJobs,
} from './payment.fixture.ts'
import { refundOrder } from './refund-order.ts'
import { settlePayment } from './settle-payment.ts'
import { settleUnfinishedPayments } from './settle-unfinished-payments.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const placeByCard = (): Promise<OrderNumber> =>
  placeTestOrder(shop, 'a1', { lines: twoBoxes, card: { token: 'SUCCEEDS' } })

const pay = async (number: OrderNumber, token: string) => {
  const { payOrder } = await shop.get(
    'a1',
    `mutation ($key: Uuid!, $number: String!, $token: String!) {
      payOrder(key: $key, number: $number, card: { token: $token }) { refusal order { payment { state canPay } } }
    }`,
    { key: crypto.randomUUID(), number, token },
  )
  return payOrder
}

const problems = async () =>
  (await readProblems(shop)).map(({ kind, order, amount }) => [kind, order, amount])

/** A gateway whose customer has closed the card account. */
const refusing = (gateway: Gateway): Gateway => ({ ...gateway, refund: () => Promise.resolve('REFUSED') })

const run = async (...args: readonly string[]) => {
  const database = { ...shop.deps, description: 'of a test', close: () => Promise.resolve() }
  const { output, errors } = await runInTest(staffCommand, ['payments', ...args], { database })
  return [...output, ...errors].join('\n')
}

const requestOrderRefund = async (number: OrderNumber, amount: number | null): Promise<void> => {
  const order = { number, version: null }
  const request = { order, amount: amount as never, note: 'Dented' }
  expect((await refundOrder(shop.deps, { kind: 'STAFF', staffId: null }, request)).ok).toBe(true)
}

const credit = async (number: OrderNumber, gross: number): Promise<void> => {
  const request = { type: 'AMOUNT', gross: gross as Minor } as const
  const details = { key: crypto.randomUUID(), request, reason: 'Came squashed', staffId: null }
  expect((await creditInvoice(shop.deps, number, details)).ok).toBe(true)
}

test('a refused refund is listed until it is requested again, or closed with a note', async () => {
  const number = await placeByCard()
  await dispatchOrder(shop, number)
  await runPaymentJobs(shop, shop.deps)
  expect(await run()).toBe('There are no problems with payments.')
  const gateway = refusing(shop.deps.gateway!)
  await requestOrderRefund(number, 640)
  await runPaymentJobs(shop, { ...shop.deps, gateway })
  expect(await problems()).toEqual([['REFUND_REFUSED', number, 640]])
  // The next request succeeds.
  await requestOrderRefund(number, 640)
  await runPaymentJobs(shop, shop.deps)
  expect(await problems()).toEqual([])
  await requestOrderRefund(number, null)
  await runPaymentJobs(shop, { ...shop.deps, gateway })
  expect(await problems()).toEqual([['REFUND_REFUSED', number, 2000]])
  const listed = await run()
  expect(listed).toContain("A Kaya's Corner  £20.00  refund refused")
  expect(listed).toContain('credit it to the account')
  const id = /[\da-f]{8}-[\da-f-]{27}/.exec(listed)?.[0] ?? ''
  expect(await run('close', id)).toContain('--note')
  expect(await run('close', id, '--note', 'Paid to her bank')).toContain('The refund is closed.')
  expect(await run('close', id, '--note', 'Paid to her bank')).toContain('The refund is closed.')
  expect(await run('close', id, '--note', 'Paid in cash')).toContain('no such refund')
  expect(await problems()).toEqual([])
})

test('refused refunds are listed until the later requests add up to them', async () => {
  const number = await placeByCard()
  await dispatchOrder(shop, number)
  await runPaymentJobs(shop, shop.deps)
  await requestOrderRefund(number, 500)
  await requestOrderRefund(number, 700)
  await runPaymentJobs(shop, { ...shop.deps, gateway: refusing(shop.deps.gateway!) })
  const refused = [500, 700].map((amount) => ['REFUND_REFUSED', number, amount])
  expect(await problems()).toEqual(refused)
  await requestOrderRefund(number, 300)
  await runPaymentJobs(shop, shop.deps)
  expect(await problems()).toEqual(refused)
  await requestOrderRefund(number, 400)
  await runPaymentJobs(shop, shop.deps)
  expect(await problems()).toEqual(refused.slice(0, 1))
  await requestOrderRefund(number, 500)
  await runPaymentJobs(shop, { ...shop.deps, gateway: refusing(shop.deps.gateway!) })
  expect(await problems()).toEqual(refused.slice(0, 1))
  await requestOrderRefund(number, 500)
  await runPaymentJobs(shop, shop.deps)
  expect(await problems()).toEqual([])
})

test('a refusal that was closed leaves the others listed', async () => {
  const number = await placeByCard()
  await dispatchOrder(shop, number)
  await runPaymentJobs(shop, shop.deps)
  await requestOrderRefund(number, 500)
  await requestOrderRefund(number, 500)
  await runPaymentJobs(shop, { ...shop.deps, gateway: refusing(shop.deps.gateway!) })
  const [first] = await readProblems(shop)
  expect(await run('close', first?.refundId ?? '', '--note', 'Paid in cash')).toContain(
    'The refund is closed.',
  )
  expect(await problems()).toEqual([['REFUND_REFUSED', number, 500]])
  await requestOrderRefund(number, 500)
  await runPaymentJobs(shop, shop.deps)
  expect(await problems()).toEqual([])
})

test('what is paid back by bank instead of a refused refund is recorded, so that no invoice uses it', async () => {
  const number = await placeByCard()
  await dispatchOrder(shop, number)
  await runPaymentJobs(shop, shop.deps)
  await credit(number, 640)
  await runPaymentJobs(shop, { ...shop.deps, gateway: refusing(shop.deps.gateway!) })
  expect(await run()).toContain('ledger refund-credit')
  const [refused] = await readProblems(shop)
  expect(await run('close', refused?.refundId ?? '', '--note', 'Paid to her bank')).toContain(
    'ledger refund-credit',
  )
  const paidBack = {
    key: crypto.randomUUID(),
    companyCode: 'A',
    amount: 640 as Minor,
    method: 'BANK_TRANSFER',
    reference: '',
    entry: null,
    staffId: null,
  } as const
  expect(await refundCredit(shop.deps, paidBack)).toEqual({ ok: true, value: 0 })
})

describe('an order that is cancelled after a refused refund', () => {
  const cancelledAfter = async (decide: (number: OrderNumber) => Promise<unknown>): Promise<OrderNumber> => {
    const number = await placeByCard()
    await dispatchOrder(shop, number)
    await runPaymentJobs(shop, shop.deps)
    await requestOrderRefund(number, 640)
    await runPaymentJobs(shop, { ...shop.deps, gateway: refusing(shop.deps.gateway!) })
    await decide(number)
    await applyTransitions(shop, number, 'CANCEL')
    await runPaymentJobs(shop, shop.deps)
    return number
  }
  const close = async () =>
    await shop.deps.pool.query(
      `update payment_refund set closed_at = now(), closing_note = 'Paid to her bank' where state = 'REFUSED'`,
    )
  const refunded = async (number: OrderNumber) => (await readGatewayRecords(shop, number))[0].refunded
  const sweep = () => settleUnfinishedPayments(shop.deps)

  test('is refunded completely if the refusal was requested again', async () => {
    const number = await cancelledAfter(async (order) => {
      await requestOrderRefund(order, 640)
      await runPaymentJobs(shop, shop.deps)
    })
    expect(await refunded(number)).toBe(2640)
    expect(await problems()).toEqual([])
    expect(await sweep()).toBe(0)
  })

  test('is refunded except for a refusal that was closed', async () => {
    const number = await cancelledAfter(close)
    expect(await refunded(number)).toBe(2000)
    expect(await problems()).toEqual([])
    expect(await sweep()).toBe(0)
  })

  test('is listed and left alone until the office decides, then refunded', async () => {
    const number = await cancelledAfter(() => Promise.resolve())
    expect(await refunded(number)).toBe(0)
    expect(await problems()).toEqual([['REFUND_REFUSED', number, 640]])
    expect(await sweep()).toBe(0)
    await close()
    expect(await sweep()).toBe(1)
    expect(await refunded(number)).toBe(2000)
    expect(await problems()).toEqual([])
    expect(await sweep()).toBe(0)
  })
})

test('a later credit of an order is refunded again once the office has decided about a refusal', async () => {
  const number = await placeByCard()
  await dispatchOrder(shop, number)
  await runPaymentJobs(shop, shop.deps)
  await requestOrderRefund(number, 640)
  await runPaymentJobs(shop, { ...shop.deps, gateway: refusing(shop.deps.gateway!) })
  await requestOrderRefund(number, 640)
  await runPaymentJobs(shop, shop.deps)
  await credit(number, 300)
  await runPaymentJobs(shop, shop.deps)
  expect(await readGatewayRecords(shop, number)).toMatchObject([{ refunded: 940 }])
})

test('calls without a response are listed after a quarter of an hour', async () => {
  const taken = await placeByCard()
  const cancelled = await placeByCard()
  await applyTransitions(shop, cancelled, 'CANCEL')
  await dispatchOrder(shop, taken)
  const silent = withNetworkConditions(shop.deps.gateway!, () => 'LOST_ON_THE_WAY')
  await runPaymentJobs(shop, { ...shop.deps, gateway: silent }).catch(() => {})
  // The shop's clock stands still, but the database clock does not.
  await shop.deps.pool.query('update order_event set at = now()')
  expect(await problems()).toEqual([])
  await shop.deps.pool.query(`update order_event set at = now() - interval '16 minutes'`)
  expect(new Set(await problems())).toEqual(
    new Set([
      ['CAPTURE_PENDING', taken, 2640],
      ['VOID_PENDING', cancelled, 2640],
    ]),
  )
  await shop.deps.pool.query('update job set due_at = now() where done_at is null')
  await runPaymentJobs(shop, shop.deps)
  expect(await problems()).toEqual([])
})

test.each(['SUBMITTED', 'CONFIRMED'] as const)(
  'an order whose hold expired stays %s, is listed, and can be paid again',
  async (state) => {
    const number = await placeByCard()
    if (state === 'CONFIRMED') await applyTransitions(shop, number, 'CONFIRM')
    await endHold(shop, number)
    await shop.deps.pool.query(`update sandbox_charge set state = 'VOIDED'`)
    const [{ id }] = (await shop.deps.pool.query('select id from orders')).rows
    await settlePayment(shop.deps, { orderId: id, checksGateway: true })
    await settleUnfinishedPayments(shop.deps)
    expect(await paymentOf(shop, number)).toEqual({ state, payment_state: 'NONE', attempts: ['VOIDED'] })
    expect(await problems()).toEqual([['AUTHORISATION_EXPIRED', number, 2640]])
    expect(await run()).toContain('hold on the card expired')
    // The customer begins to pay with another card, but closes the page of the bank.
    expect((await pay(number, 'CHALLENGES')).order.payment).toEqual({ state: 'CHALLENGED', canPay: false })
    await shop.deps.pool.query(`update payment set began_at = began_at - interval '16 minutes',
      changed_at = changed_at - interval '16 minutes' where state = 'CHALLENGED'`)
    await settleUnfinishedPayments(shop.deps)
    expect((await pay(number, 'SUCCEEDS')).order.payment).toEqual({ state: 'AUTHORISED', canPay: false })
    expect(await problems()).toEqual([])
    expect(await paymentOf(shop, number)).toMatchObject({ state, payment_state: 'AUTHORISED' })
  },
)

/** Goods leave, but the hold on their card is no longer valid. Returns the number of their invoice. */
async function leaveUnpaid(number: OrderNumber): Promise<string> {
  await dispatchOrder(shop, number)
  // The authorisation expired at the gateway before the capture.
  await shop.deps.pool.query(`update sandbox_charge set state = 'VOIDED'`)
  await runPaymentJobs(shop, shop.deps)
  expect(await problems()).toEqual([['NOT_CAPTURED', number, 2640]])
  const { accountStatement } = await shop.get(
    'a1',
    '{ accountStatement { openInvoices { number canPayByCard } } }',
  )
  expect(accountStatement.openInvoices).toEqual([{ number: expect.any(String), canPayByCard: true }])
  return accountStatement.openInvoices[0].number
}

async function payInvoice(invoice: string): Promise<void> {
  await shop.get(
    'a1',
    `mutation ($key: Uuid!, $invoice: String!) {
      payInvoice(key: $key, number: $invoice, amount: "26.40", card: { token: "SUCCEEDS" }) { refusal }
    }`,
    { key: crypto.randomUUID(), invoice },
  )
}

test('goods that left without captured money are listed until their invoice is paid', async () => {
  await payInvoice(await leaveUnpaid(await placeByCard()))
  expect(await problems()).toEqual([])
})

test('a later credit hides no refused refund to a card that paid the invoice', async () => {
  const number = await placeByCard()
  const invoice = await leaveUnpaid(number)
  await payInvoice(invoice)
  await credit(number, 500)
  await runPaymentJobs(shop, { ...shop.deps, gateway: refusing(shop.deps.gateway!) })
  const refused = [['REFUND_REFUSED', number, 500]]
  expect(await problems()).toEqual(refused)
  await credit(number, 700)
  await runPaymentJobs(shop, shop.deps)
  expect(await problems()).toEqual(refused)
  const refund = { number: invoice, amount: 500 as Minor, note: 'Once more', staffId: null }
  expect((await refundInvoice(shop.deps, { ...refund, key: crypto.randomUUID() })).ok).toBe(true)
  await credit(number, 300)
  await runPaymentJobs(shop, shop.deps)
  expect(await problems()).toEqual([])
  expect(await readGatewayRecords(shop, number)).toMatchObject([{ refunded: 0 }, { refunded: 800 }])
})
