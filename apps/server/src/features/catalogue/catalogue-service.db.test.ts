import { connectPool } from '@provender/db/connect-pool'
import { requestTimeouts } from '@provender/db/session'
import { withDatabase } from '@provender/testing/test-database'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fillTestShop } from '../../testing/fill-test-shop.ts'
import { openWholesaler } from '../wholesaler/wholesaler.ts'
import { openCatalogue } from './catalogue-service.ts'

test('a starting server waits for its catalogue longer than a request would', async () => {
  await withDatabase(async (database) => {
    await fillTestShop(database.db)
    const wholesaler = await openWholesaler(database.db)
    const hurried = connectPool({
      connection: { connectionString: database.url },
      durability: 'relaxed',
      poolSize: 2,
      timeouts: { ...requestTimeouts, lockMs: 20 },
      log: () => {},
    })
    const opened = await database.db.transaction().execute(async (tx) => {
      await sql`lock table product in access exclusive mode`.execute(tx)
      const opening = openCatalogue(hurried, { wholesaler, clock: { nowMs: Date.now } })
      opening.catch(() => {})
      await sql`select pg_sleep(0.2)`.execute(tx)
      return { opening }
    })
    const catalogue = await opened.opening
    expect(catalogue.current().products.length).toBeGreaterThan(0)
    await hurried.pool.end()
  })
})
