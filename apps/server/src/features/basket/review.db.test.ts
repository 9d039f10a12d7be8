import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const apply = `mutation ($clientId: Uuid!, $operations: [BasketOperationInput!]!) {
  applyBasketOperations(clientId: $clientId, operations: $operations) { version }
}`
const basketId = randomUUID()
const fill = () =>
  shop.get('a1', apply, {
    clientId: randomUUID(),
    operations: [
      { n: 1, type: 'CREATE', basket: basketId, name: 'Weekly' },
      { n: 2, type: 'ADD', product: products.beans, unit: '2', quantity: 1 },
      { n: 3, type: 'ADD', product: products.promoted, unit: '1', quantity: 1 },
    ],
  })

describe('a reviewed basket', () => {
  test('names its lines, even if the product was deleted', async () => {
    await fill()
    await shop.deps.pool.query(
      `update product set deleted_at = now(), catalogue_version = 2 where id = ${products.promoted}`,
    )
    await shop.deps.pool.query(`update version set n = 2 where name = 'catalogue'`)
    await shop.deps.catalogue.syncTo(2)
    const { basket } = await shop.get(
      'a1',
      `{ basket { review { lines { name code product { id } isOrderable problems { type } } } } }`,
    )
    expect(basket.review.lines).toEqual([
      { name: 'Baked Beans', code: '104033', product: { id: '1' }, isOrderable: true, problems: [] },
      {
        name: 'Rice',
        code: '800001',
        product: null,
        isOrderable: false,
        problems: [{ type: 'NO_LONGER_AVAILABLE' }],
      },
    ])
  })
})

describe('a basket with the last of a product', () => {
  const quantities = async (lines: readonly object[]) =>
    (
      await shop.get('a1', `query ($lines: [RequestedLineInput!]!) { addableQuantities(lines: $lines) }`, {
        lines,
      })
    ).addableQuantities
  const line = (product: number, unit: string, quantity: number) => ({ product, unit, quantity })

  test('says before adding how much of each line it would take, although the count is hidden', async () => {
    expect(await quantities([line(products.beans, '2', 400), line(products.cola, '2', 2)])).toEqual([4, 2])
  })

  test('shares the stock between lines of one product and what the basket has', async () => {
    const lines = [line(products.beans, '2', 3), line(products.beans, '2', 3), line(products.beans, '1', 9)]
    expect(await quantities(lines)).toEqual([3, 1, 4])
    await fill()
    expect(await quantities(lines)).toEqual([3, 0, 4])
    const { basketList } = await shop.get('a1', '{ basketList { baskets { products { quantity } } } }')
    expect(basketList.baskets).toEqual([{ products: [{ quantity: 1 }, { quantity: 1 }] }])
  })

  test('takes nothing of what cannot be added', async () => {
    const lines = [products.priceless, products.soldOut, products.appOnly, products.deleted, 999].map((id) =>
      line(id, '1', 1),
    )
    expect(await quantities(lines)).toEqual([0, 0, 0, 0, 0])
  })

  test('marks the line that has all of it', async () => {
    await fill()
    const reviewLines = async () =>
      (await shop.get('a1', '{ basket { review { lines { quantity hasLastStock } } } }')).basket.review.lines
    expect(await reviewLines()).toMatchObject([{ hasLastStock: false }, { hasLastStock: false }])
    await shop.get('a1', apply, {
      clientId: randomUUID(),
      operations: [{ n: 1, type: 'ADD', product: products.beans, unit: '2', quantity: 90 }],
    })
    expect(await reviewLines()).toEqual([
      { quantity: 4, hasLastStock: true },
      { quantity: 1, hasLastStock: false },
    ])
  })
})

describe('the list of baskets', () => {
  test('has a version that each write raises', async () => {
    const { applyBasketOperations: written } = await fill()
    const { basketList } = await shop.get('a2', `{ basketList { version baskets { id name } } }`)
    expect(basketList).toEqual({ version: written.version, baskets: [{ id: basketId, name: 'Weekly' }] })
    const { createBasket } = await shop.get('a2', `mutation { createBasket { version } }`)
    expect(Number(createBasket.version)).toBe(Number(written.version) + 1)
  })

  test('is unchanged while nobody writes, and changes as soon as another server writes', async () => {
    await fill()
    const otherServer = await shop.otherServer()
    const list = async () =>
      (await otherServer.get('a2', '{ basketList { version baskets { name } } }')).basketList
    const before = await list()
    expect(await list()).toEqual(before)
    const { createBasket } = await shop.get(
      'a1',
      `mutation { createBasket(basket: { name: "Bar" }) { version } }`,
    )
    expect(await list()).toEqual({
      version: createBasket.version,
      baskets: [{ name: 'Weekly' }, { name: 'Bar' }],
    })
  })
})
