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
    const startedAtMs = performance.now()
    const answer = await shop.execute('a1', apply, { clientId: randomUUID(), operations })
    return { refusal: refusalIn(answer)?.key, seconds: (performance.now() - startedAtMs) / 1000 }
  }
  expect((await create()).refusal).toBeUndefined()
  // The next use of this session is to be stored.
  await shop.deps.pool.query(`update session set expires_at = expires_at - interval '1 hour'`)
  await nameStandby(shop.deps, 'nobody')
  const first = await create()
  expect(first.refusal).toBe('BUSY')
  expect(first.seconds).toBeLessThan(8)
  const second = await create()
  expect(second.refusal).toBe('BUSY')
  expect(second.seconds).toBeLessThan(1)
  expect((await shop.get('a1', '{ orders { total } }')).orders.total).toBe(0)
  await nameStandby(shop.deps, '')
  await expect.poll(async () => (await create()).refusal, { timeout: 15_000 }).toBeUndefined()
})
