import { afterEach, beforeEach, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'
import { openStaffSession } from '../staff/staff-sessions.ts'
import { placeTestOrder } from './order.fixture.ts'

let shop: TestShop
let number: string
beforeEach(async () => {
  shop = await openTestShop()
  number = await placeTestOrder(shop, 'a1', { lines: [[products.beans, '2', 1]] })
  await shop.deps.db
    .updateTable('product')
    .set({ shelf_location: 'B-04-2' })
    .where('code', '=', '104033')
    .execute()
})
afterEach(() => shop.close())

const officeQuery = `query ($number: String!) {
  officeOrder(number: $number) { lines { shelfLocation line { code } } }
}`

test('a picker sees the shelf location of a line’s product', async () => {
  const { id } = await shop.deps.db
    .insertInto('staff')
    .values({ email: 'picker@staff.example', name: 'Picker', role: 'WAREHOUSE', password_hash: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const secret = await openStaffSession(shop.deps.db, id, { nowMs: shop.clock.nowMs() })
  const { result } = await shop.askAs(secret, officeQuery, { number })
  expect(result.data).toEqual({
    officeOrder: { lines: [{ shelfLocation: 'B-04-2', line: { code: '104033' } }] },
  })
})

test('customers cannot see shelf locations', async () => {
  expect(refusalIn(await shop.execute('a1', officeQuery, { number }))).toBeDefined()
  for (const query of [
    `{ product(id: ${products.beans}) { shelfLocation } }`,
    `{ order(number: "${number}") { lines { shelfLocation } } }`,
    `{ order(number: "${number}") { lines { product { shelfLocation } } } }`,
  ]) {
    const { result } = await shop.execute('a1', query)
    expect(result.errors, query).toBeDefined()
    expect(JSON.stringify(result)).not.toContain('B-04-2')
  }
})
