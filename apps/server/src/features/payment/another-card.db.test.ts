import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { placeTestOrder } from '../order/order.fixture.ts'
import { readGatewayRecords, twoBoxes } from './payment.fixture.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const pay = `mutation ($key: Uuid!, $number: String!, $card: CardInput!, $insteadOf: Uuid) {
  payOrder(key: $key, number: $number, card: $card, insteadOf: $insteadOf) {
    refusal
    order { payment { state } }
  }
}`
const waiting = 'query ($number: String!) { order(number: $number) { payment { id } } }'

describe('an order whose card waits for approval', () => {
  test('takes another card only instead of that one, and a repeat is the same attempt', async () => {
    const number = await placeTestOrder(shop, 'a1', {
      lines: [...twoBoxes],
      card: { token: 'CHALLENGES' },
    })
    const { payment } = (await shop.get('a1', waiting, { number })).order
    const other = { key: crypto.randomUUID(), number, card: { token: 'CHALLENGES' } }
    expect((await shop.get('a1', pay, other)).payOrder.refusal).toBe('NOT_NOW')
    const instead = { ...other, insteadOf: payment.id }
    for (let run = 0; run < 2; run += 1)
      expect((await shop.get('a1', pay, instead)).payOrder).toEqual({
        refusal: null,
        order: { payment: { state: 'CHALLENGED' } },
      })
    // A colleague saw the first card wait.
    const late = { ...instead, key: crypto.randomUUID(), card: { token: 'SUCCEEDS' } }
    expect((await shop.get('a2', pay, late)).payOrder.refusal).toBe('NOT_NOW')
    const records = await readGatewayRecords(shop, number)
    expect(records).toHaveLength(2)
    expect(records).toEqual(
      expect.arrayContaining(['CHALLENGED', 'VOIDED'].map((state) => expect.objectContaining({ state }))),
    )
  })
})
