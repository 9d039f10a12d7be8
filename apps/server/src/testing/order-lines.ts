import { randomUUID } from 'node:crypto'
import type { TestShop, TestUser } from './test-shop.ts'

export async function orderLines(
  shop: TestShop,
  caller: TestUser,
  ...lines: readonly (readonly [product: number, unit: '1' | '2', quantity: number])[]
): Promise<string> {
  for (const [product, unit, quantity] of lines)
    await shop.get(
      caller,
      `mutation ($product: Int64!, $quantity: Quantity!, $unit: String!) {
        addBasketProduct(productId: $product, quantity: $quantity, unit: $unit) { baskets { id } } }`,
      { product, unit, quantity },
    )
  const { checkoutQuote } = await shop.get(caller, '{ checkoutQuote { quote basket { id } } }')
  const { placeOrder } = await shop.get(
    caller,
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
  return placeOrder.order.number
}
