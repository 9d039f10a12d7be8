import { afterEach, beforeEach, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { orderLines } from '../../testing/order-lines.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const { beans, cola } = products

/** Beans were 24 in a box. */
async function changeBox(pieces: number): Promise<void> {
  await shop.deps.pool.query(
    'update product set unit_rate1 = $1, catalogue_version = catalogue_version + 1 where id = $2',
    [pieces, beans],
  )
  const { rows } = await shop.deps.pool.query(
    `update version set n = n + 1 where name = 'catalogue' returning n`,
  )
  await shop.deps.catalogue.syncTo(Number(rows[0].n))
}

const review = async () => {
  const { basket } = await shop.get(
    'a1',
    '{ basket { products { piecesPerBoxWhenAdded } review { lines { unit problems { type piecesPerBoxWhenAdded } } } } }',
  )
  return basket
}
const add = (product: number, unit: '1' | '2', quantity: number) =>
  shop.get(
    'a1',
    `mutation ($product: Int64!, $quantity: Quantity!, $unit: String!) {
      addBasketProduct(productId: $product, quantity: $quantity, unit: $unit) { baskets { id } } }`,
    { product, unit, quantity },
  )

test('a basket line says that its box has changed, also after its quantity changes', async () => {
  await add(beans, '2', 1)
  await add(beans, '1', 1)
  await add(cola, '2', 1)
  await changeBox(12)
  await add(beans, '2', 1)
  const { products: lines, review: reviewed } = await review()
  expect(lines.map((line: { piecesPerBoxWhenAdded: number }) => line.piecesPerBoxWhenAdded)).toEqual([
    24,
    null,
    24,
  ])
  const problems = reviewed.lines.map((line: { problems: unknown }) => line.problems)
  expect(problems).toEqual([[{ type: 'BOX_CHANGED', piecesPerBoxWhenAdded: 24 }], [], []])
  await changeBox(24)
  expect((await review()).review.lines[0].problems).toEqual([])
})

test('a par level in boxes keeps its pieces', async () => {
  const setPar = (product: number, unit: '1' | '2', quantity: number) =>
    shop.get(
      'a1',
      `mutation ($product: Int64!, $unit: String!, $quantity: Quantity!) {
        addToOrderGuide(productId: $product) setOrderGuidePar(productId: $product, unit: $unit, quantity: $quantity) }`,
      { product, unit, quantity },
    )
  const par = async () => {
    const { orderGuide } = await shop.get('a1', '{ orderGuide { product { id } par parUnit } }')
    return orderGuide.find(({ product }: { product: { id: string } }) => product.id === String(beans))
  }
  await setPar(beans, '2', 3)
  for (const [pieces, boxes] of [
    [12, 6],
    [48, 2],
    [24, 3],
  ] as const) {
    await changeBox(pieces)
    expect(await par()).toMatchObject({ par: boxes, parUnit: '2' })
  }
  await setPar(beans, '1', 3)
  await changeBox(12)
  expect(await par()).toMatchObject({ par: 3, parUnit: '1' })
  await setPar(beans, '2', 3)
  expect(await par()).toMatchObject({ par: 3, parUnit: '2' })
})

test('the order guide has the old box, and usual quantities in today’s boxes', async () => {
  for (const date of ['2026-11-02', '2026-11-09', '2026-11-16']) {
    const number = await orderLines(shop, 'a1', [beans, '2', 1])
    await shop.deps.pool.query('update orders set placed_at = $1 where number = $2', [date, number])
  }
  await changeBox(12)
  const { orderGuide, orders } = await shop.get(
    'a1',
    `{ orderGuide { lastQuantity lastPiecesPerBox usualQuantity product { piecesPerBox: unitRate1 } }
      orders { orders { number } } }`,
  )
  expect(orderGuide).toEqual([
    { lastQuantity: 1, lastPiecesPerBox: 24, usualQuantity: 2, product: { piecesPerBox: 12 } },
  ])
  const { order } = await shop.get(
    'a1',
    `{ order(number: "${orders.orders[0].number}") { lines { piecesPerBox } } }`,
  )
  expect(order.lines).toEqual([{ piecesPerBox: 24 }])
})
