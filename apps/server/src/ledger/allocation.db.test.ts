import { randomUUID } from 'node:crypto'
import type { OrderNumber } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { placedOrder } from '../order/order.fixture.ts'
import { sendOut, twoBoxes, workPayments } from '../payment/payment.fixture.ts'
import { refundOrder } from '../payment/refund-order.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { creditInvoice } from './credit-invoice.ts'
import { takePayment } from './take-payment.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

/** An invoice of 26.40. */
async function invoiced(paymentType: 'ACCOUNT' | 'CASH' = 'ACCOUNT'): Promise<OrderNumber> {
  const number = await placedOrder(shop, 'a1', { lines: twoBoxes, paymentType })
  await sendOut(shop, number)
  return number
}

/** An invoice of 26.40 that a card has paid. */
async function paidByCard(): Promise<OrderNumber> {
  const number = await placedOrder(shop, 'a1', { lines: twoBoxes, card: { token: 'SUCCEEDS' } })
  await sendOut(shop, number)
  await workPayments(shop, shop.deps)
  return number
}

async function statement() {
  const { accountStatement } = await shop.get(
    'a1',
    '{ accountStatement { closing ageing { current overdue } openInvoices { orderNumber open canPayByCard } } }',
  )
  return accountStatement
}

const open = async () =>
  (await statement()).openInvoices.map((invoice: { orderNumber: string; open: string }) => [
    invoice.orderNumber,
    invoice.open,
  ])

async function refund(number: OrderNumber, amount: number | null = null): Promise<void> {
  const wish = { order: { number, version: null }, amount: amount as Minor | null, note: '' }
  const asked = await refundOrder(shop.deps, { kind: 'STAFF', staffId: null }, wish)
  expect(asked.ok).toBe(true)
  await workPayments(shop, shop.deps)
}

const pay = (amount: number, order: OrderNumber | null = null) =>
  takePayment(shop.deps, {
    key: randomUUID(),
    companyCode: 'A',
    amount: amount as Minor,
    method: 'BANK_TRANSFER',
    reference: '',
    order,
    staffId: null,
  })

const credit = (number: OrderNumber, gross: number) =>
  creditInvoice(shop.deps, number, {
    wanted: { type: 'AMOUNT', gross: gross as Minor },
    reason: 'Came squashed',
    staffId: null,
  })

describe('a card order that is refunded as a whole', () => {
  test('owes nothing and cannot be paid again, and leaves other invoices as they were', async () => {
    const unpaid = await invoiced()
    const number = await paidByCard()
    expect(await open()).toEqual([[unpaid, '26.40']])
    await refund(number)
    expect(await statement()).toMatchObject({
      closing: '26.40',
      openInvoices: [{ orderNumber: unpaid, open: '26.40', canPayByCard: true }],
    })
    const { order } = await shop.get(
      'a1',
      'query ($n: String!) { order(number: $n) { documents { kind open canPayByCard } } }',
      { n: number },
    )
    expect(order.documents).toEqual([
      { kind: 'INVOICE', open: '0.00', canPayByCard: false },
      { kind: 'CREDIT_NOTE', open: null, canPayByCard: false },
    ])
  })
})

test('a credit note for a paid invoice leaves other invoices as they were', async () => {
  const paid = await invoiced()
  await pay(2640, paid)
  const unpaid = await invoiced()
  await credit(paid, 1000)
  expect(await statement()).toMatchObject({
    closing: '16.40',
    openInvoices: [{ orderNumber: unpaid, open: '26.40' }],
  })
})
