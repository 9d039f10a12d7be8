import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
const basket = randomUUID()
beforeEach(async () => {
  shop = await openTestShop()
  await shop.get('a1', apply, queue({ type: 'CREATE', basket, name: 'Ours' }))
})
afterEach(() => shop.close())

const apply = `mutation ($clientId: Uuid!, $operations: [BasketOperationInput!]!) {
  applyBasketOperations(clientId: $clientId, operations: $operations) {
    baskets { products { product unit quantity } } lastN problems { type quantity }
  }
}`
const queue = (...operations: object[]) => ({
  clientId: randomUUID(),
  operations: operations.map((operation, index) => ({ n: index + 1, ...operation })),
})
const add = (quantity: unknown, more: object = {}) => ({
  type: 'ADD',
  product: products.beans,
  unit: '1',
  quantity,
  ...more,
})
const lines = async (caller: 'a1' | 'b1' = 'a1') =>
  (await shop.get(caller, '{ baskets { products { product unit quantity } } }')).baskets.flatMap(
    (each: { products: object[] }) => each.products,
  )

describe('a quantity', () => {
  test.each([
    ['below nothing', add(-1)],
    ['beyond counting', add(1e21)],
    ['beyond what 53 bits hold', add('9007199254740993')],
    ['with four decimals', add('1.0001')],
    ['that is no number', add('NaN')],
    ['below nothing, taken away', { ...add(-5), type: 'REMOVE' }],
    ['below nothing, set', { ...add(-5), type: 'SET_QUANTITY' }],
    ['at a price below nothing', add(1, { price: '-0.01' })],
    ['of a unit that is none', add(1, { unit: 'box' })],
    ['of no unit', { type: 'ADD', product: products.beans, quantity: 1 }],
  ])('is refused if it is %s, and no operation of the queue is applied', async (_, operation) => {
    const answer = await shop.execute('a1', apply, queue(add(1), operation))
    expect(refusalIn(answer)).toMatchObject({ code: 400, key: 'BAD_INPUT' })
    expect(await lines()).toEqual([])
  })

  test.each([
    ['half a piece', add(0.5)],
    ['half a box', add(1.5, { unit: '2' })],
    ['nothing', add(0)],
    [
      'more than can be paid, put where no cap holds',
      {
        type: 'REPLACE_LINES',
        lines: [{ product: products.beans, unit: '2', quantity: 1_000_001 }],
      },
    ],
  ])('of %s is reported as invalid', async (_, operation) => {
    const { applyBasketOperations } = await shop.get('a1', apply, queue(operation))
    expect(applyBasketOperations.problems).toEqual([{ type: 'INVALID_QUANTITY', quantity: null }])
    expect(await lines()).toEqual([])
  })

  test('of a million is capped at the stock and reported', async () => {
    const { applyBasketOperations } = await shop.get('a1', apply, queue(add(1_000_000)))
    expect(await lines()).toEqual([{ product: '1', unit: '1', quantity: 100 }])
    expect(applyBasketOperations.problems).toEqual([{ type: 'CAPPED_BY_STOCK', quantity: 100 }])
  })

  test('adds up exactly: ten tenths of a kilogram are one', async () => {
    const tenth = { type: 'ADD', product: products.mince, unit: '2', quantity: 0.1 }
    await shop.get('a1', apply, queue(...Array.from({ length: 10 }, () => tenth)))
    expect(await lines()).toEqual([{ product: '2', unit: '2', quantity: 1 }])
    const { baskets } = await shop.get('a1', '{ baskets { total } }')
    expect(baskets).toEqual([{ total: '6.50' }])
  })

  test('in pieces and boxes together is capped at the stock, in any order', async () => {
    const { applyBasketOperations } = await shop.get(
      'a1',
      apply,
      queue(add(90), add(4, { unit: '2' }), add(9)),
    )
    // There are 100 pieces: after 90 there is no room for a box of 24, but for the nine pieces requested.
    expect(await lines()).toEqual([{ product: '1', unit: '1', quantity: 99 }])
    expect(applyBasketOperations.problems).toEqual([{ type: 'CAPPED_BY_STOCK', quantity: 0 }])
  })
})

describe('a text', () => {
  test.each(['\u0000', 'half \ud83d a sign', '\udc00'])(
    'that no database can store is refused',
    async (name) => {
      const answer = await shop.execute('a1', apply, queue({ type: 'RENAME', basket, name }))
      expect(refusalIn(answer)).toMatchObject({ code: 400 })
    },
  )

  test.each(['🥫 Tins', String.raw`back\u0000slash`, '<b>bold</b>', 'İıŞş'])(
    'that is odd but valid is stored unchanged: %s',
    async (name) => {
      await shop.get('a1', apply, queue({ type: 'RENAME', basket, name }))
      expect((await shop.get('a1', '{ baskets { name } }')).baskets).toEqual([{ name }])
    },
  )

  test('that turns the direction of what follows is stored without the sign that does so', async () => {
    await shop.get('a1', apply, queue({ type: 'RENAME', basket, name: '\u202esdrawkcab' }))
    expect((await shop.get('a1', '{ baskets { name } }')).baskets).toEqual([{ name: 'sdrawkcab' }])
  })
})

describe('the number of an operation', () => {
  test('below one, repeated or out of order applies nothing twice', async () => {
    const clientId = randomUUID()
    const send = (...numbers: number[]) =>
      shop.execute('a1', apply, { clientId, operations: numbers.map((n) => ({ ...add(1), n })) })
    for (const numbers of [[0], [-1], [1, 1], [2, 1], [1, 3]])
      expect(refusalIn(await send(...numbers))?.code, String(numbers)).toBeGreaterThanOrEqual(400)
    expect(await lines()).toEqual([])
    await send(1, 2)
    await send(1, 2)
    await send(2, 3)
    expect(await lines()).toEqual([{ product: '1', unit: '1', quantity: 3 }])
  })

  test('counts within one queue, whatever the case of its id', async () => {
    const clientId = randomUUID()
    const send = (id: string) => shop.get('a1', apply, { clientId: id, operations: [{ ...add(1), n: 1 }] })
    await send(clientId)
    await send(clientId.toUpperCase())
    expect(await lines()).toEqual([{ product: '1', unit: '1', quantity: 1 }])
  })
})

describe('a queue', () => {
  test('of 201 operations or with 2,000 lines is refused and changes nothing', async () => {
    const replaced = Array.from({ length: 2000 }, (_, index) => ({
      product: index + 1,
      unit: '1',
      quantity: 1,
    }))
    for (const operations of [
      [add(1), { type: 'REPLACE_LINES', lines: replaced }],
      [
        add(1),
        {
          type: 'MOVE_LINES',
          toBasket: basket,
          moved: replaced.map(({ product, unit }) => ({ product, unit })),
        },
      ],
      Array.from({ length: 201 }, () => add(1)),
      [],
    ])
      expect(refusalIn(await shop.execute('a1', apply, queue(...operations)))?.code).toBe(400)
    expect(await lines()).toEqual([])
  })

  test('cannot set the time of a write, which is the server’s', async () => {
    const dated = queue({ ...add(1), at: '2027-11-23T10:00:00Z', updatedAt: '2027-11-23T10:00:00Z' })
    expect(refusalIn(await shop.execute('a1', apply, dated))?.code).toBe(400)
    await shop.get('a1', apply, queue(add(1)))
    expect((await shop.get('a1', '{ baskets { updatedAt } }')).baskets).toEqual([
      { updatedAt: new Date(shop.clock.nowMs()).toISOString() },
    ])
  })

  test('cannot be continued by another user', async () => {
    const own = queue(add(1))
    await shop.get('a1', apply, own)
    for (const caller of ['a2', 'b1'] as const)
      expect(
        refusalIn(await shop.execute(caller, apply, { ...own, operations: [{ ...add(5), n: 2 }] })),
      ).toMatchObject({
        code: 404,
      })
    expect(await lines()).toEqual([{ product: '1', unit: '1', quantity: 1 }])
  })

  test.each([
    ['of 61 characters', 'x'.repeat(61), ['BASKET_NAME_TOO_LONG'], ['Ours']],
    ['of spaces', ' \u00a0\t ', [], ['Ours', 'Basket 2']],
  ])('with a basket name %s', async (_, name, problems, names) => {
    const created = queue({ type: 'CREATE', basket: randomUUID(), name })
    const { applyBasketOperations } = await shop.get('a1', apply, created)
    expect(applyBasketOperations.problems.map(({ type }: { type: string }) => type)).toEqual(problems)
    expect((await shop.get('a1', '{ baskets { name } }')).baskets).toEqual(
      names.map((each) => ({ name: each })),
    )
  })
})

describe('another company', () => {
  test('may create a basket with the same id, and neither affects the other', async () => {
    await shop.get('a1', apply, queue(add(1)))
    await shop.get('b1', apply, queue({ type: 'CREATE', basket, name: 'Theirs' }, add(2, { basket })))
    expect(await lines('a1')).toEqual([{ product: '1', unit: '1', quantity: 1 }])
    await shop.get('b1', apply, queue({ type: 'DELETE', basket }))
    expect(await lines('b1')).toEqual([])
    expect((await shop.get('a1', '{ baskets { name } }')).baskets).toEqual([{ name: 'Ours' }])
  })
})

test('a line that another server added can be removed', async () => {
  const other = await shop.otherServer()
  await other.get('a1', '{ baskets { id } }')
  await shop.get('a1', apply, queue(add(2)))
  await other.get('a1', 'mutation { removeBasketProduct(productId: 1, quantity: 1, unit: "1") { version } }')
  expect(await lines()).toEqual([{ product: '1', unit: '1', quantity: 1 }])
})
