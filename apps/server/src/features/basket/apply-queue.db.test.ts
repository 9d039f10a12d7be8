import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const apply = `mutation ($clientId: Uuid!, $operations: [BasketOperationInput!]!) {
  applyBasketOperations(clientId: $clientId, operations: $operations) {
    baskets { id name isActive products { product unit quantity priceWhenAdded } total }
    lastN
    problems { n type product quantity }
  }
}`
const add = (n: number, product: number, quantity = 1, unit = '2') => ({
  n,
  type: 'ADD',
  product,
  unit,
  quantity,
  price: '13.20',
})
const create = (n: number, basket = randomUUID(), name = '') => ({ n, type: 'CREATE', basket, name })
const quantities = async (caller: 'a1' | 'b1' = 'a1') => {
  const { baskets } = await shop.get(caller, '{ baskets { isActive products { product unit quantity } } }')
  return baskets.find((basket: { isActive: boolean }) => basket.isActive)?.products ?? []
}

describe('the queue of a device', () => {
  test('is applied once, however often it is sent', async () => {
    const clientId = randomUUID()
    const operations = [create(1), add(2, products.beans, 2)]
    const first = await shop.get('a1', apply, { clientId, operations })
    const again = await shop.get('a1', apply, { clientId, operations })
    const longer = await shop.get('a1', apply, {
      clientId,
      operations: [...operations, add(3, products.beans, 1)],
    })
    expect(first.applyBasketOperations.lastN).toBe(2)
    expect(again.applyBasketOperations.lastN).toBe(2)
    expect(longer.applyBasketOperations.lastN).toBe(3)
    expect(await quantities()).toEqual([{ product: '1', unit: '2', quantity: 3 }])
  })

  test('whose response was lost gets the same response again, from any server, with or without further operations', async () => {
    const other = await shop.otherServer()
    const clientId = randomUUID()
    const operations = [create(1), add(2, products.beans, 9), add(3, products.soldOut, 1, '1')]
    const first = await shop.get('a1', apply, { clientId, operations })
    expect(first.applyBasketOperations.problems).toEqual([
      { n: 2, type: 'CAPPED_BY_STOCK', product: '1', quantity: 4 },
      { n: 3, type: 'CAPPED_BY_STOCK', product: '5', quantity: 0 },
    ])
    for (const server of [shop, other])
      expect(await server.get('a1', apply, { clientId, operations })).toEqual(first)
    const longer = await other.get('a1', apply, {
      clientId,
      operations: [...operations, add(4, products.priceless, 1, '1')],
    })
    expect(longer.applyBasketOperations.problems).toEqual([
      ...first.applyBasketOperations.problems,
      { n: 4, type: 'NO_PRICE', product: '4', quantity: null },
    ])
    // A client that continues has received the response.
    const next = await shop.get('a1', apply, { clientId, operations: [add(5, products.cola, 1)] })
    expect(next.applyBasketOperations.problems).toEqual([])
  })

  test('keeps the shown price and totals at the company’s own price', async () => {
    const { applyBasketOperations } = await shop.get('a1', apply, {
      clientId: randomUUID(),
      operations: [create(1), add(2, products.beans, 2)],
    })
    expect(applyBasketOperations.baskets[0]).toMatchObject({
      name: 'Basket 1',
      total: '26.40',
      products: [{ priceWhenAdded: '13.20' }],
    })
  })

  test('sent five times at once over two servers is applied once', async () => {
    const servers = [shop, await shop.otherServer()]
    const clientId = randomUUID()
    const operations = [create(1), add(2, products.beans, 1), add(3, products.cola, 1)]
    await Promise.all(
      Array.from({ length: 5 }, (_, index) => servers[index % 2]!.get('a1', apply, { clientId, operations })),
    )
    expect(await quantities()).toEqual([
      { product: '1', unit: '2', quantity: 1 },
      { product: '3', unit: '2', quantity: 1 },
    ])
  })

  test('is refused and changes nothing if an operation is missing', async () => {
    const answer = await shop.execute('a1', apply, { clientId: randomUUID(), operations: [create(2)] })
    expect(refusalIn(answer)).toMatchObject({ code: 409, key: 'OPERATIONS_MISSING' })
    expect(await quantities()).toEqual([])
  })

  test('of another user counts as missing', async () => {
    const clientId = randomUUID()
    await shop.get('a1', apply, { clientId, operations: [create(1)] })
    for (const caller of ['a2', 'b1'] as const)
      expect(
        refusalIn(await shop.execute(caller, apply, { clientId, operations: [create(2)] })),
      ).toMatchObject({
        code: 404,
      })
  })

  test('reports capped and refused operations, and applies the others', async () => {
    const { applyBasketOperations } = await shop.get('a1', apply, {
      clientId: randomUUID(),
      operations: [
        create(1),
        add(2, products.beans, 9),
        add(3, products.priceless, 1, '1'),
        add(4, products.deleted, 1, '1'),
        add(5, products.appOnly, 1, '1'),
        add(6, products.soldOut, 1, '1'),
        add(7, products.cola, 1),
      ],
    })
    expect(applyBasketOperations.problems).toEqual([
      { n: 2, type: 'CAPPED_BY_STOCK', product: '1', quantity: 4 },
      { n: 3, type: 'NO_PRICE', product: '4', quantity: null },
      { n: 4, type: 'PRODUCT_NOT_FOUND', product: '7', quantity: null },
      { n: 5, type: 'PRODUCT_NOT_FOUND', product: '6', quantity: null },
      { n: 6, type: 'CAPPED_BY_STOCK', product: '5', quantity: 0 },
    ])
    expect(await quantities()).toEqual([
      { product: '1', unit: '2', quantity: 4 },
      { product: '3', unit: '2', quantity: 1 },
    ])
  })
})

describe('many devices of one company at once', () => {
  test('lose and duplicate no line over two servers', async () => {
    const servers = [shop, await shop.otherServer()]
    await shop.get('a1', apply, { clientId: randomUUID(), operations: [create(1)] })
    const devices = Array.from({ length: 6 }, () => randomUUID())
    await Promise.all(
      devices.map(async (clientId, device) => {
        for (let n = 1; n <= 10; n += 1) {
          const server = servers[(device + n) % 2]!
          const send = () =>
            server.get(device % 2 ? 'a1' : 'a2', apply, {
              clientId,
              operations: [add(n, products.promoted, 1, '1')],
            })
          // Every third response is lost, and the device sends again.
          if (n % 3 === 0) await send()
          await send()
        }
      }),
    )
    expect(await quantities()).toEqual([{ product: '8', unit: '1', quantity: 60 }])
  })

  test('lose lines if each writes the whole array, as a naive shop would', async () => {
    const arrays: { lines: number[] } = { lines: [] }
    const write = async (line: number): Promise<void> => {
      const { lines } = arrays
      await new Promise((resolve) => setTimeout(resolve, 1))
      arrays.lines = [...lines, line]
    }
    await Promise.all(Array.from({ length: 60 }, (_, line) => write(line)))
    expect(arrays.lines.length).toBeLessThan(60)
  })
})

describe('the basket helpers of the API', () => {
  const line = '(productId: 3, quantity: 1, unit: "2")'
  test('add to the active basket, and create one if there is none', async () => {
    const { addBasketProduct } = await shop.get(
      'a1',
      `mutation { addBasketProduct${line} { baskets { name isActive products { quantity } } } }`,
    )
    expect(addBasketProduct.baskets).toEqual([
      { name: 'Basket 1', isActive: true, products: [{ quantity: 1 }] },
    ])
  })

  test('refuse to remove a missing line, in the specified words', async () => {
    const answer = await shop.execute('a1', `mutation { removeBasketProduct${line} { version } }`)
    expect(refusalIn(answer)).toEqual({
      code: 404,
      key: 'LINE_NOT_FOUND',
      message: 'product could not found!',
    })
    await shop.get('a1', `mutation { addBasketProduct${line} { version } }`)
    await shop.get('a1', `mutation { removeBasketProduct${line} { version } }`)
    expect(await quantities()).toEqual([])
  })

  test('refuse a name of 61 characters, in the specified words', async () => {
    const answer = await shop.execute(
      'a1',
      'mutation ($name: String) { createBasket(basket: { name: $name }) { version } }',
      { name: 'x'.repeat(61) },
    )
    expect(refusalIn(answer)).toEqual({
      code: 422,
      key: 'BASKET_NOT_CREATED',
      message: 'error while creating basket',
    })
  })
})
