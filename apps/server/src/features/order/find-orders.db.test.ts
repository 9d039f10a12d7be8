import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { findOrders, maxFoundOrders } from './find-orders.ts'
import { placeTestOrder } from './order.fixture.ts'

let shop: TestShop
const numbers: string[] = []
beforeAll(async () => {
  shop = await openTestShop()
  const { pool } = shop.deps
  await pool.query(`update company set name = 'Köz Ocakbaşı', code = '2114' where code = 'A'`)
  for (let count = 0; count < 3; count += 1)
    numbers.push(await placeTestOrder(shop, 'a1', { lines: [[products.beans, '2', 1]], paymentType: 'CASH' }))
  await pool.query(`update orders set state = 'DELIVERED' where number = $1`, [numbers[0]])
  await pool.query(`update orders set purchase_order_number = 'PO-77x' where number = $1`, [numbers[2]])
})
afterAll(() => shop.close())

const findIndexes = async (text: string) =>
  (await findOrders(shop.deps.db, text)).map(({ order }) => numbers.indexOf(order.number))

test.each(['koz', 'KÖZ', 'ocakbasi', 'OCAKBAŞI', '2114', '21'])(
  '%s finds the company: what is not over first',
  async (text) => {
    expect(await findIndexes(text)).toEqual([1, 2, 0])
  },
)

test('a number finds its order, the end of a number only those that are not over', async () => {
  expect(await findIndexes(numbers[0] ?? '')).toEqual([0])
  expect(await findIndexes((numbers[1] ?? '').slice(-3))).toEqual([1])
  expect(await findIndexes((numbers[0] ?? '').slice(-3))).toEqual([])
})

test('a purchase order number finds its order, in any case', async () => {
  expect(await findIndexes('po-77X')).toEqual([2])
})

test.each(['%', '_', '\\', "'", 'nothing', '🍋'])('%s finds nothing', async (text) => {
  expect(await findIndexes(text)).toEqual([])
})

test('of many it gives no more than anybody chooses from', async () => {
  await shop.deps.pool.query(`insert into orders overriding system value
    select copy.* from generate_series(1, 20) n, orders placed,
      jsonb_populate_record(placed, jsonb_build_object('id', nextval(pg_get_serial_sequence('orders', 'id')),
        'number', nextval('order_number')::text, 'key', gen_random_uuid(), 'fulfilment_date', date '2026-11-24' + n)) copy
    where placed.number = '${numbers[1]}'`)
  expect(await findIndexes('koz')).toHaveLength(maxFoundOrders)
})
