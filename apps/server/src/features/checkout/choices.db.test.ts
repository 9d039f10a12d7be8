import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { sandboxGateway } from '../card/sandbox/sandbox-gateway.ts'
import { placeTestOrder, prepareTestOrder } from '../order/order.fixture.ts'
import { dispatchOrder } from '../payment/payment.fixture.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const addBeans = (quantity: number) =>
  shop.get(
    'a1',
    `mutation ($quantity: Quantity!) {
      addBasketProduct(productId: 1, quantity: $quantity, unit: "2", price: null) { problems { type } }
    }`,
    { quantity },
  )

async function set(statement: string): Promise<void> {
  await shop.deps.pool.query(statement)
  const { rows } = await shop.deps.pool.query(
    `update version set n = n + 1 where name = 'settings' returning n`,
  )
  await shop.deps.wholesaler.syncTo(rows[0].n)
}

const payments = async (from = shop) =>
  (await from.get('a1', '{ checkoutQuote { paymentOptions { type problem bound lastDay waitsForOffice } } }'))
    .checkoutQuote.paymentOptions
const methods = async () =>
  (await shop.get('a1', '{ checkoutQuote { methods { method problem missing } servedSiteIds } }'))
    .checkoutQuote.methods

const open = { problem: null, bound: null, lastDay: null, waitsForOffice: false }
/** A hold of seven days covers six whole days after today. */
const card = { type: 'CARD', ...open, lastDay: '2026-11-29' }
const account = async () => (await payments()).find(({ type }: { type: string }) => type === 'ACCOUNT')

describe('the quote says whether each payment type is possible', () => {
  test('all, if nothing prevents any', async () => {
    await addBeans(1)
    expect(await payments()).toEqual([{ type: 'CASH', ...open }, card, { type: 'ACCOUNT', ...open }])
  })

  // A box is £13.20, so that two of them come to £26.40.
  test.each([
    [2640, 0, null, null],
    [2639, 0, 'OVER_CREDIT_LIMIT', '26.39'],
    [3960, 1, null, null],
    [3959, 1, 'OVER_CREDIT_LIMIT', '26.39'],
    [1, 0, 'OVER_CREDIT_LIMIT', '0.01'],
  ])(
    'on account with a limit of %i and %i box ordered before: %s, %s left',
    async (limit, before, problem, bound) => {
      if (before > 0) await placeTestOrder(shop, 'a1', { lines: [[1, '2', before]], paymentType: 'ACCOUNT' })
      await shop.deps.pool.query('update company set credit_limit_minor = $1', [limit])
      await addBeans(2)
      expect(await account()).toEqual({ type: 'ACCOUNT', ...open, problem, bound })
      const placing = await prepareTestOrder(shop, 'a1', { lines: [], paymentType: 'ACCOUNT' })
      if (problem === null) await placing()
      else await expect(placing()).rejects.toThrow(problem)
    },
  )

  test.each([0, null])(
    'not on account for a company without an account, with a limit of %s',
    async (limit) => {
      await shop.deps.pool.query('update company set credit_limit_minor = $1', [limit])
      await addBeans(1)
      expect(await account()).toEqual({ type: 'ACCOUNT', ...open, problem: 'NO_ACCOUNT' })
    },
  )

  test('with an overdue invoice, the order waits for the office', async () => {
    await set(`insert into config values ('paymentTermsDays', '2')`)
    const number = await placeTestOrder(shop, 'a1', { lines: [[1, '2', 1]], paymentType: 'ACCOUNT' })
    await dispatchOrder(shop, number)
    await addBeans(1)
    expect(await account()).toEqual({ type: 'ACCOUNT', ...open })
    shop.clock.advance(3 * 86_400_000)
    expect(await account()).toEqual({ type: 'ACCOUNT', ...open, waitsForOffice: true })
  })

  test.each([
    [2641, 99_999_999, 'BELOW_LEAST_CHARGE', '26.41'],
    [1, 2639, 'ABOVE_MOST_CHARGE', '26.39'],
    [2640, 2640, null, null],
  ])('a card if the gateway accepts from %i to %i', async (least, largest, problem, bound) => {
    const gateway = {
      ...sandboxGateway(shop.deps.db),
      chargeBounds: () => ({ least, largest }) as never,
    }
    const bounded = await shop.otherServer({ gateway })
    await addBeans(2)
    expect((await payments(bounded))[1]).toEqual({ ...card, problem, bound })
    const placing = await prepareTestOrder(bounded, 'a1', { lines: [], card: { token: 'SUCCEEDS' } })
    if (problem === null) await placing()
    else await expect(placing()).rejects.toThrow('PAYMENT_TYPE_NOT_AVAILABLE')
  })

  test('a card only for days before its hold lapses, for delivery and for collection', async () => {
    await addBeans(1)
    const placed = async (fulfilment: object, paymentType: string) => {
      const { checkoutQuote } = await shop.get('a1', '{ checkoutQuote { quote basket { id } } }')
      const { placeOrder } = await shop.get(
        'a1',
        `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { refusal { type } order { number } } }`,
        {
          input: {
            key: crypto.randomUUID(),
            quote: checkoutQuote.quote,
            basketId: checkoutQuote.basket.id,
            fulfilment,
            paymentType,
            ...(paymentType === 'CARD' && { card: { token: 'SUCCEEDS' } }),
          },
        },
      )
      return placeOrder.refusal?.type ?? 'PLACED'
    }
    const collection = { method: 'CLICK_AND_COLLECT', time: '15:00', collector: 'Ada' }
    for (const day of ['2026-11-30', '2026-12-01']) {
      expect(await placed({ method: 'DELIVERY', date: day }, 'CARD')).toBe('CARD_HOLD_TOO_SHORT')
      expect(await placed({ ...collection, date: day }, 'CARD')).toBe('CARD_HOLD_TOO_SHORT')
    }
    expect(await placed({ method: 'DELIVERY', date: '2026-11-27' }, 'CARD')).toBe('PLACED')
    await addBeans(1)
    expect(await placed({ method: 'DELIVERY', date: '2026-12-01' }, 'CASH')).toBe('PLACED')
  })

  test('omits disabled types, and cards without a gateway', async () => {
    await addBeans(1)
    const withoutCards = await shop.otherServer({ gateway: null })
    expect((await payments(withoutCards)).map(({ type }: { type: string }) => type)).toEqual([
      'CASH',
      'ACCOUNT',
    ])
    await set(`insert into config values ('paymentTypes', '[{"name": "CARD", "enabled": true}]')`)
    expect(await payments()).toEqual([card])
  })
})

describe('the quote says whether each method is possible', () => {
  test('both, if nothing prevents either', async () => {
    await addBeans(1)
    expect(await methods()).toEqual([
      { method: 'DELIVERY', problem: null, missing: '0.00' },
      { method: 'CLICK_AND_COLLECT', problem: null, missing: '0.00' },
    ])
  })

  test.each([
    [`insert into config values ('deliveryMinBasketTotal', '2000')`, 'DELIVERY', 'BELOW_MINIMUM', '6.80'],
    [`update route set weekdays = '{}'`, 'DELIVERY', 'NO_DELIVERY_DAY', '0.00'],
    [`delete from opening_range`, 'CLICK_AND_COLLECT', 'NO_COLLECTION_TIME', '0.00'],
  ])('after %s', async (statement, method, problem, missing) => {
    await addBeans(1)
    await set(statement)
    expect((await methods()).filter((each: { problem: unknown }) => each.problem)).toEqual([
      { method, problem, missing },
    ])
  })

  test('no delivery to a company without a route', async () => {
    await shop.deps.pool.query('update company set route_id = null')
    await shop.get(
      'b1',
      'mutation { addBasketProduct(productId: 3, quantity: 1, unit: "2", price: null) { version } }',
    )
    const { checkoutQuote } = await shop.get(
      'b1',
      `{ checkoutQuote { methods { method problem } servedSiteIds } }`,
    )
    expect(checkoutQuote).toEqual({
      methods: [
        { method: 'DELIVERY', problem: 'NO_SITE' },
        { method: 'CLICK_AND_COLLECT', problem: null },
      ],
      servedSiteIds: [],
    })
  })

  test('no collection if every slot is full', async () => {
    await set(`insert into config values ('maxCollectionsPerSlot', '1')`)
    await set(`update opening_range set starts = '15:00', ends = '15:15' where weekday = 1`)
    await set(`delete from opening_range where weekday <> 1`)
    await placeTestOrder(shop, 'a1', { lines: [[1, '2', 1]], isCollected: true })
    await addBeans(1)
    // The Monday a week later is beyond the shown days.
    expect((await methods())[1].problem).toBe('NO_COLLECTION_TIME')
  })
})
