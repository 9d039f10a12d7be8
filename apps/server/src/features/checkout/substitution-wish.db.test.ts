import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, refusalIn, type TestShop, type TestUser } from '../../testing/test-shop.ts'
import { placeTestOrder } from '../order/order.fixture.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const wishOf = async (number: string) =>
  (
    await shop.get('a1', 'query ($number: String!) { order(number: $number) { substitutionWish } }', {
      number,
    })
  ).order.substitutionWish

const choose = (wish: string) =>
  shop.get('a1', `mutation { chooseSubstitutionWish(wish: ${wish}) { substitutionWish } }`)

describe('what a company wants if something runs out', () => {
  test('is to be asked first, until an owner chooses for all of them', async () => {
    const wish = async (user: TestUser) =>
      (await shop.get(user, '{ user { substitutionWish } }')).user.substitutionWish
    expect(await wish('a1')).toBe('ASK')
    await choose('SAME_BRAND')
    expect(await wish('a2')).toBe('SAME_BRAND')
    expect(await wish('b1')).toBe('ASK')
    const answer = await shop.execute('a2', 'mutation { chooseSubstitutionWish(wish: LEAVE_OUT) { name } }')
    expect(refusalIn(answer)?.key).toBe('NOT_ALLOWED')
    expect(await wish('a2')).toBe('SAME_BRAND')
  })

  test('is on its orders as it was when they were placed', async () => {
    await choose('LEAVE_OUT')
    const number = await placeTestOrder(shop, 'a1', { lines: [[1, '2', 1]] })
    await choose('ASK')
    expect(await wishOf(number)).toBe('LEAVE_OUT')
  })
})
