import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'
import { applyTransition } from './apply-transition.ts'
import { onHand, pickTestLines, placeTestOrder, applyTransitions } from './order.fixture.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const twoBoxes = { lines: [[products.beans, '2', 2]] } as const

describe('an order after it is placed', () => {
  test('goes through its states to delivery, and every transition is recorded', async () => {
    const number = await placeTestOrder(shop, 'a1', twoBoxes)
    expect(await applyTransitions(shop, number, 'CONFIRM')).toBe('CONFIRMED')
    expect(await pickTestLines(shop, number, { position: 1, supplied: 2000 })).toBe('PICKING')
    expect(await applyTransitions(shop, number, 'PACK', 'DISPATCH', 'DELIVER')).toBe('DELIVERED')
    const { order } = await shop.get(
      'a1',
      'query ($number: String!) { order(number: $number) { state paymentState version events { state takenBy } } }',
      { number },
    )
    expect(order).toEqual({
      state: 'DELIVERED',
      paymentState: 'PAID',
      version: 6,
      events: ['SUBMITTED', 'CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'].map(
        (state) => ({ state, takenBy: state === 'SUBMITTED' ? 'CUSTOMER' : 'STAFF' }),
      ),
    })
  })

  test('notifies the user who placed it, on screen and by e-mail', async () => {
    const number = await placeTestOrder(shop, 'a1', { ...twoBoxes, isCollected: true })
    await applyTransitions(shop, number, 'HOLD', 'RELEASE')
    await pickTestLines(shop, number, { position: 1, supplied: 2000 })
    await applyTransitions(shop, number, 'PACK', 'READY', 'COLLECT')
    const notificationRows = await shop.deps.pool.query(
      'select login_id, kind, order_state from notification order by id',
    )
    expect(notificationRows.rows).toEqual(
      ['ON_HOLD', 'CONFIRMED', 'READY_TO_COLLECT', 'COLLECTED'].map((order_state) => ({
        login_id: 1,
        kind: 'ORDER_STATUS',
        order_state,
      })),
    )
    const { notifications } = await shop.get(
      'a1',
      '{ notifications { notifications { notificationType orderNumber orderState } } }',
    )
    expect(notifications.notifications[0]).toEqual({
      notificationType: 'ORDER_STATUS',
      orderNumber: number,
      orderState: 'COLLECTED',
    })
    const emails = await shop.deps.pool.query(
      `select state from job join order_event on order_event.id = (payload->>'eventId')::bigint order by job.id`,
    )
    expect(emails.rows.map(({ state }) => state)).toEqual([
      'SUBMITTED',
      'ON_HOLD',
      'CONFIRMED',
      'READY_TO_COLLECT',
      'COLLECTED',
    ])
  })

  test('is changed once by two staff members who saw the same version', async () => {
    const number = await placeTestOrder(shop, 'a1', twoBoxes)
    const staff = { kind: 'STAFF', staffId: null } as const
    const seenVersion = { number, version: 1 }
    const [hold, confirm] = await Promise.all([
      applyTransition(shop.deps, staff, { order: seenVersion, transition: 'HOLD', note: '' }),
      applyTransition(shop.deps, staff, { order: seenVersion, transition: 'CONFIRM', note: '' }),
    ])
    const refused = [hold, confirm].filter(({ ok }) => !ok)
    expect(refused).toEqual([{ ok: false, refusal: { type: 'STALE' } }])
  })
})

describe('cancelling', () => {
  const cancel = `mutation ($number: String!) {
    cancelOrder(number: $number, note: "Closed that day") { order { state canCancel } refusal { type } }
  }`

  test('returns the stock once, however many do it at once', async () => {
    const number = await placeTestOrder(shop, 'a1', {
      lines: [...twoBoxes.lines, [products.beans, '1', 5], [products.cola, '2', 1]],
    })
    expect([await onHand(shop, products.beans), await onHand(shop, products.cola)]).toEqual([47, 216])
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => applyTransitions(shop, number, 'CANCEL')),
    )
    expect(outcomes.toSorted()).toEqual(['CANCELLED', ...Array.from({ length: 7 }, () => 'NOT_NOW')])
    expect([await onHand(shop, products.beans), await onHand(shop, products.cola)]).toEqual([100, 240])
  })

  test('is possible for the customer until picking begins, and the reason is stored', async () => {
    const number = await placeTestOrder(shop, 'a1', twoBoxes)
    const { cancelOrder } = await shop.get('a1', cancel, { number })
    expect(cancelOrder).toEqual({ order: { state: 'CANCELLED', canCancel: false }, refusal: null })
    const { rows } = await shop.deps.pool.query(
      'select note, taken_by from order_event order by id desc limit 1',
    )
    expect(rows).toEqual([{ note: 'Closed that day', taken_by: 'CUSTOMER' }])

    const picked = await placeTestOrder(shop, 'a1', twoBoxes)
    await applyTransitions(shop, picked, 'CONFIRM')
    await pickTestLines(shop, picked, { position: 1, supplied: 1000 })
    const late = await shop.get('a1', cancel, { number: picked })
    expect(late.cancelOrder).toEqual({
      order: { state: 'PICKING', canCancel: false },
      refusal: { type: 'NOT_NOW' },
    })
  })

  test('is refused for another company, as if the order did not exist', async () => {
    const number = await placeTestOrder(shop, 'a1', twoBoxes)
    const [foreign, missing] = [
      await shop.execute('b1', cancel, { number }),
      await shop.execute('b1', cancel, { number: '999999' }),
    ]
    expect(refusalIn(foreign)).toMatchObject({ code: 404, key: 'NOT_FOUND' })
    expect(foreign.result).toEqual(missing.result)
    expect(await onHand(shop, products.beans)).toBe(52)
  })
})

test('orders are found by state, day, number and products', async () => {
  const beans = await placeTestOrder(shop, 'a1', twoBoxes)
  const cola = await placeTestOrder(shop, 'a1', { lines: [[products.cola, '2', 1]] })
  await applyTransitions(shop, beans, 'CANCEL')
  const find = async (args: string): Promise<readonly string[]> => {
    const { orders } = await shop.get('a1', `{ orders(${args}) { total orders { number } } }`)
    expect(orders.total).toBe(orders.orders.length)
    return orders.orders.map(({ number }: { number: string }) => number)
  }
  expect(await find('states: [CANCELLED]')).toEqual([beans])
  expect(await find('search: "baked BEANS"')).toEqual([beans])
  expect(await find('search: "300001"')).toEqual([cola])
  expect(await find(`search: "${cola}"`)).toEqual([cola])
  expect(await find('search: "%"')).toEqual([])
  expect(await find('from: "2026-11-23", to: "2026-11-23"')).toEqual([cola, beans])
  expect(await find('to: "2026-11-22"')).toEqual([])
})
