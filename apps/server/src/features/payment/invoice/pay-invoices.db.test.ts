import { randomUUID } from 'node:crypto'
import type { PaymentId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, refusalIn, type TestShop } from '../../../testing/test-shop.ts'
import { handleGatewayEvent } from '../../card/webhook-handler.ts'
import { pay as payByBank } from '../../ledger/invoiced-order.fixture.ts'
import { agePayments, runPaymentJobs } from '../payment.fixture.ts'
import { reconcilePayments } from '../reconcile-payments.ts'
import { settleUnfinishedPayments } from '../settle-unfinished-payments.ts'
import { type OpenInvoice, openInvoices } from './open-invoices.fixture.ts'
import { refundInvoice } from './refund-invoice.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const pay = `mutation ($key: Uuid!, $invoices: [InvoiceAmountInput!]!, $card: CardInput!) {
  payInvoices(key: $key, invoices: $invoices, card: $card) {
    refusal changedInvoice
    payment { id state amount captured lastFour challengePath declineReason invoices { number amount captured } }
  }
}`
const statement = `{ accountStatement {
  closing entries { kind owed reference } openInvoices { number open canPayByCard payment { state } } } }`

const newRequest = (invoices: readonly OpenInvoice[], token = 'SUCCEEDS', keep = false) => ({
  key: randomUUID(),
  invoices: invoices.map(({ number, amount }) => ({ number, amount })),
  card: { token, keep },
})
const payments = async () =>
  (await shop.deps.pool.query('select state, amount, captured, refunded from payment order by invoice_id'))
    .rows
const charges = async () =>
  (await shop.deps.pool.query('select state, amount, captured, refunded from sandbox_charge')).rows
const approve = `mutation ($id: Uuid!, $yes: Boolean!) { answerTestBank(payment: $id, approve: $yes) { number } }`

describe('several invoices', () => {
  test('in two currencies are never one charge', async () => {
    const [inPounds] = await openInvoices(shop, [1])
    await shop.deps.pool.query('alter table company disable trigger keep_currency')
    await shop.deps.pool.query(`update company set currency_code = 'EUR' where code = 'A'`)
    await shop.deps.pool.query('alter table company enable trigger keep_currency')
    const [inEuros] = await openInvoices(shop, [2])
    const { payInvoices } = await shop.get('a1', pay, newRequest([inPounds!, inEuros!]))
    expect(payInvoices).toMatchObject({ refusal: 'NOT_AVAILABLE', payment: null })
    expect(await charges()).toEqual([])
    expect((await shop.get('a1', pay, newRequest([inPounds!]))).payInvoices.refusal).toBeNull()
  })

  test('are paid with one charge, each with an entry of its own, however often it is sent', async () => {
    const invoices = await openInvoices(shop, [1, 2, 3])
    const [first, , third] = invoices
    const request = newRequest([third!, first!])
    const answer = await shop.get('a1', pay, request)
    expect(answer.payInvoices).toMatchObject({
      refusal: null,
      payment: {
        state: 'CAPTURED',
        amount: '52.80',
        captured: '52.80',
        invoices: [
          { number: first!.number, captured: '13.20' },
          { number: third!.number, captured: '39.60' },
        ],
      },
    })
    expect(await shop.get('a1', pay, request)).toEqual(answer)
    await shop.deps.pool.query('delete from idempotency_key')
    expect(await shop.get('a1', pay, request)).toEqual(answer)
    expect(
      refusalIn(await shop.execute('a1', pay, { ...request, invoices: newRequest([first!]).invoices })),
    ).toMatchObject({
      key: 'KEY_REUSED',
    })
    expect(await charges()).toEqual([{ state: 'CAPTURED', amount: 5280, captured: 5280, refunded: 0 }])
    const { accountStatement } = await shop.get('a1', statement)
    expect(accountStatement).toMatchObject({
      closing: '26.40',
      openInvoices: [{ number: invoices[1]!.number }],
    })
    expect(accountStatement.entries.slice(3)).toEqual([
      { kind: 'PAYMENT', owed: '-13.20', reference: first!.number },
      { kind: 'PAYMENT', owed: '-39.60', reference: third!.number },
    ])
    const { jointPayment } = await shop.get(
      'a2',
      'query ($key: Uuid!) { jointPayment(key: $key) { id amount } }',
      request,
    )
    expect(jointPayment).toEqual({ id: answer.payInvoices.payment.id, amount: '52.80' })
    const foreign = await shop.get('b1', 'query ($key: Uuid!) { jointPayment(key: $key) { id } }', request)
    expect(foreign.jointPayment).toBeNull()
  })

  test('are refused with the one that changed, and nothing is charged', async () => {
    const invoices = await openInvoices(shop, [1, 2, 3])
    const [first, second, third] = invoices
    const refusal = async (request = newRequest(invoices)) => {
      const { payInvoices } = await shop.get('a1', pay, request)
      expect(payInvoices.payment).toBeNull()
      return [payInvoices.refusal, payInvoices.changedInvoice]
    }
    const waiting = await shop.get('a2', pay, newRequest([third!], 'CHALLENGES'))
    expect(await refusal()).toEqual(['BEING_PAID', third!.number])
    await shop.get('a2', approve, { id: waiting.payInvoices.payment.id, yes: false })
    expect(await refusal(newRequest([first!, { ...third!, amount: '39.59' }]))).toEqual([
      'AMOUNT_CHANGED',
      third!.number,
    ])
    await payByBank(shop, 500, { order: second!.order })
    expect(await refusal()).toEqual(['AMOUNT_CHANGED', second!.number])
    await payByBank(shop, 2140, { order: second!.order })
    expect(await refusal()).toEqual(['NOTHING_OPEN', second!.number])
    const strange = { ...newRequest([first!]), card: { savedCardId: randomUUID() } }
    expect(await refusal(strange as unknown as ReturnType<typeof newRequest>)).toEqual([
      'CARD_NOT_FOUND',
      null,
    ])
    expect(refusalIn(await shop.execute('b1', pay, newRequest([first!])))).toMatchObject({ code: 404 })
    expect(refusalIn(await shop.execute('a1', pay, newRequest([first!, first!])))).toMatchObject({
      code: 400,
    })
    const many = Array.from({ length: 51 }, (_, index) => ({ ...first!, number: `INV-${index}` }))
    expect(refusalIn(await shop.execute('a1', pay, newRequest(many)))).toMatchObject({ code: 400 })
    expect((await shop.get('a1', statement)).accountStatement.closing).toBe('52.80')
  })

  test('with a refused card leave nothing, and count as one attempt', async () => {
    const invoices = await openInvoices(shop, [1, 2, 3])
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { payInvoices } = await shop.get('a1', pay, newRequest(invoices, 'LACKS_FUNDS'))
      expect(payInvoices.payment).toMatchObject({
        state: 'DECLINED',
        declineReason: 'LACKS_FUNDS',
        captured: '0.00',
      })
    }
    expect(refusalIn(await shop.execute('a1', pay, newRequest(invoices)))).toMatchObject({
      key: 'TOO_MANY_ATTEMPTS',
    })
    const { accountStatement } = await shop.get('a1', statement)
    expect(accountStatement).toMatchObject({ closing: '79.20' })
    expect(accountStatement.openInvoices).toMatchObject(
      invoices.map(() => ({ canPayByCard: true, payment: { state: 'DECLINED' } })),
    )
    expect((await shop.get('a2', pay, newRequest(invoices))).payInvoices.payment.state).toBe('CAPTURED')
    const { rows } = await shop.deps.pool.query('select from card_attempt')
    expect(rows).toHaveLength(10)
  })

  test('wait for the cardholder together, and keep the card once', async () => {
    const invoices = await openInvoices(shop, [1, 2])
    const { payInvoices } = await shop.get('a1', pay, newRequest(invoices, 'CHALLENGES', true))
    const { id, state, challengePath } = payInvoices.payment
    expect([state, challengePath]).toEqual(['CHALLENGED', `/checkout/test-bank?payment=${id}`])
    expect(refusalIn(await shop.execute('b1', approve, { id, yes: true }))).toMatchObject({ code: 404 })
    await shop.get('a1', approve, { id, yes: true })
    expect(await payments()).toMatchObject([
      { state: 'CAPTURED', captured: 1320 },
      { state: 'CAPTURED', captured: 2640 },
    ])
    expect((await shop.get('a1', '{ paymentCards { lastFour } }')).paymentCards).toHaveLength(1)
  })

  test('that nobody approves in time are open again', async () => {
    const invoices = await openInvoices(shop, [1, 2])
    await shop.get('a1', pay, newRequest(invoices, 'CHALLENGES'))
    await shop.deps.pool.query(`update payment set began_at = began_at - interval '15 minutes'`)
    await agePayments(shop)
    expect(await settleUnfinishedPayments(shop.deps)).toBe(1)
    expect(await payments()).toMatchObject([{ state: 'VOIDED' }, { state: 'VOIDED' }])
    expect((await shop.get('a1', statement)).accountStatement).toMatchObject({ closing: '39.60' })
  })

  test('of which one is paid otherwise meanwhile take no more than is open', async () => {
    const invoices = await openInvoices(shop, [1, 2, 3])
    const { payInvoices } = await shop.get('a1', pay, newRequest(invoices, 'CHALLENGES'))
    await payByBank(shop, 2640, { order: invoices[1]!.order })
    await payByBank(shop, 960, { order: invoices[2]!.order })
    await shop.get('a1', approve, { id: payInvoices.payment.id, yes: true })
    expect(await charges()).toEqual([{ state: 'CAPTURED', amount: 7920, captured: 4320, refunded: 0 }])
    expect(await payments()).toMatchObject([
      { state: 'CAPTURED', captured: 1320 },
      { state: 'VOIDED', captured: 0 },
      { state: 'CAPTURED', captured: 3000 },
    ])
    expect((await shop.get('a1', statement)).accountStatement).toMatchObject({ closing: '0.00' })
  })
})

describe('the gateway', () => {
  test('may send an event twice, and knows a refund that was made there', async () => {
    const invoices = await openInvoices(shop, [1, 2])
    const { payInvoices } = await shop.get('a1', pay, newRequest(invoices))
    const { db, pool } = shop.deps
    const paymentId = payInvoices.payment.id as PaymentId
    await pool.query(`with refund as (
        insert into sandbox_refund select gen_random_uuid(), id, 1500 from sandbox_charge returning charge_id)
      update sandbox_charge set refunded = 1500 where id in (select charge_id from refund)`)
    for (let sent = 0; sent < 2; sent += 1) {
      await handleGatewayEvent(db, { eventId: 'evt_1', paymentId })
      await runPaymentJobs(shop, shop.deps)
    }
    const heard = await pool.query(`select from payment_event where gateway_event_id = 'evt_1'`)
    expect(heard.rowCount).toBe(1)
    expect(await payments()).toMatchObject([{ refunded: 0 }, { refunded: 1500 }])
    expect((await shop.get('a1', statement)).accountStatement).toMatchObject({ closing: '15.00' })
  })

  test('is asked by reconciliation for what it knows of a charge whose answer was lost', async () => {
    const invoices = await openInvoices(shop, [1, 2])
    const gateway = shop.deps.gateway!
    const silent = await shop.otherServer({
      gateway: {
        ...gateway,
        capture: async (...args) => {
          await gateway.capture(...args)
          throw new Error('was not heard of again')
        },
      },
    })
    expect((await silent.get('a1', pay, newRequest(invoices))).payInvoices.payment.state).toBe('AUTHORISED')
    expect(await reconcilePayments(shop.deps)).toBe(0)
    await agePayments(shop)
    expect(await reconcilePayments(shop.deps)).toBe(1)
    expect(await payments()).toMatchObject([{ captured: 1320 }, { captured: 2640 }])
    await agePayments(shop)
    expect(await reconcilePayments(shop.deps)).toBe(0)
  })
})

test('a refund of one of the invoices goes back to the card once, and leaves the others', async () => {
  const invoices = await openInvoices(shop, [1, 2])
  await shop.get('a1', pay, newRequest(invoices))
  const refund = { number: invoices[0]!.number, note: '', staffId: null, key: randomUUID() }
  expect(await refundInvoice(shop.deps, { ...refund, amount: 1321 as Minor })).toMatchObject({
    refusal: { type: 'MORE_THAN_CAPTURED', maxAmount: 1320 },
  })
  await refundInvoice(shop.deps, { ...refund, amount: null })
  await runPaymentJobs(shop, shop.deps)
  expect(await charges()).toEqual([{ state: 'CAPTURED', amount: 3960, captured: 3960, refunded: 1320 }])
  expect(await payments()).toMatchObject([{ refunded: 1320 }, { refunded: 0 }])
  expect((await shop.get('a1', statement)).accountStatement).toMatchObject({
    closing: '13.20',
    openInvoices: [{ number: invoices[0]!.number, open: '13.20' }],
  })
})
