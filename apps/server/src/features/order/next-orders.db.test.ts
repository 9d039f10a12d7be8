import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { placeTestOrder } from './order.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('what is due next comes first, however many orders were placed after it', async () => {
  const { pool } = shop.deps
  const first = await placeTestOrder(shop, 'a1', { lines: [[products.beans, '2', 1]], paymentType: 'CASH' })
  await pool.query(`insert into orders overriding system value
    select copy.* from generate_series(1, 25) n, orders placed,
      jsonb_populate_record(placed, jsonb_build_object('id', nextval(pg_get_serial_sequence('orders', 'id')),
        'number', nextval('order_number')::text, 'key', gen_random_uuid(), 'placed_at', placed.placed_at + n * interval '1 minute',
        'fulfilment_date', placed.fulfilment_date + 1)) copy`)
  const query =
    'query ($sort: OrderSort) { orders(page: 1, pageSize: 20, sort: $sort) { total orders { number } } }'
  const numbers = async (sort: string | null) =>
    (await shop.get('a1', query, { sort })).orders.orders.map(({ number }: { number: string }) => number)
  expect((await numbers('NEXT'))[0]).toBe(first)
  expect(await numbers(null)).not.toContain(first)
  expect(await numbers('NEWEST')).toEqual(await numbers(null))
})
