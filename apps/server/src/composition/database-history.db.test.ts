import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { products } from '../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let other: TestShop
beforeEach(async () => {
  shop = await openTestShop()
  other = await shop.otherServer()
  await Promise.all([shop.goLive(50), other.goLive(50)])
})
afterEach(() => shop.close())

const saved = ['version', 'price', 'stock_level'] as const

/** Stands for a restore to an earlier time: puts back at once what was saved. */
async function restore(): Promise<void> {
  const restored = saved.map(
    (table) =>
      `delete from ${table}; insert into ${table} overriding system value select * from saved_${table}`,
  )
  await shop.deps.pool.query(restored.join(';'))
}

const priceAt = async (server: TestShop): Promise<string> => {
  const { product } = await server.get('a1', `{ product(id: ${products.cola}) { units { price } } }`)
  return JSON.stringify(product)
}

test('servers drop what they hold of a lost history, and devices are told higher versions', async () => {
  const { pool, catalogue } = shop.deps
  for (const table of saved) await pool.query(`create table saved_${table} as table ${table}`)
  const before = await priceAt(shop)
  await pool.query(
    `update price set price = price + 100, parcel_price = parcel_price + 100;
     update version set n = n + 5;
     update product set catalogue_version = (select n from version where name = 'catalogue');
     update stock_level set on_hand = 1`,
  )
  await expect.poll(() => priceAt(other)).not.toBe(before)
  await expect.poll(() => priceAt(shop)).not.toBe(before)
  const told = catalogue.current().version
  await restore()
  for (const server of [shop, other]) {
    await expect.poll(() => priceAt(server)).toBe(before)
    expect(server.deps.catalogue.current().version).toBeGreaterThan(told)
    expect(server.deps.catalogue.stock.of(products.cola as never).onHand).toBeGreaterThan(1)
    expect(server.deps.catalogue.changedSince(told, Infinity)?.products.size).toBe(
      catalogue.current().products.length,
    )
  }
  const added = await other.get(
    'a1',
    `mutation ($clientId: Uuid!, $operations: [BasketOperationInput!]!) {
      applyBasketOperations(clientId: $clientId, operations: $operations) { lastN }
    }`,
    { clientId: randomUUID(), operations: [{ n: 1, type: 'CREATE', basket: randomUUID(), name: '' }] },
  )
  expect(added.applyBasketOperations.lastN).toBe(1)
})

test('another timeline begins another history once, whichever server notices it', async () => {
  const { pool, catalogue } = shop.deps
  const before = catalogue.current().version
  await pool.query(`update schema set history = 'of another cluster'`)
  const epochOf = async () => (await pool.query<{ epoch: number }>('select epoch from schema')).rows[0]?.epoch
  await expect.poll(epochOf).toBe(1)
  for (const server of [shop, other])
    await expect.poll(() => server.deps.catalogue.current().version).toBe(before + 1_000_000)
  expect(await epochOf()).toBe(1)
})
