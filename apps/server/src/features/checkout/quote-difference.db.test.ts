import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop, type TestUser } from '../../testing/test-shop.ts'
import { placeTestOrder } from '../order/order.fixture.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const add = `mutation ($product: Int64!, $quantity: Quantity!, $unit: String!) {
  addBasketProduct(productId: $product, quantity: $quantity, unit: $unit, price: null) { problems { type } }
}`
const remove = `mutation ($product: Int64!, $quantity: Quantity!, $unit: String!) {
  removeBasketProduct(productId: $product, quantity: $quantity, unit: $unit, price: null) { problems { type } }
}`
const quoteQuery = '{ checkoutQuote { quote basket { id } } }'
const lineFields = 'quantity price vatRate net vat state possible pieces'
const place = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  order { number totals { gross } }
  refusal { type }
  quote { quote review { totals { gross } } }
  diff {
    lines { productId unit name differences before { ${lineFields} } now { ${lineFields} } }
    totals { before { net vat gross } now { net vat gross } }
    methods { method before now }
    deliveryDaysGone deliveryDaysAdded slotGone { date time } paymentTypesGone paymentTypesAdded
  }
} }`

const tuesday = { method: 'DELIVERY', date: '2026-11-24' }
const collectionAtTen = { method: 'CLICK_AND_COLLECT', date: '2026-11-24', time: '10:00' }
const nothingElse = {
  lines: [],
  totals: null,
  methods: [],
  deliveryDaysGone: [],
  deliveryDaysAdded: [],
  slotGone: null,
  paymentTypesGone: [],
  paymentTypesAdded: [],
}
const runStatements = async (...statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await shop.deps.pool.query(statement)
}
const updateProduct = (product: number, change: string) =>
  runStatements(
    change,
    `update version set n = n + 1 where name = 'catalogue'`,
    `update product set catalogue_version = version.n from version where id = ${product} and name = 'catalogue'`,
  )
const updateSettings = async (change: string) => {
  const { rows } = await shop.deps.pool.query(
    `update version set n = n + 1 where name = 'settings' returning n`,
  )
  await shop.deps.pool.query(change)
  await shop.deps.wholesaler.syncTo(Number(rows[0].n))
}
const setting = (name: string, value: string) =>
  updateSettings(`insert into config values ('${name}', '${value}')`)
const onHand = (product: number, count: number) =>
  runStatements(`update stock_level set on_hand = ${count} where product_id = ${product}`)
const changeAsColleague = (operation: string, product: number, quantity: number) =>
  shop.get('a2', operation, { product, quantity, unit: '1' })

async function quoted(caller: TestUser, change: object = {}) {
  await shop.get(caller, add, { product: products.cola, quantity: 1, unit: '2' })
  await shop.get(caller, add, { product: products.beans, quantity: 5, unit: '1' })
  const { checkoutQuote } = await shop.get(caller, quoteQuery)
  return {
    key: randomUUID(),
    quote: checkoutQuote.quote,
    basketId: checkoutQuote.basket.id,
    fulfilment: tuesday,
    paymentType: 'CASH',
    ...change,
  }
}

async function nothingWritten(): Promise<void> {
  const { rows } = await shop.deps.pool.query(
    `select (select count(*)::int from orders where company_id = 1) as orders, (select count(*)::int from basket_line) as lines`,
  )
  expect(rows[0].orders).toBe(0)
  expect(rows[0].lines).toBeGreaterThan(0)
}

test('an order that differs from the shown quote is refused with the changed line, and the new quote can be ordered', async () => {
  const input = await quoted('a1')
  const cola = { productId: String(products.cola), unit: '2', name: 'Cola' }
  const beans = { productId: String(products.beans), unit: '1', name: 'Baked Beans' }
  const rices = { productId: String(products.promoted), unit: '1', name: 'Rice' }
  const box = { quantity: 1, vatRate: 20, vat: '1.87', state: 'ORDERED', possible: null, pieces: 24 }
  const boxes = { ...box, price: '9.36', net: '9.36' }
  const dearer = { ...box, price: '10.00', net: '10.00', vat: '2.00' }
  const lessVat = { ...dearer, vatRate: 5, vat: '0.50' }
  const smaller = { ...lessVat, pieces: 12 }
  const tin = { vatRate: 0, vat: '0.00', state: 'ORDERED', possible: null, pieces: 1 }
  const tins = { ...tin, quantity: 5, price: '0.64', net: '3.20' }
  const fewer = { ...tins, quantity: 3, net: '1.92' }
  const rice = { ...tin, quantity: 2, price: '1.50', net: '3.00' }
  let [{ quote }, totals] = [input, { net: '12.56', vat: '1.87', gross: '14.43' }]
  const expectRefusal = async (
    change: Promise<unknown>,
    expected: { readonly line: object; readonly now?: typeof totals; readonly type?: string },
  ): Promise<void> => {
    await change
    const { placeOrder } = await shop.get('a1', place, { input: { ...input, quote } })
    expect(placeOrder).toMatchObject({ order: null, refusal: { type: expected.type ?? 'QUOTE_CHANGED' } })
    expect(placeOrder.diff).toEqual({
      ...nothingElse,
      lines: [expected.line],
      totals: expected.now ? { before: totals, now: expected.now } : null,
    })
    await nothingWritten()
    quote = placeOrder.quote.quote
    totals = expected.now ?? totals
  }
  const updateCola = (change: string) => updateProduct(products.cola, `${change} = ${products.cola}`)

  await expectRefusal(updateCola('update price set parcel_price = 100000 where product_id'), {
    line: { ...cola, differences: ['PRICE'], before: boxes, now: dearer },
    now: { net: '13.20', vat: '2.00', gross: '15.20' },
  })
  await expectRefusal(updateCola('update product set vat_basis_points = 500 where id'), {
    line: { ...cola, differences: ['VAT'], before: dearer, now: lessVat },
    now: { net: '13.20', vat: '0.50', gross: '13.70' },
  })
  await expectRefusal(updateCola('update product set unit_rate1 = 12 where id'), {
    line: { ...cola, differences: ['UNIT'], before: lessVat, now: smaller },
  })
  await expectRefusal(changeAsColleague(remove, products.beans, 2), {
    line: { ...beans, differences: ['QUANTITY'], before: tins, now: fewer },
    now: { net: '11.92', vat: '0.50', gross: '12.42' },
  })
  await expectRefusal(changeAsColleague(add, products.promoted, 2), {
    line: { ...rices, differences: ['ADDED'], before: null, now: rice },
    now: { net: '14.92', vat: '0.50', gross: '15.42' },
  })
  await expectRefusal(onHand(products.beans, 0), {
    type: 'SHORT_OF_STOCK',
    line: {
      ...beans,
      differences: ['LEFT_OUT', 'POSSIBLE'],
      before: fewer,
      now: { ...fewer, net: '0.00', state: 'OUT_OF_STOCK', possible: 0 },
    },
    now: { net: '13.00', vat: '0.50', gross: '13.50' },
  })
  await expectRefusal(updateCola('update product set deleted_at = now() where id'), {
    line: {
      ...cola,
      differences: expect.arrayContaining(['LEFT_OUT']),
      before: smaller,
      now: expect.objectContaining({ net: '0.00', vat: '0.00', state: 'NO_LONGER_AVAILABLE' }),
    },
    now: { net: '3.00', vat: '0.00', gross: '3.00' },
  })
  await expectRefusal(onHand(products.promoted, 1), {
    type: 'SHORT_OF_STOCK',
    line: { ...rices, differences: ['POSSIBLE'], before: rice, now: { ...rice, possible: 1 } },
  })
  await expectRefusal(changeAsColleague(remove, products.promoted, 1), {
    line: {
      ...rices,
      differences: ['QUANTITY', 'POSSIBLE'],
      before: { ...rice, possible: 1 },
      now: { ...rice, quantity: 1, net: '1.50' },
    },
    now: { net: '1.50', vat: '0.00', gross: '1.50' },
  })
  const { placeOrder } = await shop.get('a1', place, { input: { ...input, quote } })
  expect(placeOrder).toMatchObject({ order: { totals: { gross: '1.50' } }, refusal: null, diff: null })
})

describe('an impossible order is refused with the possible choices', () => {
  const refusedWith = async (input: object): Promise<[string, object]> => {
    const { placeOrder } = await shop.get('a1', place, { input })
    expect(placeOrder.order).toBeNull()
    await nothingWritten()
    return [placeOrder.refusal.type, placeOrder.diff]
  }

  test('if a collection slot is full, past or closed', async () => {
    await setting('maxCollectionsPerSlot', '1')
    const collectionAtThree = { ...collectionAtTen, date: '2026-11-23', time: '15:00' }
    const input = await quoted('a1', { fulfilment: collectionAtThree })
    await placeTestOrder(shop, 'b1', { lines: [[products.promoted, '1', 1]], isCollected: true })
    const diffOf = ({ date, time }: typeof collectionAtTen) => ({ ...nothingElse, slotGone: { date, time } })
    expect(await refusedWith(input)).toEqual(['SLOT_FULL', diffOf(collectionAtThree)])
    const collectionAtNine = { ...collectionAtThree, time: '09:00' }
    expect(await refusedWith({ ...input, fulfilment: collectionAtNine })).toEqual([
      'SLOT_PASSED',
      diffOf(collectionAtNine),
    ])
    await updateSettings(`delete from opening_range where weekday = 2`)
    expect(await refusedWith({ ...input, fulfilment: collectionAtTen })).toEqual([
      'SLOT_CLOSED',
      diffOf(collectionAtTen),
    ])
  })

  test('if the minimum was raised, or a payment type or method was disabled', async () => {
    const input = await quoted('a1')
    await setting('deliveryMinBasketTotal', '1300')
    const raised = { method: 'DELIVERY', before: '0.00', now: '13.00' }
    expect(await refusedWith(input)).toEqual(['BELOW_MINIMUM', { ...nothingElse, methods: [raised] }])
    const collected = { ...input, fulfilment: collectionAtTen }
    await setting('paymentTypes', '[{"name": "CARD", "enabled": true}, {"name": "CASH", "enabled": false}]')
    const noCash = { ...nothingElse, methods: [raised], paymentTypesGone: ['ACCOUNT', 'CASH'] }
    const [type, diff] = await refusedWith(collected)
    expect([type, diff]).toEqual([
      'PAYMENT_TYPE_NOT_AVAILABLE',
      { ...noCash, paymentTypesGone: expect.arrayContaining(['CASH']) },
    ])
    await setting('availableDeliveryTypes', '["CLICK_AND_COLLECT"]')
    expect(await refusedWith(input)).toEqual([
      'METHOD_NOT_AVAILABLE',
      expect.objectContaining({ methods: [{ ...raised, now: null }] }),
    ])
  })

  test('if the cut-off of a delivery day has passed', async () => {
    shop.clock.advance(Date.parse('2026-11-23T19:55:00Z') - shop.clock.nowMs())
    const input = await quoted('a1')
    shop.clock.advance(5 * 60_000)
    expect(await refusedWith(input)).toEqual([
      'DELIVERY_DAY_CLOSED',
      {
        ...nothingElse,
        deliveryDaysGone: ['2026-11-24'],
        deliveryDaysAdded: [expect.stringMatching(/^2026-1[12]-\d\d$/)],
      },
    ])
  })
})
