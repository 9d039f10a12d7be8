import { randomUUID } from 'node:crypto'
import type { OrderNumber } from '@provender/domain/ids'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { applyTransitions, placeTestOrder } from '../order/order.fixture.ts'
import { refundInvoice } from '../payment/invoice/refund-invoice.ts'
import { chargeBack, dispatchOrder, runPaymentJobs, twoBoxes } from '../payment/payment.fixture.ts'
import { settleUnfinishedPayments } from '../payment/settle-unfinished-payments.ts'
import { allocateCredit, releaseCredit } from './allocate-credit.ts'
import { credit, documentsOf, pay, paymentStateOf } from './invoiced-order.fixture.ts'
import { reversePayment } from './reverse-payment.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const gross = 2640
const choice = { companyCode: 'A', staffId: null }

async function dispatched(paymentType: 'CASH' | 'CARD' | 'ACCOUNT'): Promise<OrderNumber> {
  const card = paymentType === 'CARD' ? { card: { token: 'SUCCEEDS' } } : {}
  const number = await placeTestOrder(shop, 'a1', { lines: twoBoxes, paymentType, ...card })
  await dispatchOrder(shop, number)
  await runPaymentJobs(shop, shop.deps)
  return number
}

async function standing(number: OrderNumber) {
  const documents: readonly { kind: string; open: string }[] = await documentsOf(shop, number)
  return [await paymentStateOf(shop, number), documents.find(({ kind }) => kind === 'INVOICE')?.open]
}

async function payInvoiceByCard(number: OrderNumber): Promise<string> {
  const [invoice] = (await documentsOf(shop, number)) as readonly { number: string }[]
  await shop.get(
    'a1',
    `mutation ($key: Uuid!, $number: String!) {
      payInvoice(key: $key, number: $number, amount: "26.40", card: { token: "SUCCEEDS" }) { refusal } }`,
    { key: randomUUID(), number: invoice?.number },
  )
  return invoice?.number ?? ''
}

const reverse = async (entry: number) =>
  (await reversePayment(shop.deps, { ...choice, key: randomUUID(), entry, reason: 'Typed wrong' })).ok

describe('the payment state of a cash order', () => {
  test('follows its invoice when staff release the cash', async () => {
    const number = await dispatched('CASH')
    expect(await standing(number)).toEqual(['NONE', '26.40'])
    await applyTransitions(shop, number, 'DELIVER')
    expect(await standing(number)).toEqual(['PAID', '0.00'])
    expect((await releaseCredit(shop.deps, { ...choice, entry: 2 })).ok).toBe(true)
    expect(await standing(number)).toEqual(['NONE', '26.40'])
    const again = { ...choice, entry: 2, key: randomUUID(), invoice: 'INV-100001', amount: null }
    expect((await allocateCredit(shop.deps, again)).ok).toBe(true)
    expect(await standing(number)).toEqual(['PAID', '0.00'])
  })

  test.each([null, 'its own'])(
    'follows its invoice when a payment that names %s is reversed',
    async (named) => {
      const number = await dispatched('CASH')
      await pay(shop, gross, { order: named === null ? null : number })
      expect(await standing(number)).toEqual(['PAID', '0.00'])
      await applyTransitions(shop, number, 'DELIVER')
      expect(await standing(number)).toEqual(['PAID', '0.00'])
      expect(await reverse(2)).toBe(true)
      expect(await standing(number)).toEqual(['NONE', '26.40'])
    },
  )

  test('follows its invoice when a card payment of it is refunded', async () => {
    const number = await dispatched('CASH')
    const invoice = await payInvoiceByCard(number)
    await applyTransitions(shop, number, 'DELIVER')
    expect(await standing(number)).toEqual(['PAID', '0.00'])
    const refund = { number: invoice, amount: null, note: '', staffId: null, key: randomUUID() }
    expect((await refundInvoice(shop.deps, refund)).ok).toBe(true)
    await runPaymentJobs(shop, shop.deps)
    expect(await standing(number)).toEqual(['NONE', '26.40'])
  })

  test('is not paid if it was only credited', async () => {
    const number = await dispatched('CASH')
    await credit(shop, number, { type: 'REST' })
    await applyTransitions(shop, number, 'DELIVER')
    expect(await standing(number)).toEqual(['NONE', '0.00'])
  })
})

describe('the payment state of a card order', () => {
  test.each<[string, (number: OrderNumber) => Promise<unknown>]>([
    ['by bank transfer', (number) => pay(shop, gross, { order: number })],
    ['by another card', payInvoiceByCard],
  ])('is paid once its invoice is paid %s', async (_how, payLater) => {
    const number = await placeTestOrder(shop, 'a1', { lines: twoBoxes, card: { token: 'SUCCEEDS' } })
    await dispatchOrder(shop, number)
    // The hold on the card has lapsed.
    await shop.deps.pool.query(`update sandbox_charge set state = 'VOIDED'`)
    await settleUnfinishedPayments(shop.deps)
    expect(await standing(number)).toEqual(['NONE', '26.40'])
    await payLater(number)
    expect(await standing(number)).toEqual(['PAID', '0.00'])
  })

  test('is not paid while staff have released the card payment', async () => {
    const number = await dispatched('CARD')
    expect(await standing(number)).toEqual(['PAID', '0.00'])
    expect((await releaseCredit(shop.deps, { ...choice, entry: 2 })).ok).toBe(true)
    expect(await standing(number)).toEqual(['NONE', '26.40'])
  })
})

test('a card order whose money the bank took back is not paid, even when its invoice is credited', async () => {
  const number = await dispatched('CARD')
  await chargeBack(shop, number, gross)
  expect(await standing(number)).toEqual(['NONE', '26.40'])
  await credit(shop, number, { type: 'REST' })
  expect(await standing(number)).toEqual(['NONE', '0.00'])
})

test('an order on account is paid once its invoice is', async () => {
  const number = await dispatched('ACCOUNT')
  expect(await standing(number)).toEqual(['NONE', '26.40'])
  await pay(shop, gross - 1)
  expect(await standing(number)).toEqual(['NONE', '0.01'])
  await pay(shop, 1)
  expect(await standing(number)).toEqual(['PAID', '0.00'])
})
