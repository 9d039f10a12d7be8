import { randomUUID } from 'node:crypto'
import { atLength, setLongTimeouts } from '@provender/testing/at-length'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, refusalIn, type TestShop } from '../../testing/test-shop.ts'

setLongTimeouts()
// A thousand operations; twenty thousand in the long tests.
const { deviceCount, batches } = atLength({
  short: { deviceCount: 8, batches: 7 },
  long: { deviceCount: 40, batches: 28 },
})
const operationsOfBatch = 18

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
  await shop.deps.pool.query(noteAtCommit)
})
afterEach(() => shop.close())

/** A trigger checks as the last step before each commit that touches a basket. */
const noteAtCommit = `
create table seen_at_commit (baskets int, active int);
create function note_active() returns trigger language plpgsql as $$
begin
  insert into seen_at_commit
  select count(*), count(*) filter (where is_active) from basket where company_id = 1;
  return null;
end $$;
create constraint trigger note_active after insert or update or delete on basket
  deferrable initially deferred for each row execute function note_active()`

async function activeAtCommits(): Promise<readonly number[]> {
  const { rows } = await shop.deps.pool.query<{ active: number }>(
    `select active from seen_at_commit where baskets > 0
    union select count(*) filter (where is_active)::int from basket where company_id = 1 having count(*) > 0
    order by active`,
  )
  return rows.map(({ active }) => active)
}

const apply = `mutation ($clientId: Uuid!, $operations: [BasketOperationInput!]!) {
  applyBasketOperations(clientId: $clientId, operations: $operations) { lastN }
}`
const kinds = ['CREATE', 'ACTIVATE', 'DELETE', 'CREATE', 'DUPLICATE', 'DELETE', 'ACTIVATE'] as const
const devices = Array.from({ length: deviceCount }, (_, index) => index)

describe('a company with baskets has exactly one active basket at every commit', () => {
  test('whatever its devices do at once, over two servers', async () => {
    const servers = [shop, await shop.otherServer()]
    const ids = Array.from({ length: 6 }, () => randomUUID())
    const operation = (n: number, device: number) => {
      const type = kinds[(n * 5 + device) % kinds.length]!
      const basket = ids[(n + device) % ids.length]!
      const targetBasket = ids[(n * 3 + device + 1) % ids.length]!
      return type === 'DUPLICATE'
        ? { n, type, basket, toBasket: targetBasket }
        : { n, type, basket, name: '' }
    }
    const use = async (device: number): Promise<void> => {
      const clientId = randomUUID()
      for (let batch = 0; batch < batches; batch += 1) {
        const first = batch * operationsOfBatch + 1
        const operations = Array.from({ length: operationsOfBatch }, (_, index) =>
          operation(first + index, device),
        )
        await sendUntilAnswered(servers[(batch + device) % 2]!, { clientId, operations })
      }
    }
    // Like a device, repeats refused operations under the same numbers while the server is busy.
    const sendUntilAnswered = async (server: TestShop, variables: object): Promise<void> => {
      const answer = await server.execute('a1', apply, variables)
      if (refusalIn(answer)?.code === 503) return await sendUntilAnswered(server, variables)
      expect(answer.result.errors).toBeUndefined()
    }
    await Promise.all(devices.map(use))
    expect(await activeAtCommits()).toEqual([1])
  })

  test('but soon has two if devices set the mark from what they see and no constraint forbids it', async () => {
    const { pool } = shop.deps
    await pool.query('alter table basket drop constraint one_active_basket')
    const create = async (): Promise<void> => {
      const connection = await pool.connect()
      try {
        await connection.query('begin')
        await connection.query('update basket set is_active = false where company_id = 1 and is_active')
        await connection.query(
          `insert into basket (company_id, id, name, is_active, created_at, updated_at)
           values (1, gen_random_uuid(), 'Bar', true, now(), now())`,
        )
        await connection.query('commit')
      } finally {
        connection.release()
      }
    }
    for (let round = 0; round < 5; round += 1) await Promise.all(devices.slice(0, 8).map(create))
    expect(Math.max(...(await activeAtCommits()))).toBeGreaterThan(1)
  })
})
