import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { products } from '../testing/fill-test-shop.ts'
import { openTestShop, type TestLogin, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const bought = `query ($ids: [Int64!], $limit: Int) { previouslyBought(productIds: $ids, limit: $limit) {
  product { id } quantity unit orderNumber
} }`

async function order(who: TestLogin, ...lines: [product: number, unit: '1' | '2', quantity: number][]) {
  for (const [product, unit, quantity] of lines)
    await shop.get(
      who,
      `mutation ($product: Int64!, $quantity: Quantity!, $unit: String!) {
        addBasketProduct(productId: $product, quantity: $quantity, unit: $unit) { baskets { id } } }`,
      { product, unit, quantity },
    )
  const { checkoutQuote } = await shop.get(who, '{ checkoutQuote { quote basket { id } } }')
  const { placeOrder } = await shop.get(
    who,
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number } refusal { type } } }',
    {
      input: {
        key: randomUUID(),
        quote: checkoutQuote.quote,
        basketId: checkoutQuote.basket.id,
        fulfilment: { method: 'DELIVERY', date: '2026-11-24' },
        paymentType: 'CASH',
      },
    },
  )
  return placeOrder.order.number as string
}

test('what a company bought before is told with the last quantity, the most often bought first', async () => {
  await order('a1', [products.cola, '2', 1], [products.beans, '2', 2])
  const last = await order('a2', [products.beans, '2', 1])
  const { previouslyBought } = await shop.get('a1', bought)
  expect(previouslyBought).toMatchObject([
    { product: { id: String(products.beans) }, quantity: 1, unit: '2', orderNumber: last },
    { product: { id: String(products.cola) }, quantity: 1, unit: '2' },
  ])
  expect((await shop.get('a1', bought, { limit: 1 })).previouslyBought).toHaveLength(1)
  expect((await shop.get('a1', bought, { ids: [products.cola] })).previouslyBought).toMatchObject([
    { product: { id: String(products.cola) } },
  ])
})

test('another company’s and cancelled orders do not count', async () => {
  const number = await order('a1', [products.beans, '2', 2])
  expect((await shop.get('b1', bought)).previouslyBought).toEqual([])
  await shop.deps.pool.query(`update orders set state = 'CANCELLED' where number = $1`, [number])
  expect((await shop.get('a1', bought)).previouslyBought).toEqual([])
})
