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

const wishOfCompany = async (user: TestUser) =>
  (await shop.get(user, '{ user { substitutionWish } }')).user.substitutionWish

const choose = (wish: string) =>
  shop.get('a1', `mutation { chooseSubstitutionWish(wish: ${wish}) { substitutionWish } }`)

describe('what a company wants if something runs out', () => {
  test('is to be asked first, until an owner chooses for all of them', async () => {
    expect(await wishOfCompany('a1')).toBe('ASK')
    await choose('SAME_BRAND')
    expect(await wishOfCompany('a2')).toBe('SAME_BRAND')
    expect(await wishOfCompany('b1')).toBe('ASK')
    const answer = await shop.execute('a2', 'mutation { chooseSubstitutionWish(wish: LEAVE_OUT) { name } }')
    expect(refusalIn(answer)?.key).toBe('NOT_ALLOWED')
    expect(await wishOfCompany('a2')).toBe('SAME_BRAND')
  })

  test('is on its orders as it was when they were placed', async () => {
    await choose('LEAVE_OUT')
    const number = await placeTestOrder(shop, 'a1', { lines: [[1, '2', 1]] })
    await choose('ASK')
    expect(await wishOf(number)).toBe('LEAVE_OUT')
  })

  test('is chosen by a buyer for one order, and stays what it was for the others', async () => {
    await choose('SAME_BRAND')
    const own = { lines: [[1, '2', 1]], substitutionWish: 'LEAVE_OUT' } as const
    expect(await wishOf(await placeTestOrder(shop, 'a2', own))).toBe('LEAVE_OUT')
    expect(await wishOfCompany('a2')).toBe('SAME_BRAND')
    const next = await placeTestOrder(shop, 'a2', { lines: [[1, '2', 1]] })
    expect(await wishOf(next)).toBe('SAME_BRAND')
  })
})
