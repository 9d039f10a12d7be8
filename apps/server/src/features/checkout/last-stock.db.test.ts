import { afterEach, beforeEach, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { catalogueViewer } from '../catalogue/catalogue-viewer.ts'
import { createBuyers, requestLines } from './buyers.fixture.ts'
import { placeOrder } from './place-order.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const buyers = 60

const onHand = async (product: number): Promise<number> =>
  (await shop.deps.pool.query(`select on_hand from stock_level where product_id = ${product}`)).rows[0]
    .on_hand
const allocated = async (product: number): Promise<number> =>
  Number(
    (
      await shop.deps.pool.query(
        `select coalesce(sum(allocated_base_units), 0) s from order_line where product_id = ${product}`,
      )
    ).rows[0].s,
  )

test('the last hundred pieces are sold once, by piece or by box, over two servers', async () => {
  const customers = await createBuyers(shop, buyers)
  const other = await shop.otherServer()
  const servers = [shop.deps, other.deps]
  const requests = await Promise.all(
    customers.map((user, index) =>
      requestLines(
        servers[index % 2]!,
        user,
        index % 3 === 0 ? [[products.beans, '2', 1]] : [[products.beans, '1', 5]],
      ),
    ),
  )
  const outcomes = await Promise.all(
    requests.map((request, index) => {
      const deps = servers[index % 2]!
      const user = customers[index]!
      return placeOrder(deps, { user, viewer: catalogueViewer(deps, user), language: 'en' }, request)
    }),
  )
  const sold = outcomes.filter(({ ok }) => ok).length
  const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.type]))
  expect(new Set(refusals)).toEqual(new Set(['SHORT_OF_STOCK']))
  expect(sold + refusals.length).toBe(buyers)
  expect((await onHand(products.beans)) + (await allocated(products.beans))).toBe(100)
  // The remaining stock is less than any refused order requested.
  expect(await onHand(products.beans)).toBeLessThan(24)
})

test('orders with the same products in opposite order do not block each other', async () => {
  const customers = await createBuyers(shop, buyers)
  const requests = await Promise.all(
    customers.map((user, index) => {
      const lines: [number, '1' | '2', number][] = [
        [products.beans, '1', 1],
        [products.cola, '2', 1],
        [products.promoted, '1', 1],
      ]
      return requestLines(shop.deps, user, index % 2 === 0 ? lines : lines.toReversed())
    }),
  )
  const outcomes = await Promise.all(
    requests.map((request, index) =>
      placeOrder(
        shop.deps,
        { user: customers[index]!, viewer: catalogueViewer(shop.deps, customers[index]!), language: 'en' },
        request,
      ),
    ),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10)
  expect(await onHand(products.cola)).toBe(0)
  expect(await onHand(products.beans)).toBe(90)
})
