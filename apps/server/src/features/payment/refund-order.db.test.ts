import { randomUUID } from 'node:crypto'
import type { OrderNumber } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import type { PostedDispute } from '@provender/domain/payment/dispute'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Gateway } from '../card/gateway.ts'
import { handleGatewayEvent } from '../card/webhook-handler.ts'
import { credit, pay } from '../ledger/invoiced-order.fixture.ts'
import { applyTransitions, placeTestOrder } from '../order/order.fixture.ts'
import { refundInvoice } from './invoice/refund-invoice.ts'
import {
  agePayments,
  chargeBack,
  readProblems,
  withNetworkConditions,
  readGatewayRecords,
  paymentOf,
  dispatchOrder,
  twoBoxes,
  runPaymentJobs,
} from './payment.fixture.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { refundOrder } from './refund-order.ts'
import { settlePayment } from './settle-payment.ts'
import { settleUnfinishedPayments } from './settle-unfinished-payments.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

async function paidOrder(): Promise<OrderNumber> {
  const number = await placeTestOrder(shop, 'a1', { lines: [...twoBoxes], card: { token: 'SUCCEEDS' } })
  await dispatchOrder(shop, number)
  await runPaymentJobs(shop, shop.deps)
  return number
}

async function refund(number: OrderNumber, amount: number | null): Promise<string> {
  const order = { number, version: null }
  const request = { order, amount: amount as Minor | null, note: 'Two tins were dented' }
  const refundResult = await refundOrder(shop.deps, { kind: 'STAFF', staffId: null }, request)
  return refundResult.ok ? `${refundResult.value.amount}` : refundResult.refusal.type
}

describe('a refund', () => {
  test('returns a part, then the rest, and no more than was captured', async () => {
    const number = await paidOrder()
    expect(await refund(number, 640)).toBe('640')
    await runPaymentJobs(shop, shop.deps)
    expect(await paymentOf(shop, number)).toMatchObject({ payment_state: 'PART_REFUNDED' })
    expect(await refund(number, 2001)).toBe('MORE_THAN_CAPTURED')
    expect(await refund(number, null)).toBe('2000')
    await runPaymentJobs(shop, shop.deps)
    expect(await refund(number, null)).toBe('MORE_THAN_CAPTURED')
    expect(await readGatewayRecords(shop, number)).toMatchObject([{ captured: 2640, refunded: 2640 }])
    expect(await paymentOf(shop, number)).toMatchObject({ payment_state: 'REFUNDED' })
  })

  test('that several request at once is granted while there is money left', async () => {
    const number = await paidOrder()
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => refund(number, 1000)))
    expect(outcomes.filter((outcome) => outcome === '1000')).toHaveLength(2)
    await runPaymentJobs(shop, shop.deps)
    expect(await readGatewayRecords(shop, number)).toMatchObject([{ refunded: 2000 }])
  })

  test('whose response was lost is paid once', async () => {
    const number = await paidOrder()
    await refund(number, 640)
    let isLost = true
    const gateway = withNetworkConditions(shop.deps.gateway!, () => (isLost ? 'REPLY_LOST' : 'FINE'))
    await runPaymentJobs(shop, { ...shop.deps, gateway })
    isLost = false
    await shop.deps.pool.query('update job set due_at = now() where done_at is null')
    await runPaymentJobs(shop, { ...shop.deps, gateway })
    expect(await readGatewayRecords(shop, number)).toMatchObject([{ refunded: 640 }])
    expect(await paymentOf(shop, number)).toMatchObject({ payment_state: 'PART_REFUNDED' })
  })

  test('is refused if the amount was only held', async () => {
    const number = await placeTestOrder(shop, 'a1', { lines: [...twoBoxes], card: { token: 'SUCCEEDS' } })
    expect(await refund(number, null)).toBe('MORE_THAN_CAPTURED')
  })
})

describe('what the bank took back of a card', () => {
  test('after its refund was requested is not refunded, and staff decide about the refund', async () => {
    const number = await paidOrder()
    await refund(number, 640)
    await chargeBack(shop, number, 2640)
    await runPaymentJobs(shop, shop.deps)
    expect(await readGatewayRecords(shop, number)).toMatchObject([{ refunded: 0 }])
    const problems = await readProblems(shop)
    expect(problems.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['DISPUTED', 2640],
      ['REFUND_REFUSED', 640],
    ])
  })

  test('is not refunded if no event has told of it yet', async () => {
    const number = await paidOrder()
    await refund(number, 640)
    const dispute: PostedDispute = {
      reference: 'dp_unknown',
      amount: 2640 as Minor,
      state: 'OPEN',
      isAppealed: false,
      withdrawn: 2001 as Minor,
      movements: 1,
      reason: '',
      answerBy: null,
    }
    const gateway = { ...shop.deps.gateway!, disputesOf: () => Promise.resolve([dispute]) }
    await runPaymentJobs(shop, { ...shop.deps, gateway })
    expect(await readGatewayRecords(shop, number)).toMatchObject([{ refunded: 0 }])
  })

  test.each(['REPLY_LOST', 'REFUSED_MEANWHILE'] as const)(
    'after its refund was made leaves the refund booked, also if that is %s',
    async (condition) => {
      const number = await paidOrder()
      await refund(number, 640)
      const { rows } = await shop.deps.pool.query('select order_id as "orderId" from payment')
      const gateway: Gateway = {
        ...shop.deps.gateway!,
        refund: async (request) => {
          const outcome = await shop.deps.gateway!.refund(request)
          if (condition === 'REPLY_LOST') throw new Error('The answer was lost')
          await chargeBack(shop, number, 2000)
          const refusing = { ...shop.deps.gateway!, refundsOf: () => Promise.resolve([]) }
          await settlePayment({ ...shop.deps, gateway: refusing }, { ...rows[0], checksGateway: true })
          return outcome
        },
      }
      await runPaymentJobs(shop, { ...shop.deps, gateway })
      if (condition === 'REPLY_LOST') await chargeBack(shop, number, 2000)
      await settlePayment(shop.deps, { ...rows[0], checksGateway: true })
      await agePayments(shop)
      expect(await reconcilePayments(shop.deps)).toBe(0)
      expect(await paymentOf(shop, number)).toMatchObject({ payment_state: 'PART_REFUNDED' })
      const entries = await shop.deps.pool.query('select kind, owed from ledger_entry order by n')
      expect(entries.rows.filter(({ kind }) => kind === 'REFUND')).toEqual([{ kind: 'REFUND', owed: 640 }])
    },
  )

  test('is not refunded as well when the order is cancelled', async () => {
    const number = await paidOrder()
    await chargeBack(shop, number, 2640)
    expect(await refund(number, null)).toBe('MORE_THAN_CAPTURED')
    expect(await applyTransitions(shop, number, 'CANCEL')).toBe('CANCELLED')
    await runPaymentJobs(shop, shop.deps)
    expect(await readGatewayRecords(shop, number)).toMatchObject([{ refunded: 0 }])
    expect(await settleUnfinishedPayments(shop.deps)).toBe(0)
  })

  test('is refunded once the bank has returned it to a cancelled order', async () => {
    const number = await paidOrder()
    await chargeBack(shop, number, 2640)
    await applyTransitions(shop, number, 'CANCEL')
    await runPaymentJobs(shop, shop.deps)
    await chargeBack(shop, number, 0)
    await shop.deps.pool.query(`update job set done_at = null, due_at = now() where kind = 'SETTLE_PAYMENT'`)
    await runPaymentJobs(shop, shop.deps)
    expect(await readGatewayRecords(shop, number)).toMatchObject([{ refunded: 2640 }])
  })

  test('leaves the rest to refund', async () => {
    const number = await paidOrder()
    await chargeBack(shop, number, 1000)
    expect(await refund(number, 1641)).toBe('MORE_THAN_CAPTURED')
    await applyTransitions(shop, number, 'CANCEL')
    await runPaymentJobs(shop, shop.deps)
    expect(await readGatewayRecords(shop, number)).toMatchObject([{ refunded: 1640 }])
  })

  test('does not go to the card when the order is paid again and credited', async () => {
    const number = await paidOrder()
    await chargeBack(shop, number, 2640)
    await pay(shop, 2640, { order: number })
    await credit(shop, number, { type: 'AMOUNT', gross: 1000 as Minor })
    await runPaymentJobs(shop, shop.deps)
    expect(await readGatewayRecords(shop, number)).toMatchObject([{ refunded: 0 }])
  })

  test('is not refunded for an invoice that the card paid', async () => {
    const number = await placeTestOrder(shop, 'a1', { lines: [...twoBoxes] })
    await dispatchOrder(shop, number)
    const { order } = await shop.get(
      'a1',
      'query ($number: String!) { order(number: $number) { documents { number } } }',
      { number },
    )
    const invoice = order.documents[0].number
    await shop.get(
      'a1',
      `mutation ($key: Uuid!, $number: String!) {
        payInvoice(key: $key, number: $number, amount: "26.40", card: { token: "SUCCEEDS" }) { refusal } }`,
      { key: randomUUID(), number: invoice },
    )
    await chargeBack(shop, number, 2000)
    const refunded = { number: invoice, note: '', staffId: null }
    const all = await refundInvoice(shop.deps, { ...refunded, amount: 641 as Minor, key: randomUUID() })
    expect(all).toEqual({ ok: false, refusal: { type: 'MORE_THAN_CAPTURED', maxAmount: 640 } })
    await refundInvoice(shop.deps, { ...refunded, amount: 640 as Minor, key: randomUUID() })
    await chargeBack(shop, number, 2640)
    await runPaymentJobs(shop, shop.deps)
    expect(await readProblems(shop)).toMatchObject([
      { kind: 'DISPUTED' },
      { kind: 'REFUND_REFUSED', amount: 640 },
    ])
  })
})

test('old, repeated, disordered or irrelevant events change nothing', async () => {
  const number = await paidOrder()
  const before = await paymentOf(shop, number)
  const { rows } = await shop.deps.pool.query('select id from payment')
  const events = ['refunded', 'authorised', 'authorised', 'captured', 'refunded']
  await Promise.all(
    events.map((eventId) => handleGatewayEvent(shop.deps.db, { eventId, paymentId: rows[0].id })),
  )
  const foreign = '00000000-0000-4000-8000-000000000001' as never
  await handleGatewayEvent(shop.deps.db, { eventId: 'foreign', paymentId: foreign })
  await runPaymentJobs(shop, shop.deps)
  expect(await paymentOf(shop, number)).toEqual(before)
  const gatewayEvents = await shop.deps.pool.query(
    `select gateway_event_id as id from payment_event where kind = 'HEARD' and gateway_event_id !~ ' ' order by id`,
  )
  expect(gatewayEvents.rows.map(({ id }) => id)).toEqual(['authorised', 'captured', 'refunded'])
})
