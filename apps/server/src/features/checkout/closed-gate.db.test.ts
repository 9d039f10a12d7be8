import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nameStandby, openDatabaseWithStandbys } from '../../testing/standby.fixture.ts'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop(await openDatabaseWithStandbys())
})
afterEach(async () => {
  await nameStandby(shop.deps, '')
  await shop.close()
})

const apply = `mutation ($clientId: Uuid!, $operations: [BasketOperationInput!]!) {
  applyBasketOperations(clientId: $clientId, operations: $operations) { lastN }
}`

test('after a commit without an answer, writes are refused at once, and accepted as soon as the standby is back', async () => {
  const create = async () => {
    const operations = [{ n: 1, type: 'CREATE', basket: randomUUID(), name: '' }]
    return refusalIn(await shop.execute('a1', apply, { clientId: randomUUID(), operations }))?.key
  }
  const commitsThatWait = async () => {
    const { rows } = await shop.deps.pool.query(
      `select from pg_stat_activity where wait_event = 'SyncRep' and query not like '%pg_logical_emit_message%'`,
    )
    return rows.length
  }
  expect(await create()).toBeUndefined()
  // The next use of this session is to be stored.
  await shop.deps.pool.query(`update session set expires_at = expires_at - interval '1 hour'`)
  await nameStandby(shop.deps, 'nobody')
  expect(await create()).toBe('BUSY')
  const waiting = await commitsThatWait()
  expect(waiting).toBeGreaterThan(0)
  for (let repeat = 0; repeat < 3; repeat += 1) expect(await create()).toBe('BUSY')
  expect(await commitsThatWait()).toBe(waiting)
  expect((await shop.get('a1', '{ orders { total } }')).orders.total).toBe(0)
  await nameStandby(shop.deps, '')
  await expect.poll(create).toBeUndefined()
})
