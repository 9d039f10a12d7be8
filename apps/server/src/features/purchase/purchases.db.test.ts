import { afterEach, beforeEach, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { orderLines } from '../../testing/order-lines.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const bought = `query ($ids: [Int64!], $limit: Int) { previouslyBought(productIds: $ids, limit: $limit) {
  product { id } quantity unit orderNumber
} }`

test('purchases of a company are listed with the last quantity, most often bought first', async () => {
  await orderLines(shop, 'a1', [products.cola, '2', 1], [products.beans, '2', 2])
  const last = await orderLines(shop, 'a2', [products.beans, '2', 1])
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

test('orders of other companies and cancelled orders do not count', async () => {
  const number = await orderLines(shop, 'a1', [products.beans, '2', 2])
  expect((await shop.get('b1', bought)).previouslyBought).toEqual([])
  await shop.deps.pool.query(`update orders set state = 'CANCELLED' where number = $1`, [number])
  expect((await shop.get('a1', bought)).previouslyBought).toEqual([])
})

test('the unit is the only one until the company orders another, or a box changes', async () => {
  const units = `query ($ids: [Int64!]) { previouslyBought(productIds: $ids) { onlyUnit } }`
  const unitOf = async (id: number) =>
    (await shop.get('a1', units, { ids: [id] })).previouslyBought.map(
      ({ onlyUnit }: { readonly onlyUnit: string | null }) => onlyUnit,
    )
  await orderLines(shop, 'a1', [products.beans, '2', 2])
  const number = await orderLines(shop, 'a1', [products.beans, '2', 1])
  expect(await unitOf(products.beans)).toEqual(['2'])
  await shop.deps.pool.query(
    `update order_line set pieces_per_box = pieces_per_box + 1 from orders where orders.id = order_id and number = $1`,
    [number],
  )
  expect(await unitOf(products.beans)).toEqual([null])
  await orderLines(shop, 'a1', [products.beans, '2', 1])
  expect(await unitOf(products.beans)).toEqual(['2'])
  await orderLines(shop, 'a1', [products.beans, '1', 5])
  expect(await unitOf(products.beans)).toEqual([null])
})

test('there is no unit for numbers if the product is no longer sold in it, or if its box was something else', async () => {
  const units = `query ($ids: [Int64!]) { previouslyBought(productIds: $ids) { onlyUnit } }`
  const unitOf = async (id: number) =>
    (await shop.get('a1', units, { ids: [id] })).previouslyBought.map(
      ({ onlyUnit }: { readonly onlyUnit: string | null }) => onlyUnit,
    )
  await orderLines(shop, 'a1', [products.mince, '2', 2], [products.cola, '2', 1])
  const change = async (line: string) => shop.deps.pool.query(`update order_line set ${line}`)
  expect(await unitOf(products.mince)).toEqual(['2'])
  await change('pieces_per_box = 24')
  expect(await unitOf(products.mince)).toEqual([null])
  expect(await unitOf(products.cola)).toEqual(['2'])
  await change('pieces_per_box = null')
  expect(await unitOf(products.mince)).toEqual(['2'])
  expect(await unitOf(products.cola)).toEqual([null])
  await change(`unit = '1'`)
  expect(await unitOf(products.mince)).toEqual([null])
})

test('paid prices are listed with the first order at each price, by unit', async () => {
  const first = await orderLines(shop, 'a1', [products.beans, '2', 1], [products.beans, '1', 3])
  await orderLines(shop, 'a1', [products.beans, '2', 1])
  const dearer = await orderLines(shop, 'a2', [products.beans, '2', 1])
  await shop.deps.pool.query(
    `update order_line set unit_net = 138600 from orders where orders.id = order_id and number = $1`,
    [dearer],
  )
  const cancelled = await orderLines(shop, 'a1', [products.beans, '2', 1])
  await shop.deps.pool.query(`update orders set state = 'CANCELLED' where number = $1`, [cancelled])
  const paid = `{ paidPrices(productId: ${products.beans}) { unit price orderNumber } }`
  expect((await shop.get('a1', paid)).paidPrices).toEqual([
    { unit: '2', price: '13.86', orderNumber: dearer },
    { unit: '2', price: '13.20', orderNumber: first },
    { unit: '1', price: '0.64', orderNumber: first },
  ])
  expect((await shop.get('b1', paid)).paidPrices).toEqual([])
})
