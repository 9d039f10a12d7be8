import { afterEach, beforeEach, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { catalogueViewer } from '../catalogue/catalogue-viewer.ts'
import { placeTestOrder, applyTransitions } from '../order/order.fixture.ts'
import { createBuyers, requestLines } from './buyers.fixture.ts'
import { placeOrder } from './place-order.ts'

const capacity = 3
const slot = { method: 'CLICK_AND_COLLECT' as const, date: '2026-11-24', time: '10:00', collector: '' }

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
  await shop.deps.pool.query(`insert into config values ('maxCollectionsPerSlot', '${capacity}')`)
  await shop.deps.pool.query(`update version set n = 2 where name = 'settings'`)
  await shop.deps.wholesaler.syncTo(2)
})
afterEach(() => shop.close())

const offered = async (time: string) => {
  await shop.get('a1', `mutation { addBasketProduct(productId: 1, quantity: 1, unit: "1") { version } }`)
  const { checkoutQuote } = await shop.get(
    'a1',
    '{ checkoutQuote { collectionDays { date slots { time isOpen isFull } } } }',
  )
  const day = checkoutQuote.collectionDays.find((each: { date: string }) => each.date === slot.date)
  return day.slots.find((each: { time: string }) => each.time === time)
}

test('the last places in a collection slot are given once, over two servers, and then it is shown as full', async () => {
  const buyers = await createBuyers(shop, 20)
  const other = await shop.otherServer()
  const servers = [shop.deps, other.deps]
  const requests = await Promise.all(
    buyers.map(async (user, index) => ({
      ...(await requestLines(servers[index % 2]!, user, [[products.beans, '1', 1]])),
      fulfilment: index < 18 ? slot : { ...slot, time: '10:15' },
    })),
  )
  const place = (number: number) => {
    const deps = servers[number % 2]!
    const user = buyers[number]!
    return placeOrder(deps, { user, viewer: catalogueViewer(deps, user), language: 'en' }, requests[number]!)
  }
  const outcomes = await Promise.all(requests.map((_, index) => place(index)))
  const accepted = outcomes.slice(0, 18)
  expect(accepted.filter(({ ok }) => ok)).toHaveLength(capacity)
  expect(new Set(accepted.flatMap((each) => (each.ok ? [] : [each.refusal.type])))).toEqual(
    new Set(['SLOT_FULL']),
  )
  // Orders for another time are not affected, and refused orders took nothing.
  expect(outcomes.slice(18).every(({ ok }) => ok)).toBe(true)
  const { rows } = await shop.deps.pool.query('select on_hand from stock_level where product_id = $1', [
    products.beans,
  ])
  expect(rows[0].on_hand).toBe(100 - capacity - 2)
  // After a lost response, the order that took a place still returns the same order.
  const first = accepted.findIndex(({ ok }) => ok)
  expect(await place(first)).toEqual(accepted[first])
  expect(await offered('10:00')).toEqual({ time: '10:00', isOpen: false, isFull: true })
  expect(await offered('10:15')).toEqual({ time: '10:15', isOpen: true, isFull: false })
})

test('a cancelled order frees its place in the collection slot', async () => {
  const order = { lines: [[products.beans, '1', 1]], isCollected: true } as const
  const [number] = [
    await placeTestOrder(shop, 'a1', order),
    await placeTestOrder(shop, 'a1', order),
    await placeTestOrder(shop, 'b1', order),
  ]
  await expect(placeTestOrder(shop, 'b1', order)).rejects.toThrow('SLOT_FULL')
  await applyTransitions(shop, number, 'CANCEL')
  await placeTestOrder(shop, 'b1', order)
})

test('a naive shop that counts before it writes gives away too many places', async () => {
  const { pool } = shop.deps
  await placeTestOrder(shop, 'a1', { lines: [[products.beans, '1', 1]], isCollected: true })
  const takeSlot = async (): Promise<boolean> => {
    const { rows } = await pool.query(
      `select count(*)::int as n from orders where collection_time = '15:00' and state <> 'CANCELLED'`,
    )
    if (rows[0].n >= capacity) return false
    await pool.query(
      `insert into orders (company_id, login_id, key, request_hash, state, payment_type, payment_state, method, fulfilment_date,
          collection_time, collector, warehouse_name, purchase_order_number, notes, feedback, currency_code, net, vat, gross,
          vat_by_rate, placed_at)
        select company_id, login_id, gen_random_uuid(), request_hash, state, payment_type, payment_state, method, fulfilment_date,
          collection_time, collector, warehouse_name, purchase_order_number, notes, feedback, currency_code, net, vat, gross,
          vat_by_rate, placed_at from orders limit 1`,
    )
    return true
  }
  const taken = await Promise.all(Array.from({ length: 20 }, takeSlot))
  expect(taken.filter(Boolean).length).toBeGreaterThan(capacity - 1)
})
