import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { products } from '../../testing/fill-test-shop.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { onHand, pickTestOrder, placeTestOrder, prepareTestOrder, applyTransitions } from './order.fixture.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

/** Waits until this many connections are blocked by a row lock. */
async function untilWaiting(many: number): Promise<void> {
  const waiting = sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  while (((await waiting.execute(shop.deps.db)).rows[0]?.n ?? 0) < many)
    await new Promise((next) => setTimeout(next, 5))
}

type First = 'the order' | 'the cancelling'

test.each<First>(['the order', 'the cancelling'])(
  'placing an order and cancelling one of the same goods that had left do not deadlock; %s is first',
  async (first) => {
    const lines = [[products.cola, '2', 2]] as const
    const left = await placeTestOrder(shop, 'a1', { lines })
    await applyTransitions(shop, left, 'CONFIRM')
    await pickTestOrder(shop, left)
    expect(await applyTransitions(shop, left, 'PACK', 'DISPATCH')).toBe('OUT_FOR_DELIVERY')

    const place = await prepareTestOrder(shop, 'a1', { lines })
    const cancel = () => applyTransitions(shop, left, 'CANCEL')

    // Both need the company's row, which is locked here. If one had locked the stock before, the other would
    // deadlock.
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
