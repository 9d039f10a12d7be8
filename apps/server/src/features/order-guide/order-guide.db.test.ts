import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { orderLines } from '../../testing/order-lines.ts'
import { openTestShop, refusalIn, type TestShop, type TestUser } from '../../testing/test-shop.ts'
import { untilStatementsWait } from '../../testing/waiting-statements.fixture.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const guide = async (caller: TestUser = 'a1', leftOut = false) =>
  (
    await shop.get(
      caller,
      `query ($leftOut: Boolean) { orderGuide(leftOut: $leftOut) {
        product { id } lastQuantity unit lastOrderNumber timesBought everyDays par parUnit } }`,
      { leftOut },
    )
  ).orderGuide
const ids = async (caller: TestUser = 'a1', leftOut = false) =>
  (await guide(caller, leftOut)).map(({ product }: { product: { id: string } }) => Number(product.id))
const arrange = (caller: TestUser, ...productIds: number[]) =>
  shop.get(caller, 'mutation ($ids: [Int64!]!) { arrangeOrderGuide(productIds: $ids) }', { ids: productIds })
const { beans, cola, promoted, mince } = products

async function orderedOn(number: string, date: string): Promise<void> {
  await shop.deps.pool.query('update orders set placed_at = $1 where number = $2', [date, number])
}

/** Beans three times, ten days apart; cola once; rice once a long time ago. */
async function history(): Promise<string> {
  await orderedOn(await orderLines(shop, 'a1', [promoted, '1', 9]), '2025-03-01')
  await orderedOn(await orderLines(shop, 'a1', [beans, '2', 1], [cola, '2', 2]), '2026-11-01')
  await orderedOn(await orderLines(shop, 'a2', [beans, '2', 1]), '2026-11-11')
  const last = await orderLines(shop, 'a1', [beans, '1', 5])
  await orderedOn(last, '2026-11-21')
  return last
}

describe('the order guide', () => {
  test('has the price of the last purchase, in its unit', async () => {
    await history()
    const { orderGuide } = await shop.get('a1', '{ orderGuide { product { id } unit lastPrice } }')
    expect(orderGuide).toMatchObject([
      { product: { id: String(beans) }, unit: '1', lastPrice: '0.64' },
      { product: { id: String(cola) }, unit: '2', lastPrice: expect.any(String) },
    ])
    await shop.get('a1', `mutation { addToOrderGuide(productId: ${mince}) }`)
    const { orderGuide: added } = await shop.get('a1', '{ orderGuide { lastPrice } }')
    expect(added[0]).toEqual({ lastPrice: null })
  })

  test('lists what the company bought within a year, how often, and the last quantity', async () => {
    const last = await history()
    expect(await guide('a2')).toMatchObject([
      {
        product: { id: String(beans) },
        lastQuantity: 5,
        unit: '1',
        lastOrderNumber: last,
        timesBought: 3,
        everyDays: 10,
        par: null,
      },
      { product: { id: String(cola) }, lastQuantity: 2, unit: '2', timesBought: 1, everyDays: null },
    ])
    expect(await guide('b1')).toEqual([])
  })

  test('knows the usual order of the weekday: what most orders have, in the typical quantity', async () => {
    for (const [date, ...lines] of [
      ['2026-11-02', [beans, '1', 2], [promoted, '1', 2]],
      ['2026-11-09', [beans, '1', 6], [promoted, '1', 2]],
      ['2026-11-16', [beans, '1', 3], [promoted, '1', 3], [cola, '2', 1]],
      // On another weekday.
      ['2026-11-17', [cola, '2', 1]],
      ['2026-11-18', [cola, '2', 1]],
    ] as const)
      await orderedOn(await orderLines(shop, 'a1', ...lines), date)
    const { orderGuide } = await shop.get('a1', '{ orderGuide { product { id } usualQuantity usualUnit } }')
    expect(
      orderGuide.filter(({ usualQuantity }: { usualQuantity: number | null }) => usualQuantity !== null),
    ).toEqual(
      expect.arrayContaining([
        { product: { id: String(beans) }, usualQuantity: 3, usualUnit: '1' },
        { product: { id: String(promoted) }, usualQuantity: 2, usualUnit: '1' },
      ]),
    )
  })

  test('follows the company’s own order, with unsorted products last', async () => {
    await history()
    await arrange('a1', cola, beans, cola, 999_999)
    expect(await ids('a2')).toEqual([cola, beans])
    await arrange('b1', beans)
    expect(await ids()).toEqual([cola, beans])
    await arrange('a1', beans)
    expect(await ids()).toEqual([beans, cola])
  })

  test('is arranged by two users at once: the later order counts, and they do not deadlock', async () => {
    await arrange('a1', beans, mince, cola)
    const arranging = await shop.deps.db.transaction().execute(async (tx) => {
      // Stops the first user between two products.
      await sql`select from order_guide_product where product_id = ${mince} for update`.execute(tx)
      const first = arrange('a1', beans, mince, cola)
      await untilStatementsWait(shop, 1)
      const second = arrange('a2', cola, beans)
      await untilStatementsWait(shop, 2)
      return { both: Promise.all([first, second]) }
    })
    await arranging.both
    const { rows } = await shop.deps.pool.query(
      'select product_id from order_guide_product where place is not null order by place',
    )
    expect(rows).toEqual([{ product_id: cola }, { product_id: beans }])
  })

  test('stores and clears a par level of a product', async () => {
    await history()
    const set = (quantity: number | null) =>
      shop.get(
        'a1',
        'mutation ($id: Int64!, $n: Quantity) { setOrderGuidePar(productId: $id, unit: "2", quantity: $n) }',
        {
          id: cola,
          n: quantity,
        },
      )
    await set(6)
    expect((await guide()).at(-1)).toMatchObject({ par: 6, parUnit: '2' })
    await set(null)
    expect((await guide()).at(-1)).toMatchObject({ par: null, parUnit: null })
  })

  test('hides products on request, and shows them again', async () => {
    await history()
    const leaveOut = (leftOut: boolean) =>
      shop.get(
        'a1',
        'mutation ($id: Int64!, $out: Boolean!) { leaveOutOfOrderGuide(productId: $id, leftOut: $out) }',
        {
          id: beans,
          out: leftOut,
        },
      )
    await leaveOut(true)
    expect(await ids()).toEqual([cola])
    expect(await ids('a1', true)).toEqual([beans])
    await leaveOut(false)
    expect(await ids()).toEqual([beans, cola])
  })

  test('lists products that the company added, before unsorted ones, until they are hidden', async () => {
    await history()
    const add = (id: number) =>
      shop.get('a1', 'mutation ($id: Int64!) { addToOrderGuide(productId: $id) }', { id })
    const leaveOut = (id: number) =>
      shop.get('a2', 'mutation ($id: Int64!) { leaveOutOfOrderGuide(productId: $id, leftOut: true) }', { id })
    await add(mince)
    await add(mince)
    expect(await ids('a2')).toEqual([mince, beans, cola])
    expect((await guide())[0]).toEqual({
      product: { id: String(mince) },
      lastQuantity: null,
      unit: '2',
      lastOrderNumber: null,
      timesBought: 0,
      everyDays: null,
      par: null,
      parUnit: null,
    })
    expect(await ids('b1')).toEqual([])

    for (const id of [mince, beans]) await leaveOut(id)
    expect(await ids()).toEqual([cola])
    expect(await ids('a1', true)).toEqual([mince, beans])
    await add(beans)
    expect(await ids()).toEqual([beans, cola])
  })

  test('counts an order with both units of a product once, and ignores cancelled orders', async () => {
    const number = await orderLines(shop, 'a1', [beans, '2', 1], [beans, '1', 3], [mince, '2', 1])
    expect((await guide())[0]).toMatchObject({ timesBought: 1, lastQuantity: 1, unit: '2' })
    await shop.deps.pool.query(`update orders set state = 'CANCELLED' where number = $1`, [number])
    expect(await guide()).toEqual([])
  })

  test('is read once for a document that queries it five times', async () => {
    await history()
    const connections = vi.spyOn(shop.deps.pool, 'connect')
    const fields = [1, 2, 3, 4, 5].map((number) => `a${number}: orderGuide { product { id } }`)
    const guides = await shop.get('a1', `{ ${fields.join(' ')} }`)
    const once = connections.mock.calls.length
    connections.mockClear()
    await shop.get('a1', '{ a1: orderGuide { product { id } } }')
    expect(once).toBe(connections.mock.calls.length)
    expect(guides.a5).toHaveLength(2)
  })

  test.each([
    [
      'a product that is not sold',
      `setOrderGuidePar(productId: ${products.deleted}, unit: "1", quantity: 1)`,
      404,
    ],
    ['a product that is not sold, put into it', `addToOrderGuide(productId: ${products.deleted})`, 404],
    ['a product that never was', 'leaveOutOfOrderGuide(productId: 999999, leftOut: true)', 404],
    ['a unit that is none', 'setOrderGuidePar(productId: 1, unit: "box", quantity: 1)', 400],
    ['a level of nothing', 'setOrderGuidePar(productId: 1, unit: "1", quantity: 0)', 400],
    ['a level beyond counting', 'setOrderGuidePar(productId: 1, unit: "1", quantity: 1000001)', 400],
    [
      '501 places',
      `arrangeOrderGuide(productIds: [${Array.from({ length: 501 }, (_, index) => index + 1).join()}])`,
      400,
    ],
  ])('refuses %s', async (_, field, code) => {
    expect(refusalIn(await shop.execute('a1', `mutation { ${field} }`))).toMatchObject({ code })
    const { rows } = await shop.deps.pool.query('select * from order_guide_product')
    expect(rows).toEqual([])
  })
})
