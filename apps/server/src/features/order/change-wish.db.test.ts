import { afterEach, beforeEach, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop, type TestUser } from '../../testing/test-shop.ts'
import { applyTransitions, pickTestLines, placeTestOrder } from './order.fixture.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const change = `mutation ($number: String!, $position: Int, $wish: SubstitutionWish) {
  changeSubstitutionWish(number: $number, position: $position, wish: $wish) { refusal { type } }
}`

interface Wish {
  readonly position?: number
  readonly wish: string | null
}

const place = () =>
  placeTestOrder(shop, 'a1', {
    lines: [
      [products.beans, '2', 2],
      [3, '2', 1],
    ],
    substitutionWish: 'ASK',
  })

const changeWish = async (user: TestUser, number: string, wish: Wish) =>
  (await shop.get(user, change, { number, ...wish })).changeSubstitutionWish.refusal

const wishesOf = async (number: string) => {
  const { order } = await shop.get(
    'a1',
    'query ($number: String!) { order(number: $number) { version substitutionWish lines { substitutionWish } } }',
    { number },
  )
  const lines: readonly { readonly substitutionWish: string | null }[] = order.lines
  return [order.version, order.substitutionWish, lines.map(({ substitutionWish }) => substitutionWish)]
}

test('a buyer changes it for a line or for the whole order, and who picks sees another version', async () => {
  const number = await place()
  expect(await wishesOf(number)).toEqual([1, 'ASK', [null, null]])
  expect(await changeWish('a2', number, { position: 2, wish: 'LEAVE_OUT' })).toBeNull()
  expect(await changeWish('a1', number, { wish: 'SAME_BRAND' })).toBeNull()
  expect(await wishesOf(number)).toEqual([3, 'SAME_BRAND', [null, 'LEAVE_OUT']])
  await changeWish('a1', number, { position: 2, wish: null })
  await changeWish('a1', number, { position: 2, wish: null })
  expect(await wishesOf(number)).toEqual([4, 'SAME_BRAND', [null, null]])
})

test('it stays as it was once picking has started', async () => {
  const number = await place()
  await applyTransitions(shop, number, 'CONFIRM')
  expect(await changeWish('a1', number, { position: 1, wish: 'LEAVE_OUT' })).toBeNull()
  await pickTestLines(shop, number, { position: 2, supplied: 1000 })
  const before = await wishesOf(number)
  expect(await changeWish('a1', number, { position: 1, wish: 'ASK' })).toEqual({ type: 'NOT_NOW' })
  expect(await changeWish('a1', number, { wish: 'LEAVE_OUT' })).toEqual({ type: 'NOT_NOW' })
  expect(await wishesOf(number)).toEqual(before)
})

test('no other company changes it, nor a line that is not there, nor the order to nothing', async () => {
  const number = await place()
  const before = await wishesOf(number)
  expect(refusalIn(await shop.execute('b1', change, { number, wish: 'LEAVE_OUT' }))?.key).toBe('NOT_FOUND')
  expect(await changeWish('a1', number, { position: 9, wish: 'ASK' })).toEqual({ type: 'LINE_NOT_FOUND' })
  expect(refusalIn(await shop.execute('a1', change, { number }))?.key).toBe('BAD_INPUT')
  expect(await wishesOf(number)).toEqual(before)
})
