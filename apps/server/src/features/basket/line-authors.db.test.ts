import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop, type TestUser } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const change = (caller: TestUser, verb: 'add' | 'remove', product: number) =>
  shop.get(
    caller,
    `mutation { ${verb}BasketProduct(productId: ${product}, quantity: 2, unit: "1") { version } }`,
  )

const authors = async (on: TestShop, caller: TestUser): Promise<unknown> => {
  const { basket } = await on.get(
    caller,
    '{ basket { products { product changedBy { name deviceSystem } } } }',
  )
  return basket.products
}

test('a line shows colleagues who changed it last, on every server, but not the author on any device', async () => {
  await change('a1', 'add', products.beans)
  await change('a1', 'add', products.promoted)
  await change('a2', 'add', products.beans)
  const [beans, promoted] = [String(products.beans), String(products.promoted)]
  for (const server of [shop, await shop.otherServer()]) {
    expect(await authors(server, 'a1')).toEqual([
      { product: beans, changedBy: { name: 'Ada', deviceSystem: null } },
      { product: promoted, changedBy: null },
    ])
    expect(await authors(server, 'a2')).toEqual([
      { product: beans, changedBy: null },
      { product: promoted, changedBy: { name: 'Deniz', deviceSystem: null } },
    ])
  }
  // The changes came from other devices than those that look.
  await shop.deps.db.updateTable('basket_line').set({ device_id: randomUUID() }).execute()
  expect(await authors(await shop.otherServer(), 'a1')).toEqual([
    { product: beans, changedBy: { name: 'Ada', deviceSystem: null } },
    { product: promoted, changedBy: null },
  ])
  await change('a1', 'remove', products.beans)
  expect(await authors(shop, 'a1')).toEqual([
    { product: beans, changedBy: null },
    { product: promoted, changedBy: null },
  ])
})
