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

const neverSubstitute = (never: boolean) =>
  shop.get('a1', 'mutation ($never: Boolean!) { neverSubstitute(productId: "1", never: $never) }', { never })

const neverSubstituted = async (user: TestUser) =>
  (await shop.get(user, '{ neverSubstituted { id } }')).neverSubstituted

const linesOf = async (number: string) =>
  (
    await shop.get(
      'a1',
      'query ($number: String!) { order(number: $number) { lines { product { id } substitutionWish } } }',
      { number },
    )
  ).order.lines

describe('a product that a company wants no other for', () => {
  test('is listed for its users only, until one takes it off', async () => {
    await neverSubstitute(true)
    await neverSubstitute(true)
    expect(await neverSubstituted('a2')).toEqual([{ id: '1' }])
    expect(await neverSubstituted('b1')).toEqual([])
    await neverSubstitute(false)
    expect(await neverSubstituted('a1')).toEqual([])
  })

  test('is left out of new orders if it runs out', async () => {
    await choose('SAME_OR_CHEAPER')
    await neverSubstitute(true)
    const both = {
      lines: [
        [1, '2', 1],
        [3, '2', 1],
      ],
    } as const
    expect(await linesOf(await placeTestOrder(shop, 'a1', both))).toEqual([
      { product: { id: '1' }, substitutionWish: 'LEAVE_OUT' },
      { product: { id: '3' }, substitutionWish: null },
    ])
  })

  test('is not added to the order guide by that', async () => {
    await neverSubstitute(true)
    expect((await shop.get('a1', '{ orderGuide { product { id } } }')).orderGuide).toEqual([])
  })
})

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
