import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'
import {
  customerOperations,
  documentFor,
  matrix,
  openStaffOf,
  staffOperations,
} from './permission-matrix.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

describe('a visitor', () => {
  test.each([...customerOperations, ...staffOperations])('may not call %s', async (name) => {
    expect(refusalIn(await shop.execute('visitor', documentFor(name)))).toMatchObject({
      code: 401,
      key: 'NOT_SIGNED_IN',
    })
  })

  test.each([...matrix.anyone, ...matrix.catalogue])('may call %s', async (name) => {
    expect(refusalIn(await shop.execute('visitor', documentFor(name)))?.key).not.toBe('NOT_SIGNED_IN')
  })

  test.each(matrix.catalogue)(
    'may not call %s when the login wall is on, but customers and staff may, who fill the cache',
    async (name) => {
      const staff = await openStaffOf(shop, 'PURCHASING')
      await setLoginWall(true)
      for (let n = 0; n < 3; n += 1) {
        expect((await shop.askAs(staff, documentFor(name))).status).toBe(200)
        expect(refusalIn(await shop.execute('a1', documentFor(name)))?.code).not.toBe(401)
        expect(refusalIn(await shop.execute('visitor', documentFor(name)))).toMatchObject({ code: 401 })
      }
      await setLoginWall(false)
    },
  )
})

describe('a customer', () => {
  test.each(staffOperations)('may not call %s', async (name) => {
    expect(refusalIn(await shop.execute('a1', documentFor(name)))).toMatchObject({
      code: 403,
      key: 'NOT_ALLOWED',
    })
  })
})

describe('a buyer', () => {
  test.each(matrix.owner)('may not call %s, but an owner may', async (name) => {
    expect(refusalIn(await shop.execute('a2', documentFor(name)))).toMatchObject({ key: 'NOT_ALLOWED' })
    expect(refusalIn(await shop.execute('a1', documentFor(name)))?.key).not.toBe('NOT_ALLOWED')
  })
})

describe('one company', () => {
  test('cannot tell another company’s basket from one that does not exist', async () => {
    const { createBasket } = await shop.get('b1', 'mutation { createBasket { baskets { id isActive } } }')
    const foreign = createBasket.baskets.find((basket: { isActive: boolean }) => basket.isActive).id
    const missing = '00000000-0000-4000-8000-000000000000'
    const act = (id: string) =>
      Promise.all([
        shop.execute('a1', 'query ($id: Uuid) { basket(id: $id) { name } }', { id }),
        shop.execute('a1', 'query ($id: Uuid) { checkoutQuote(basketId: $id) { quote } }', { id }),
        shop.execute(
          'a1',
          `mutation ($client: Uuid!, $id: Uuid) { applyBasketOperations(clientId: $client, operations: [
            { n: 1, type: DELETE, basket: $id }, { n: 2, type: ADD, basket: $id, product: 1, unit: "1", quantity: 1 }
          ]) { problems { n type } } }`,
          { client: crypto.randomUUID(), id },
        ),
      ])
    const [onForeign, onMissing] = [await act(foreign), await act(missing)]
    expect(onForeign.map((answer) => answer.result)).toEqual(onMissing.map((answer) => answer.result))
    expect(
      (
        await shop.get('b1', 'query ($id: Uuid) { basket(id: $id) { products { product } } }', {
          id: foreign,
        })
      ).basket,
    ).toEqual({ products: [] })
  })

  test('sees its own prices, and nobody else sees them', async () => {
    const price = '{ product(id: 1) { units { unit price priceKind } privatePrice { parcelPrice } } }'
    const own = await shop.get('a1', price)
    expect(own.product.units[1]).toEqual({ unit: '2', price: '13.20', priceKind: 'PRIVATE' })
    for (const caller of ['b1', 'visitor'] as const) {
      const other = await shop.get(caller, price)
      expect(other.product.units[1]).toEqual({ unit: '2', price: '14.64', priceKind: 'STANDARD' })
      expect(other.product.privatePrice).toBeNull()
    }
  })

  test('sees no stock count above the limit in any field', async () => {
    const stock = async (id: number) =>
      (await shop.get('a1', `{ product(id: ${id}) { stockStatus { available stockCount } } }`)).product
        .stockStatus
    expect(await stock(1)).toEqual({ available: true, stockCount: null })
    await shop.deps.pool.query('update stock_level set on_hand = 20 where product_id = 1')
    await shop.deps.catalogue.syncTo(0)
    expect(await stock(1)).toEqual({ available: true, stockCount: 20 })
  })
})

async function setLoginWall(isUp: boolean): Promise<void> {
  await shop.deps.pool.query(
    `insert into config values ('loginWall', '${isUp}') on conflict (key) do update set value = excluded.value`,
  )
  const { rows } = await shop.deps.pool.query(
    `update version set n = n + 1 where name = 'settings' returning n`,
  )
  await shop.deps.wholesaler.syncTo(rows[0].n)
}
