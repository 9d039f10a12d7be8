import { randomUUID } from 'node:crypto'
import type { OrderNumber } from '@provender/domain/ids'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { pickTestLines, applyTransitions } from '../order/order.fixture.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const dayMs = 86_400_000

async function setLimit(minor: number | null): Promise<void> {
  await shop.deps.pool.query('update company set credit_limit_minor = $1', [minor])
}

async function setTerms(days: number): Promise<void> {
  await shop.deps.pool.query(`insert into config values ('paymentTermsDays', $1)`, [days])
  const { rows } = await shop.deps.pool.query(
    `update version set n = n + 1 where name = 'settings' returning n`,
  )
  await shop.deps.wholesaler.syncTo(rows[0].n)
}

const addCola = () =>
  shop.get(
    'a1',
    `mutation { addBasketProduct(productId: ${products.cola}, quantity: 2, unit: "2") { version } }`,
  )

interface Placed {
  readonly number: OrderNumber
  readonly outcome: string
}

async function place(basketId: string | null = null, date = '2026-11-24'): Promise<Placed> {
  const { checkoutQuote } = await shop.get(
    'a1',
    'query ($id: Uuid) { checkoutQuote(basketId: $id) { quote basket { id } } }',
    { id: basketId },
  )
  const { placeOrder } = await shop.get(
    'a1',
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number state } refusal { type } } }',
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
  return {
    number: placeOrder.order?.number,
    outcome: placeOrder.refusal?.type ?? placeOrder.order.state,
  }
}

async function order(date?: string): Promise<Placed> {
  await addCola()
  return await place(null, date)
}

async function dispatch(number: OrderNumber): Promise<void> {
  await applyTransitions(shop, number, 'CONFIRM')
  await pickTestLines(shop, number, { position: 1, supplied: 2000 })
  await applyTransitions(shop, number, 'PACK', 'DISPATCH')
}

const offered = async () =>
  (await shop.get('a1', '{ checkoutQuote { paymentTypes credit { limit openOrders balance left } } }'))
    .checkoutQuote

test('buying on account is offered with the available credit', async () => {
  await order()
  expect(await offered()).toEqual({
    paymentTypes: ['CASH', 'ACCOUNT'],
    credit: { limit: '2500.00', openOrders: '22.46', balance: '0.00', left: '2477.54' },
  })
})

test.each([0, null])('buying on account is neither offered nor allowed with a limit of %s', async (limit) => {
  await setLimit(limit)
  await addCola()
  expect(await offered()).toEqual({ paymentTypes: ['CASH', 'CARD'], credit: null })
  expect((await place()).outcome).toBe('PAYMENT_TYPE_NOT_AVAILABLE')
})

test('the limit counts open orders and invoices once each, and nothing that is paid', async () => {
  const { number } = await order()
  await setLimit(4492)
  expect((await order()).outcome).toBe('SUBMITTED')
  expect((await order()).outcome).toBe('OVER_CREDIT_LIMIT')
  await dispatch(number)
  expect((await offered()).credit).toEqual({
    limit: '44.92',
    openOrders: '22.46',
    balance: '22.46',
    left: '0.00',
  })
  expect((await place()).outcome).toBe('OVER_CREDIT_LIMIT')
  await shop.deps.pool.query(`
    insert into ledger_entry (company_id, currency_code, kind, owed, booked_on, booked_at, method)
    values (1, 'GBP', 'PAYMENT', -2246, '2026-11-23', now(), 'CASH')`)
  expect((await place()).outcome).toBe('SUBMITTED')
})

test('two simultaneous orders cannot both use the last of the limit', async () => {
  await setLimit(2246)
  await addCola()
  await shop.get('a1', 'mutation { createBasket(basket: { name: "Other" }) { version } }')
  await addCola()
  const { baskets } = await shop.get('a1', '{ baskets { id } }')
  const placed: readonly Placed[] = await Promise.all(baskets.map(({ id }: { id: string }) => place(id)))
  expect(new Set(placed.map(({ outcome }) => outcome))).toEqual(new Set(['OVER_CREDIT_LIMIT', 'SUBMITTED']))
})

test('with an overdue invoice an order waits for the office, and the customer sees the reason', async () => {
  await setTerms(2)
  await dispatch((await order()).number)
  shop.clock.advance(2 * dayMs)
  // Due today is not overdue.
  expect((await order('2026-11-27')).outcome).toBe('SUBMITTED')
  shop.clock.advance(dayMs)
  const { number, outcome } = await order('2026-11-27')
  expect(outcome).toBe('ON_HOLD')
  const { order: heldOrder } = await shop.get(
    'a1',
    'query ($n: String!) { order(number: $n) { version canCancel events { state note takenBy } } }',
    { n: number },
  )
  expect(heldOrder).toEqual({
    version: 2,
    canCancel: true,
    events: [
      { state: 'SUBMITTED', note: '', takenBy: 'CUSTOMER' },
      { state: 'ON_HOLD', note: 'An invoice is overdue.', takenBy: 'STAFF' },
    ],
  })
  expect(await applyTransitions(shop, number, 'RELEASE')).toBe('CONFIRMED')
})
