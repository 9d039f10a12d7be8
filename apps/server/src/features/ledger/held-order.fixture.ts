import { randomUUID } from 'node:crypto'
import type { OrderNumber } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { expect } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { applyTransitions, pickTestOrder } from '../order/order.fixture.ts'
import { recordPayment } from './record-payment.ts'

export const dayMs = 86_400_000

export const total = 2246 as Minor

/** Its invoices are due after two days. */
export async function openShopOfShortTerms(): Promise<TestShop> {
  const shop = await openTestShop()
  await shop.deps.pool.query(`insert into config values ('paymentTermsDays', '2')`)
  const { rows } = await shop.deps.pool.query(
    `update version set n = n + 1 where name = 'settings' returning n`,
  )
  await shop.deps.wholesaler.syncTo(rows[0].n)
  return shop
}

export interface HeldOrder {
  readonly number: OrderNumber
  readonly invoiced: OrderNumber
  readonly invoice: string
}

export function createHoldScene(shop: TestShop) {
  async function order(date = '2026-11-24'): Promise<{ number: OrderNumber; state: string }> {
    await shop.get(
      'a1',
      `mutation { addBasketProduct(productId: ${products.cola}, quantity: 2, unit: "2") { version } }`,
    )
    const { checkoutQuote } = await shop.get('a1', '{ checkoutQuote { quote basket { id } } }')
    const { placeOrder } = await shop.get(
      'a1',
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number state } } }',
      {
        input: {
          key: randomUUID(),
          quote: checkoutQuote.quote,
          basketId: checkoutQuote.basket.id,
          fulfilment: { method: 'DELIVERY', date },
          paymentType: 'ACCOUNT',
        },
      },
    )
    return placeOrder.order
  }

  async function dispatched(date?: string) {
    const placed = await order(date)
    await applyTransitions(shop, placed.number, 'CONFIRM')
    await pickTestOrder(shop, placed.number)
    await applyTransitions(shop, placed.number, 'PACK', 'DISPATCH')
    return placed
  }

  async function heldOrder(): Promise<HeldOrder> {
    const { number: invoiced } = await dispatched()
    shop.clock.advance(3 * dayMs)
    const { number, state } = await order('2026-11-27')
    expect(state).toBe('ON_HOLD')
    const { order: first } = await shop.get(
      'a1',
      'query ($n: String!) { order(number: $n) { documents { number } } }',
      { n: invoiced },
    )
    return { number, invoiced, invoice: first.documents[0].number }
  }

  const stateOf = async (number: OrderNumber) =>
    (
      await shop.get(
        'a1',
        'query ($n: String!) { order(number: $n) { state hold version events { state note } } }',
        { n: number },
      )
    ).order

  async function payByBank(amount: Minor, named: OrderNumber | null): Promise<void> {
    const payment = { key: randomUUID(), companyCode: 'A', amount, reference: 'BACS', staffId: null }
    const paid = await recordPayment(shop.deps, {
      ...payment,
      method: 'BANK_TRANSFER',
      order: named,
      agreedBy: 'Ada',
    })
    expect(paid.ok).toBe(true)
  }

  async function payByCard({ invoice }: HeldOrder): Promise<void> {
    const { payInvoice } = await shop.get(
      'a1',
      `mutation ($key: Uuid!, $number: String!) {
        payInvoice(key: $key, number: $number, amount: "22.46", card: { token: "SUCCEEDS", keep: false }) { refusal } }`,
      { key: randomUUID(), number: invoice },
    )
    expect(payInvoice.refusal).toBeNull()
  }

  async function payJointly({ invoice }: HeldOrder): Promise<void> {
    const { payInvoices } = await shop.get(
      'a1',
      `mutation ($key: Uuid!, $number: String!) {
        payInvoices(key: $key, invoices: [{ number: $number, amount: "22.46" }], card: { token: "SUCCEEDS", keep: false }) {
          payment { state } } }`,
      { key: randomUUID(), number: invoice },
    )
    expect(payInvoices.payment.state).toBe('CAPTURED')
  }

  return { order, dispatched, heldOrder, stateOf, payByBank, payByCard, payJointly }
}
