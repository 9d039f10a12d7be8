import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const fields = 'id name isActive products { product unit quantity priceWhenAdded note }'
const apply = `mutation ($clientId: Uuid!, $operations: [BasketOperationInput!]!) {
  applyBasketOperations(clientId: $clientId, operations: $operations) {
    baskets { ${fields} } problems { n type name }
  }
}`
const send = async (operations: readonly object[], on: TestShop = shop, caller: 'a1' | 'a2' = 'a1') => {
  const variables = {
    clientId: randomUUID(),
    operations: operations.map((operation, index) => ({ n: index + 1, ...operation })),
  }
  return (await on.get(caller, apply, variables)).applyBasketOperations
}
const list = async (on: TestShop = shop) =>
  (await on.get('a1', `{ basketList { version baskets { ${fields} } } }`)).basketList
const line = (product: number, quantity = 1) => ({ product, unit: '1', quantity })
const put = (basket: string, product: number, quantity = 1) => ({
  type: 'ADD',
  basket,
  ...line(product, quantity),
  price: '0.64',
})
const weekly = randomUUID()
const bar = randomUUID()
const twoBaskets = [
  { type: 'CREATE', basket: bar, name: 'Bar' },
  { type: 'CREATE', basket: weekly, name: 'Weekly' },
  put(weekly, products.beans, 2),
  put(weekly, products.promoted, 3),
]

describe('a device’s operations on whole baskets', () => {
  test('copy, note, move and clear, and every server reads the same afterwards', async () => {
    await send(twoBaskets)
    const copy = randomUUID()
    const { baskets, problems } = await send([
      { type: 'NOTE', basket: weekly, product: products.beans, unit: '1', note: 'No dents, please' },
      { type: 'DUPLICATE', basket: weekly, toBasket: copy, name: 'Next week' },
      {
        type: 'MOVE_LINES',
        basket: weekly,
        toBasket: bar,
        moved: [{ product: products.promoted, unit: '1' }],
      },
      { type: 'CLEAR', basket: weekly },
    ])
    expect(problems).toEqual([])
    const beans = { product: '1', unit: '1', quantity: 2, priceWhenAdded: '0.64', note: 'No dents, please' }
    const rice = { product: '8', unit: '1', quantity: 3, priceWhenAdded: '0.64', note: '' }
    expect(baskets).toEqual([
      { id: bar, name: 'Bar', isActive: false, products: [rice] },
      { id: weekly, name: 'Weekly', isActive: false, products: [] },
      { id: copy, name: 'Next week', isActive: true, products: [beans, rice] },
    ])
    expect((await list(await shop.otherServer())).baskets).toEqual(baskets)
  })

  test('into a deleted basket create a new one with its name', async () => {
    const other = await shop.otherServer()
    await send(twoBaskets)
    await list(other)
    await send([{ type: 'DELETE', basket: weekly }])
    const first = await send([put(weekly, products.promoted), put(weekly, products.cola)], other)
    expect(first.problems).toEqual([
      { n: 1, type: 'BASKET_RESTORED', name: 'Weekly' },
      { n: 2, type: 'UNIT_NOT_SOLD', name: null },
    ])
    const { baskets, problems } = await send([put(weekly, products.beans)])
    expect(problems).toEqual([])
    expect(baskets).toMatchObject([
      { name: 'Bar', isActive: true },
      { id: weekly, name: 'Weekly', isActive: false, products: [{ product: '8' }, { product: '1' }] },
    ])
  })

  test('never restore a basket of another company', async () => {
    await send(twoBaskets)
    await send([{ type: 'DELETE', basket: weekly }])
    const answer = await shop.get('b1', apply, {
      clientId: randomUUID(),
      operations: [{ n: 1, ...put(weekly, products.beans) }],
    })
    expect(answer.applyBasketOperations).toEqual({
      baskets: [],
      problems: [{ n: 1, type: 'BASKET_NOT_FOUND', name: null }],
    })
  })
})

describe('the whole list', () => {
  const replace = `mutation ($version: Int64!, $baskets: [WantedBasketInput!]!) {
    replaceBaskets(version: $version, baskets: $baskets) {
      refusal version baskets { ${fields} } problems { type }
    }
  }`
  const replacement = (id: string, lines: readonly object[], more: object = {}) => ({
    id,
    name: '',
    isActive: true,
    products: lines,
    ...more,
  })

  test('is replaced as a whole', async () => {
    await send(twoBaskets)
    const { version } = await list()
    const { replaceBaskets } = await shop.get('a1', replace, {
      version,
      baskets: [replacement(weekly, [{ ...line(products.beans, 70), price: '0.60', note: 'x' }])],
    })
    expect(replaceBaskets).toMatchObject({ refusal: null, problems: [] })
    expect(replaceBaskets.baskets).toEqual((await list()).baskets)
    expect(replaceBaskets.baskets).toMatchObject([
      { name: 'Weekly', isActive: true, products: [{ quantity: 70, priceWhenAdded: '0.60', note: 'x' }] },
    ])
  })

  test('is refused with the current list if somebody has written since, even on another server', async () => {
    const other = await shop.otherServer()
    await send(twoBaskets)
    const { version } = await list(other)
    await send([put(weekly, products.beans)])
    const before = await list()
    const { replaceBaskets } = await other.get('a1', replace, { version, baskets: [] })
    expect(replaceBaskets).toEqual({ refusal: 'STALE', problems: [], ...before })
    expect(await list()).toEqual(before)
  })

  test('that is written by many at once from one version is accepted once', async () => {
    const servers = [shop, await shop.otherServer()]
    await send(twoBaskets)
    const { version } = await list()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        servers[index % 2]!.get('a1', replace, {
          version,
          baskets: [replacement(weekly, [line(products.beans, index + 1)])],
        }),
      ),
    )
    const taken = answers.filter(({ replaceBaskets }) => replaceBaskets.refusal === null)
    expect(taken).toHaveLength(1)
    expect((await list()).baskets).toEqual(taken[0].replaceBaskets.baskets)
  })

  test.each([
    ['a unit that is none', [replacement(weekly, [{ ...line(1), unit: '3' }])]],
    ['51 baskets', Array.from({ length: 51 }, () => replacement(randomUUID(), []))],
    [
      '2,000 lines',
      [
        replacement(
          weekly,
          Array.from({ length: 2000 }, (_, index) => line(index + 1)),
        ),
      ],
    ],
    ['a quantity below nothing', [replacement(weekly, [line(1, -1)])]],
  ])('with %s is refused as a whole', async (_, baskets) => {
    await send(twoBaskets)
    const before = await list()
    const answer = await shop.execute('a1', replace, { version: before.version, baskets })
    expect(refusalIn(answer)).toMatchObject({ code: 400, key: 'BAD_INPUT' })
    expect(await list()).toEqual(before)
  })
})

test('a note and a wish go with their line into the order', async () => {
  await send([
    ...twoBaskets,
    { type: 'NOTE', basket: weekly, product: products.promoted, unit: '1', note: 'Ground floor' },
    {
      type: 'WISH',
      basket: weekly,
      product: products.promoted,
      unit: '1',
      substitutionWish: 'LEAVE_OUT',
    },
  ])
  const { checkoutQuote } = await shop.get('a1', '{ checkoutQuote { quote } }')
  const { placeOrder } = await shop.get(
    'a1',
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { lines { name note substitutionWish } } } }',
    {
      input: {
        key: randomUUID(),
        quote: checkoutQuote.quote,
        basketId: weekly,
        fulfilment: { method: 'DELIVERY', date: '2026-11-24' },
        paymentType: 'CASH',
      },
    },
  )
  expect(placeOrder.order.lines).toEqual([
    { name: 'Baked Beans', note: '', substitutionWish: null },
    { name: 'Rice', note: 'Ground floor', substitutionWish: 'LEAVE_OUT' },
  ])
})
