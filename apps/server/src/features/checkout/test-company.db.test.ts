import { randomUUID } from 'node:crypto'
import type { CompanyId, OrderNumber } from '@provender/domain/ids'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { applyTransitions } from '../order/order.fixture.ts'
import { setTestCompany } from '../staff/test-company.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

async function place(payment: object): Promise<OrderNumber> {
  await shop.get(
    'a1',
    `mutation { addBasketProduct(productId: ${products.cola}, quantity: 1, unit: "2") { version } }`,
  )
  const { checkoutQuote } = await shop.get('a1', '{ checkoutQuote { quote basket { id } } }')
  const { placeOrder } = await shop.get(
    'a1',
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number } } }',
    {
      input: {
        key: randomUUID(),
        quote: checkoutQuote.quote,
        basketId: checkoutQuote.basket.id,
        fulfilment: { method: 'DELIVERY', date: '2026-11-24' },
        ...payment,
      },
    },
  )
  return placeOrder.order.number
}

const orderOf = async (number: OrderNumber) =>
  (
    await shop.get('a1', 'query ($n: String!) { order(number: $n) { state hold events { state note } } }', {
      n: number,
    })
  ).order

async function companyOfUser(): Promise<CompanyId> {
  const { rows } = await shop.deps.pool.query(`select company_id from login where email = 'a1@shop.example'`)
  return rows[0].company_id
}

const payments = { ACCOUNT: { paymentType: 'ACCOUNT' }, CASH: { paymentType: 'CASH' } }

test.each(Object.entries(payments))(
  'an order of a test company stays on hold until it is cancelled: %s',
  async (_, payment) => {
    await setTestCompany(shop.deps.db, await companyOfUser(), true)
    const number = await place(payment)
    expect(await orderOf(number)).toEqual({
      state: 'ON_HOLD',
      hold: 'CHECK',
      events: [
        { state: 'SUBMITTED', note: '' },
        { state: 'ON_HOLD', note: 'This is a test order. Nobody picks it.' },
      ],
    })
    expect(await applyTransitions(shop, number, 'RELEASE')).toBe('NOT_NOW')
    expect(await applyTransitions(shop, number, 'CONFIRM')).toBe('NOT_NOW')
    expect((await orderOf(number)).state).toBe('ON_HOLD')
    expect(await applyTransitions(shop, number, 'CANCEL')).toBe('CANCELLED')
  },
)

test('a company with open orders cannot become a test company', async () => {
  const company = await companyOfUser()
  const number = await place(payments.ACCOUNT)
  expect(await setTestCompany(shop.deps.db, company, true)).toEqual({
    ok: false,
    refusal: { type: 'OPEN_ORDERS' },
  })
  expect(await applyTransitions(shop, number, 'CANCEL')).toBe('CANCELLED')
  expect((await setTestCompany(shop.deps.db, company, true)).ok).toBe(true)
})
