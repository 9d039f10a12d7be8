import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop, type TestUser } from '../../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const add = `mutation ($product: Int64!, $quantity: Quantity!, $unit: String!, $price: UnitPrice) {
  addBasketProduct(productId: $product, quantity: $quantity, unit: $unit, price: $price) {
    baskets { id isActive } problems { type }
  }
}`
const quoteQuery = `query ($basket: Uuid) { checkoutQuote(basketId: $basket) {
  quote basket { id } review { totals { net vat gross } lines { productId isOrderable problems { type } } }
} }`
const place = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  order { number state totals { net vat gross vatByRate { rate net vat } } lines { code quantity price net } }
  refusal { type products }
  quote { quote review { totals { gross } } }
} }`

const delivery = { method: 'DELIVERY', date: '2026-11-24' }

async function fill(
  caller: TestUser,
  ...lines: [product: number, unit: '1' | '2', quantity: number][]
): Promise<void> {
  for (const [product, unit, quantity] of lines) await shop.get(caller, add, { product, unit, quantity })
}

async function inputFor(caller: TestUser, change: object = {}): Promise<Record<string, unknown>> {
  const { checkoutQuote } = await shop.get(caller, quoteQuery)
  return {
    key: randomUUID(),
    quote: checkoutQuote.quote,
    basketId: checkoutQuote.basket.id,
    fulfilment: delivery,
    paymentType: 'CASH',
    ...change,
  }
}

const onHand = async (product: number): Promise<number> => {
  const row = await shop.deps.db
    .selectFrom('stock_level')
    .select('on_hand')
    .where('product_id', '=', product as never)
    .executeTakeFirstOrThrow()
  return row.on_hand
}

const counts = async () => {
  const { rows } = await shop.deps.pool.query(
    'select (select count(*)::int from orders) as orders, (select count(*)::int from order_line) as lines',
  )
  return rows[0]
}

describe('placing an order', () => {
  test('stores what was quoted, takes the stock and empties the basket', async () => {
    await fill('a1', [products.beans, '2', 2], [products.beans, '1', 5], [products.cola, '2', 1])
    const { placeOrder } = await shop.get('a1', place, { input: await inputFor('a1') })
    expect(placeOrder.refusal).toBeNull()
    expect(placeOrder.order).toMatchObject({
      number: '100001',
      state: 'SUBMITTED',
      // 2 × 13.20 + 5 × 0.64 at 0 %, 9.36 at 20 %
      totals: {
        net: '38.96',
        vat: '1.87',
        gross: '40.83',
        vatByRate: [
          { rate: 0, net: '29.60', vat: '0.00' },
          { rate: 20, net: '9.36', vat: '1.87' },
        ],
      },
    })
    expect(placeOrder.order.lines).toHaveLength(3)
    expect(await onHand(products.beans)).toBe(100 - 53)
    expect(await onHand(products.cola)).toBe(240 - 24)
    const { baskets } = await shop.get('a2', '{ baskets { products { product } } }')
    expect(baskets).toEqual([{ products: [] }])
  })

  test('makes it visible to every user of the company and to nobody else', async () => {
    await fill('a1', [products.cola, '2', 1])
    const { placeOrder } = await shop.get('a1', place, { input: await inputFor('a1') })
    const one = 'query ($number: String!) { order(number: $number) { number } }'
    const { number } = placeOrder.order
    expect((await shop.get('a2', one, { number })).order.number).toBe(number)
    expect(refusalIn(await shop.execute('b1', one, { number }))).toMatchObject({
      code: 404,
      key: 'NOT_FOUND',
    })
    expect((await shop.get('b1', '{ orders { total } }')).orders.total).toBe(0)
  })

  test('again with the same key returns the same order, and is refused with other content', async () => {
    await fill('a1', [products.cola, '2', 1])
    const input = await inputFor('a1')
    const first = await shop.get('a1', place, { input })
    const again = await shop.get('a1', place, { input })
    expect(again.placeOrder.order.number).toBe(first.placeOrder.order.number)
    const other = await shop.execute('a1', place, { input: { ...input, notes: 'something else' } })
    expect(refusalIn(other)).toMatchObject({ code: 422, key: 'KEY_REUSED' })
    expect(await counts()).toEqual({ orders: 1, lines: 1 })
    expect(await onHand(products.cola)).toBe(240 - 24)
  })

  test('at another price than shown is refused with the new quote, and nothing is written', async () => {
    await fill('a1', [products.cola, '2', 1])
    const input = await inputFor('a1')
    await shop.deps.pool.query(`update price set parcel_price = 99900 where product_id = ${products.cola}`)
    await shop.deps.pool.query(`update product set catalogue_version = 2 where id = ${products.cola}`)
    await shop.deps.pool.query(`update version set n = 2 where name = 'catalogue'`)
    const { placeOrder } = await shop.get('a1', place, { input })
    expect(placeOrder.order).toBeNull()
    expect(placeOrder.refusal.type).toBe('QUOTE_CHANGED')
    expect(placeOrder.quote.review.totals.gross).toBe('11.99')
    expect(await counts()).toEqual({ orders: 0, lines: 0 })
    const agreed = await shop.get('a1', place, {
      input: { ...input, key: randomUUID(), quote: placeOrder.quote.quote },
    })
    expect(agreed.placeOrder.order.totals.gross).toBe('11.99')
  })

  test('after a line was added in another tab is refused', async () => {
    await fill('a1', [products.cola, '2', 1])
    const input = await inputFor('a1')
    await fill('a2', [products.beans, '1', 1])
    const { placeOrder } = await shop.get('a1', place, { input })
    expect(placeOrder.refusal.type).toBe('QUOTE_CHANGED')
  })

  test.each([
    ['a quote older than 15 minutes', 15 * 60_000 + 1, {}, 'QUOTE_EXPIRED'],
    ['a quote somebody made up', 0, { quote: '1795428000000.AAAA' }, 'QUOTE_CHANGED'],
    [
      'a day without delivery',
      0,
      { fulfilment: { method: 'DELIVERY', date: '2026-11-25' } },
      'DELIVERY_DAY_CLOSED',
    ],
    [
      'a day in the past',
      0,
      { fulfilment: { method: 'DELIVERY', date: '2026-11-20' } },
      'DELIVERY_DAY_CLOSED',
    ],
    [
      'a closed slot',
      0,
      { fulfilment: { method: 'CLICK_AND_COLLECT', date: '2026-11-24', time: '21:00' } },
      'SLOT_CLOSED',
    ],
    [
      'a passed slot',
      0,
      { fulfilment: { method: 'CLICK_AND_COLLECT', date: '2026-11-23', time: '09:00' } },
      'SLOT_PASSED',
    ],
  ])('with %s is refused and writes nothing', async (_, laterMs, change, type) => {
    await fill('a1', [products.cola, '2', 1])
    const input = await inputFor('a1', change)
    shop.clock.advance(laterMs)
    const { placeOrder } = await shop.get('a1', place, { input })
    expect(placeOrder).toMatchObject({ order: null, refusal: { type } })
    expect(await counts()).toEqual({ orders: 0, lines: 0 })
    expect(await onHand(products.cola)).toBe(240)
  })

  test('below the minimum, without a required price mark, or by a disabled method is refused', async () => {
    await shop.deps.pool.query(`insert into config values ('deliveryMinBasketTotal', '1000'),
      ('basketPriceMarkOptionEnabled', 'true'), ('basketPriceMarkOptionRequired', 'true'), ('availableDeliveryTypes', '["DELIVERY"]')`)
    await shop.deps.pool.query(`update version set n = 2 where name = 'settings'`)
    await shop.deps.wholesaler.syncTo(2)
    await fill('a1', [products.cola, '2', 1])
    const type = async (change: object) =>
      (await shop.get('a1', place, { input: await inputFor('a1', change) })).placeOrder.refusal?.type
    expect(await type({})).toBe('BELOW_MINIMUM')
    await fill('a1', [products.cola, '2', 1])
    expect(await type({})).toBe('PRICE_MARK_REQUIRED')
    const collect = { method: 'CLICK_AND_COLLECT', date: '2026-11-24', time: '10:00' }
    expect(await type({ fulfilment: collect, priceMarkOption: 'PLAIN' })).toBe('METHOD_NOT_AVAILABLE')
    expect(await type({ priceMarkOption: 'PLAIN' })).toBeUndefined()
  })

  test('of an empty or foreign basket, or with invalid input, is refused in the specified form', async () => {
    await fill('b1', [products.cola, '2', 1])
    await fill('a1', [products.cola, '2', 1])
    const foreign = await inputFor('b1')
    expect(refusalIn(await shop.execute('a1', place, { input: foreign }))).toMatchObject({ code: 404 })
    const input = await inputFor('a1')
    for (const wrong of [
      { key: 'x' },
      { fulfilment: { method: 'DELIVERY', date: 'tomorrow' } },
      { fulfilment: { method: 'CLICK_AND_COLLECT', date: '2026-11-24' } },
      { fulfilment: { method: 'CLICK_AND_COLLECT', date: '2026-11-24', time: '25:00' } },
      { notes: 'x'.repeat(1001) },
      { paymentType: 'GOLD' },
    ])
      expect(
        refusalIn(await shop.execute('a1', place, { input: { ...input, ...wrong } })),
        JSON.stringify(wrong),
      ).toMatchObject({
        code: 400,
      })
    expect(await counts()).toEqual({ orders: 0, lines: 0 })
  })

  test('of more than is in stock by now is refused, naming the product', async () => {
    await fill('a1', [products.beans, '2', 4])
    const input = await inputFor('a1')
    await shop.deps.pool.query(`update stock_level set on_hand = 95 where product_id = ${products.beans}`)
    const { placeOrder } = await shop.get('a1', place, { input })
    expect(placeOrder.refusal).toEqual({ type: 'SHORT_OF_STOCK', products: ['1'] })
    expect(await onHand(products.beans)).toBe(95)
  })

  test('accepts back orders if they are allowed, and allocates the available stock', async () => {
    await shop.deps.pool.query(
      `insert into config values ('outOfStockOrdersEnabled', 'true'), ('blockOutOfStockOrdering', 'false')`,
    )
    await shop.deps.pool.query(`update version set n = 2 where name = 'settings'`)
    await shop.deps.wholesaler.syncTo(2)
    await fill('a1', [products.beans, '1', 90], [products.beans, '2', 1], [products.soldOut, '1', 3])
    await shop.get('a1', place, { input: await inputFor('a1') })
    const { rows } = await shop.deps.pool.query(
      'select product_id, unit, allocated_base_units from order_line order by position',
    )
    expect(rows).toEqual([
      { product_id: 1, unit: '1', allocated_base_units: 90 },
      { product_id: 1, unit: '2', allocated_base_units: 10 },
      { product_id: 5, unit: '1', allocated_base_units: 0 },
    ])
    expect(await onHand(products.beans)).toBe(0)
  })
})
