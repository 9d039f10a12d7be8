import { randomUUID } from 'node:crypto'
import type { OrderNumber } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { handleGatewayEvent } from '../card/webhook-handler.ts'
import { credit, pay } from '../ledger/invoiced-order.fixture.ts'
import { applyTransitions, placeTestOrder } from '../order/order.fixture.ts'
import { refundInvoice } from './invoice/refund-invoice.ts'
import {
  chargeBack,
  withNetworkConditions,
  readGatewayRecords,
  paymentOf,
  dispatchOrder,
  twoBoxes,
  runPaymentJobs,
} from './payment.fixture.ts'
import { refundOrder } from './refund-order.ts'

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
  test('is not refunded as well when the order is cancelled', async () => {
    const number = await paidOrder()
    await chargeBack(shop, number, 2640)
    expect(await refund(number, null)).toBe('MORE_THAN_CAPTURED')
    expect(await applyTransitions(shop, number, 'CANCEL')).toBe('CANCELLED')
    await runPaymentJobs(shop, shop.deps)
    expect(await readGatewayRecords(shop, number)).toMatchObject([{ refunded: 0 }])
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
