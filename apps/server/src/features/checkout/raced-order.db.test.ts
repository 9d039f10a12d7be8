import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Deps } from '../../kernel/deps.ts'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { applyDirectly } from '../basket/commands.ts'
import { catalogueViewer } from '../catalogue/catalogue-viewer.ts'
import { createBuyers, requestLines } from './buyers.fixture.ts'
import type { OrderRequest } from './order-request.ts'
import { placeOrder } from './place-order.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

async function requestOrder() {
  const [user] = await createBuyers(shop, 1)
  if (!user) throw new Error('Nobody buys')
  const request = await requestLines(shop.deps, user, [[products.cola, '2', 1]])
  const place = async (deps: Deps, orderRequest: OrderRequest) => {
    const outcome = await placeOrder(
      deps,
      { user, viewer: catalogueViewer(deps, user), language: 'en' },
      orderRequest,
    )
    return outcome.ok ? 'PLACED' : outcome.refusal.type
  }
  return { user, request, place }
}

const orders = async () => (await shop.deps.pool.query('select count(*)::int as n from orders')).rows[0].n
const inBasket = async () => (await shop.deps.pool.query('select quantity from basket_line')).rows

describe('an order of something that has changed', () => {
  test('is placed once, however many users order the same basket at once', async () => {
    const { request, place } = await requestOrder()
    const other = await shop.otherServer()
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        return await place([shop.deps, other.deps][index % 2]!, { ...request, key: randomUUID() })
      }),
    )
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'BASKET_EMPTY'), 'PLACED'])
    expect(await orders()).toBe(1)
  })

  test('is refused if a colleague changed the basket on another server, and the change stays', async () => {
    const { user, request, place } = await requestOrder()
    const other = await shop.otherServer()
    const viewer = catalogueViewer(other.deps, user)
    await applyDirectly(
      other.deps,
      { user, viewer, deviceId: null, deviceSystem: null, language: 'en' },
      () => [
        {
          type: 'replaceLines',
          basketId: request.basketId,
          lines: [
            {
              productId: products.cola as never,
              unit: '2',
              quantity: 2000 as never,
              price: null,
              note: null,
            },
          ],
        },
      ],
    )
    expect(await place(shop.deps, request)).toBe('QUOTE_CHANGED')
    expect(await orders()).toBe(0)
    expect(await inBasket()).toEqual([{ quantity: 2000 }])
  })

  test('does not wait until this server has loaded an import of other products', async () => {
    const { request, place } = await requestOrder()
    const { pool } = shop.deps
    await pool.query(`update version set n = n + 1 where name = 'catalogue'`)
    await pool.query(
      `update product set catalogue_version = (select n from version where name = 'catalogue') where id = ${products.beans}`,
    )
    const catalogue = { ...shop.deps.catalogue, syncTo: () => Promise.reject(new Error('The order waited')) }
    expect(await place({ ...shop.deps, catalogue }, request)).toBe('PLACED')
  })

  test('is not placed at prices of a time that was lost when the database was set back', async () => {
    const { request, place } = await requestOrder()
    await shop.deps.pool.query(`update version set n = n - 1 where name = 'catalogue'`)
    expect(await place(shop.deps, request)).toBe('BUSY')
    expect(await orders()).toBe(0)
  })

  test('is refused if the goods are suspended, even if the server does not know that yet', async () => {
    const { request, place } = await requestOrder()
    await shop.deps.pool.query(`update stock_level set suspended = true where product_id = ${products.cola}`)
    expect(await place(shop.deps, request)).toBe('SHORT_OF_STOCK')
    expect(await orders()).toBe(0)
    expect(await inBasket()).toEqual([{ quantity: 1000 }])
  })
})
