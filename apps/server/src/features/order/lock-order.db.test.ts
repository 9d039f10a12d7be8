import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { onHand, picksAsOrderedIn, placedOrder, quotedOrder, steps } from './order.fixture.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

/** How many connections wait for a row that another one holds. */
async function untilWaiting(many: number): Promise<void> {
  const waiting = sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  while (((await waiting.execute(shop.deps.db)).rows[0]?.n ?? 0) < many)
    await new Promise((next) => setTimeout(next, 5))
}

type First = 'the order' | 'the cancelling'

test.each<First>(['the order', 'the cancelling'])(
  'an order is placed while one of the same goods that had left is cancelled, and neither waits for ever; %s is first',
  async (first) => {
    const lines = [[products.cola, '2', 2]] as const
    const left = await placedOrder(shop, 'a1', { lines })
    await steps(shop, left, 'CONFIRM')
    await picksAsOrderedIn(shop, left)
    expect(await steps(shop, left, 'PACK', 'DISPATCH')).toBe('OUT_FOR_DELIVERY')

    const place = await quotedOrder(shop, 'a1', { lines })
    const cancel = () => steps(shop, left, 'CANCEL')

    // Both come to the company's row while somebody holds it: whoever had taken the stock before could not go on.
    const both = await shop.deps.db.transaction().execute(async (tx) => {
      await sql`select from company where code = 'A' for no key update`.execute(tx)
      const one = first === 'the order' ? place() : cancel()
      await untilWaiting(1)
      const other = first === 'the order' ? cancel() : place()
      await untilWaiting(2)
      return [one, other] as const
    })
    const outcomes = await Promise.all(both)
    expect(outcomes).toContain('CANCELLED')
    expect(outcomes).not.toContain(left)
    expect(await onHand(shop, products.cola)).toBe(240 - 48)
  },
)
