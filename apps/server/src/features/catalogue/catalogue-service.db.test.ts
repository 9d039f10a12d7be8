import { connectPool } from '@provender/db/connect-pool'
import { requestTimeouts } from '@provender/db/session'
import type { Database } from '@provender/db/tables'
import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { expect, test } from 'vitest'
import { fillTestShop } from '../../testing/fill-test-shop.ts'
import { openWholesaler } from '../wholesaler/wholesaler.ts'
import { type CatalogueService, openCatalogue } from './catalogue-service.ts'
import { loadCatalogue } from './load-catalogue.ts'

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

const clock = { nowMs: Date.now }

test('orders that are refused together after a failover wait for one load of the catalogue', async () => {
  await withDatabase(async (database) => {
    await fillTestShop(database.db)
    const { db, countLoads } = countingLoads(database)
    const wholesaler = await openWholesaler(db)
    const catalogue = await openCatalogue({ db, runLong: database.runLong }, { wholesaler, clock })
    const joined = (version: number) => catalogue.syncTo(version)
    expect(await countLoads(() => atOnce(database, catalogue, joined))).toBe(1)
    // The naive twin loads for every order.
    const eachItself = async () => void (await loadCatalogue(db, catalogue.current().version))
    expect(await countLoads(() => atOnce(database, catalogue, eachItself))).toBe(20)
  })
})

test('what was written while a load ran is loaded by the next one', async () => {
  await withDatabase(async (database) => {
    await fillTestShop(database.db)
    const { db, countLoads } = countingLoads(database)
    const wholesaler = await openWholesaler(db)
    const catalogue = await openCatalogue({ db, runLong: database.runLong }, { wholesaler, clock })
    const loads = await countLoads(async () => {
      const first = catalogue.syncTo(await beginHistory(database))
      const version = await beginHistory(database)
      await Promise.all([first, catalogue.syncTo(version), catalogue.syncTo(version)])
      expect(catalogue.current().version).toBe(version)
    })
    expect(loads).toBeLessThanOrEqual(2)
  })
})

test('a load that fails is not repeated by each order that waited for it', async () => {
  await withDatabase(async (database) => {
    await fillTestShop(database.db)
    const { db, countLoads } = countingLoads(database)
    const wholesaler = await openWholesaler(db)
    const catalogue = await openCatalogue({ db, runLong: database.runLong }, { wholesaler, clock })
    await database.pool.query('alter table price rename to price_away')
    const loads = await countLoads(async () => {
      const failed = await atOnce(database, catalogue, (version) => catalogue.syncTo(version))
      expect(failed.every(({ status }) => status === 'rejected')).toBe(true)
    })
    expect(loads).toBe(2)
    await database.pool.query('alter table price_away rename to price')
    await catalogue.syncTo(await beginHistory(database))
    expect(catalogue.current().version).toBeGreaterThan(2_000_000)
  })
})

test('an order is not refused because the load of another failed', async () => {
  await withDatabase(async (database) => {
    await fillTestShop(database.db)
    const lost = { isNext: false }
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => {
        if (!lost.isNext) return node
        lost.isNext = false
        throw new Error('The connection was lost')
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    const wholesaler = await openWholesaler(db)
    const catalogue = await openCatalogue({ db, runLong: database.runLong }, { wholesaler, clock })
    lost.isNext = true
    const [first, ...others] = await atOnce(database, catalogue, (version) => catalogue.syncTo(version))
    expect(first?.status).toBe('rejected')
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set(['fulfilled']))
  })
})

/** Twenty orders find out that the server's catalogue is behind. */
async function atOnce(
  database: TestDb,
  catalogue: CatalogueService,
  sync: (version: number) => Promise<void>,
): Promise<readonly PromiseSettledResult<void>[]> {
  const version = await beginHistory(database)
  expect(catalogue.current().version).toBeLessThan(version)
  return await Promise.allSettled(Array.from({ length: 20 }, () => sync(version)))
}

/** Marks every product as changed, as after a failover. */
async function beginHistory({ pool }: TestDb): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `update version set n = n + 1000000 where name = 'catalogue' returning n`,
  )
  const version = Number(rows[0]?.n)
  await pool.query('update product set catalogue_version = $1', [version])
  return version
}

/** Counts how often the prices are read, which each load does once. */
function countingLoads({ pool }: TestDb) {
  let reads = 0
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      if (query.sql.includes('from "price"')) reads += 1
    },
  })
  const countLoads = async (work: () => Promise<unknown>): Promise<number> => {
    const before = reads
    await work()
    return reads - before
  }
  return { db, countLoads }
}
