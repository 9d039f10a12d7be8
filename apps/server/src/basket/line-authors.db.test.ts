import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../testing/fill-test-shop.ts'
import { openTestShop, type TestLogin, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const change = (who: TestLogin, verb: 'add' | 'remove', product: number) =>
  shop.get(
    who,
    `mutation { ${verb}BasketProduct(productId: ${product}, quantity: 2, unit: "1") { version } }`,
  )

const authors = async (on: TestShop): Promise<unknown> => {
  const { basket } = await on.get('a1', '{ basket { products { product changedBy { name deviceSystem } } } }')
  return basket.products
}

test('a line says who changed it last, on every server', async () => {
  await change('a1', 'add', products.beans)
  await change('a1', 'add', products.promoted)
  await change('a2', 'add', products.beans)
  const expected = [
    { product: '1', changedBy: { name: 'Ada', deviceSystem: null } },
    { product: '8', changedBy: { name: 'Deniz', deviceSystem: null } },
  ]
  expect(await authors(shop)).toEqual(expected)
  expect(await authors(await shop.otherServer())).toEqual(expected)
  await change('a1', 'remove', products.beans)
  expect(await authors(shop)).toEqual([
    { product: '1', changedBy: { name: 'Deniz', deviceSystem: null } },
    expected[1],
  ])
})
