import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop, type TestUser } from '../../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const apply = `mutation ($clientId: Uuid!, $operations: [BasketOperationInput!]!) {
  applyBasketOperations(clientId: $clientId, operations: $operations) { problems { type } }
}`
const place = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  order { number totals { gross } } refusal { type } quote { basket { id } }
} }`
const quoteQuery = `query ($id: Uuid) { checkoutQuote(basketId: $id) { quote review { totals { gross } } } }`

async function cola(caller: TestUser, change: object = {}): Promise<Record<string, unknown>> {
  const basketId = randomUUID()
  await shop.get(caller, apply, {
    clientId: randomUUID(),
    operations: [
      { n: 1, type: 'CREATE', basket: basketId, name: '' },
      { n: 2, type: 'ADD', basket: basketId, product: products.cola, unit: '2', quantity: 1 },
    ],
  })
  const { checkoutQuote } = await shop.get(caller, quoteQuery, { id: basketId })
  return {
    key: randomUUID(),
    quote: checkoutQuote.quote,
    basketId,
    fulfilment: { method: 'DELIVERY', date: '2026-11-24' },
    paymentType: 'CASH',
    ...change,
  }
}

const orders = async (): Promise<number> =>
  (await shop.deps.pool.query('select count(*)::int n from orders')).rows[0].n

describe('a quote', () => {
  test('of another basket or company orders nothing, even at the same price', async () => {
    const [first, second] = [await cola('a1'), await cola('a1')]
    const foreign = await cola('b1')
    for (const quote of [second.quote, foreign.quote]) {
      const { placeOrder } = await shop.get('a1', place, { input: { ...first, quote } })
      expect(placeOrder).toMatchObject({ order: null, refusal: { type: 'QUOTE_CHANGED' } })
    }
    expect(await orders()).toBe(0)
  })

  test('with any changed part orders nothing', async () => {
    const input = await cola('a1')
    const quote = String(input.quote)
    const [issued = '', signature = ''] = quote.split('.')
    const tampered = [
      `${Number(issued) + 1}.${signature}`,
      `${issued}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
      `${issued}.`,
      `${quote} `,
      `${quote}.${signature}`,
      signature,
      '9999999999999.AAAA',
      '',
    ]
    for (const each of tampered) {
      const { placeOrder } = await shop.get('a1', place, { input: { ...input, quote: each } })
      expect(placeOrder, each).toMatchObject({ order: null, refusal: { type: 'QUOTE_CHANGED' } })
    }
    expect(await orders()).toBe(0)
  })

  test('orders its basket once, and a new key orders nothing', async () => {
    const input = await cola('a1')
    const { placeOrder } = await shop.get('a1', place, { input })
    expect(placeOrder.order.totals.gross).toBe('11.23')
    const again = await shop.get('a1', place, { input: { ...input, key: randomUUID() } })
    expect(again.placeOrder).toMatchObject({ order: null, refusal: { type: 'BASKET_EMPTY' } })
    expect(await orders()).toBe(1)
  })

  test('that two tabs pay by card at once is one order and one charge', async () => {
    const input = await cola('a1', { paymentType: 'CARD', card: { token: 'SUCCEEDS' } })
    const servers = [shop, await shop.otherServer()]
    const answers = await Promise.all(
      servers.map((server) => server.get('a1', place, { input: { ...input, key: randomUUID() } })),
    )
    expect(answers.filter(({ placeOrder }) => placeOrder.order !== null)).toHaveLength(1)
    expect(answers.find(({ placeOrder }) => placeOrder.order === null)?.placeOrder.refusal.type).toBe(
      'BASKET_EMPTY',
    )
    const { rows } = await shop.deps.pool.query('select state, amount from sandbox_charge')
    expect(rows).toEqual([{ state: 'AUTHORISED', amount: 1123 }])
  })

  test('of a deleted basket finds nothing to order', async () => {
    const input = await cola('a1')
    const operations = [{ n: 1, type: 'DELETE', basket: input.basketId }]
    await shop.get('a1', apply, { clientId: randomUUID(), operations })
    expect(refusalIn(await shop.execute('a1', place, { input }))).toMatchObject({
      code: 404,
      key: 'NOT_FOUND',
    })
  })
})

describe('a key', () => {
  test('of another company’s order has no effect', async () => {
    const [own, foreign] = [await cola('a1'), await cola('b1', deliverable)]
    const first = await shop.get('a1', place, { input: own })
    const other = await shop.get('b1', place, { input: { ...foreign, key: own.key } })
    expect(other.placeOrder.order.number).not.toBe(first.placeOrder.order.number)
    expect(await orders()).toBe(2)
  })
})

const deliverable = { fulfilment: { method: 'CLICK_AND_COLLECT', date: '2026-11-24', time: '10:00' } }

describe('a time', () => {
  const collect = (date: string, time = '10:00') => ({
    fulfilment: { method: 'CLICK_AND_COLLECT', date, time },
  })
  const deliver = (date: string) => ({ fulfilment: { method: 'DELIVERY', date } })
  test.each([
    ['of collection years ahead', collect('2099-11-24'), 'SLOT_CLOSED'],
    ['of collection a week ahead, when six days are shown after today', collect('2026-11-30'), 'SLOT_CLOSED'],
    ['of collection before today', collect('2026-11-20'), 'SLOT_PASSED'],
    ['of collection on a day that does not exist', collect('2026-11-31'), 'SLOT_CLOSED'],
    ['of collection on a day the warehouse is closed', collect('2026-11-28'), 'SLOT_CLOSED'],
    ['of collection between two slots', collect('2026-11-24', '10:07'), 'SLOT_CLOSED'],
    ['of delivery on a day that does not exist', deliver('2026-11-31'), 'DELIVERY_DAY_CLOSED'],
    ['of delivery years ahead', deliver('2099-11-24'), 'DELIVERY_DAY_CLOSED'],
  ])('%s is refused', async (_, change, type) => {
    const { placeOrder } = await shop.get('a1', place, { input: await cola('a1', change) })
    expect(placeOrder).toMatchObject({ order: null, refusal: { type } })
    expect(await orders()).toBe(0)
  })

  test('of delivery after its cut-off is refused, although the quote is still valid', async () => {
    const beforeCutOff = Date.parse('2026-11-23T19:55:00Z')
    shop.clock.advance(beforeCutOff - shop.clock.nowMs())
    const input = await cola('a1')
    shop.clock.advance(5 * 60_000)
    const { placeOrder } = await shop.get('a1', place, { input })
    expect(placeOrder).toMatchObject({ order: null, refusal: { type: 'DELIVERY_DAY_CLOSED' } })
  })
})

describe('a user', () => {
  test('who was deactivated after the quote orders nothing, although the session is cached', async () => {
    const input = await cola('a1')
    await shop.deps.pool.query(`update login set active = false where email = 'a1@shop.example'`)
    expect(refusalIn(await shop.execute('a1', place, { input }))).toMatchObject({
      code: 401,
      key: 'NOT_SIGNED_IN',
    })
    expect(await orders()).toBe(0)
    const { rows } = await shop.deps.pool.query('select quantity from basket_line')
    expect(rows).toHaveLength(1)
  })

  test('whose session was ended elsewhere orders nothing', async () => {
    const input = await cola('a1')
    await shop.deps.pool.query(`delete from session`)
    expect(refusalIn(await shop.execute('a1', place, { input }))).toMatchObject({ code: 401 })
    expect(await orders()).toBe(0)
  })
})

test('another server with an older cached basket still places the order', async () => {
  const other = await shop.otherServer()
  await other.get('a1', '{ baskets { id } }')
  const input = await cola('a1')
  const { placeOrder } = await other.get('a1', place, { input })
  expect(placeOrder.order.totals.gross).toBe('11.23')
})
