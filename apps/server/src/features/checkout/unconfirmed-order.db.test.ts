import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { nameStandby, openDatabaseWithStandbys } from '../../testing/standby.fixture.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop(await openDatabaseWithStandbys())
})
afterEach(async () => {
  await nameStandby(shop.deps, '')
  await shop.close()
})

const operations = [
  { n: 1, type: 'CREATE', basket: randomUUID(), name: '' },
  { n: 2, type: 'ADD', product: products.cola, unit: '2', quantity: 1, price: '9.36' },
]
const apply = `mutation ($clientId: Uuid!, $operations: [BasketOperationInput!]!) {
  applyBasketOperations(clientId: $clientId, operations: $operations) { lastN }
}`
const quote = '{ checkoutQuote { quote basket { id } } }'
const place = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number } } }'

test('a repeat is not confirmed before the standby has what it repeats, and nothing else waits', async () => {
  const clientId = randomUUID()
  await shop.get('a1', apply, { clientId, operations })
  const { checkoutQuote } = await shop.get('a1', quote)
  const input = {
    key: randomUUID(),
    quote: checkoutQuote.quote,
    basketId: checkoutQuote.basket.id,
    fulfilment: { method: 'DELIVERY', date: '2026-11-24' },
    paymentType: 'CASH',
  }
  const { placeOrder: first } = await shop.get('a1', place, { input })
  await nameStandby(shop.deps, 'nobody')
  const answered: string[] = []
  const repeats = [
    shop.get('a1', place, { input }).finally(() => answered.push('order')),
    shop.get('a1', apply, { clientId, operations }).finally(() => answered.push('basket')),
  ]
  await pause(1000)
  expect(answered).toEqual([])
  expect((await shop.get('a1', '{ orders { total } }')).orders.total).toBe(1)
  await nameStandby(shop.deps, '')
  expect(await Promise.all(repeats)).toEqual([{ placeOrder: first }, { applyBasketOperations: { lastN: 2 } }])
})
