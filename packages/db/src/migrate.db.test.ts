import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connectPool } from './connect-pool.ts'
import { migrate } from './migrate.ts'
import {
  addColumn,
  countVisits,
  createVisit,
  onEmptyDatabase,
  visit,
  withMigrations,
} from './migrations-in-folder.fixture.ts'
import { noTimeouts } from './session.ts'

test('migrations run once, in numerical order', async () => {
  await onEmptyDatabase(async (database) => {
    await withMigrations({ '0002-visit': [visit], '0001-create': [createVisit] }, async (folder) => {
      expect(await migrate(database, { folder })).toEqual(['0001-create', '0002-visit'])
      expect(await migrate(database, { folder })).toEqual([])
      expect(await countVisits(database)).toBe(1)
    })
  })
})

test('servers that start together migrate once, and none of them fails', async () => {
  await onEmptyDatabase(async (database) => {
    await withMigrations(
      { '0001-create': [createVisit], '0002-visit': [visit], '0003-visit': [visit] },
      async (folder) => {
        const servers = [1, 2, 3, 4, 5, 6].map(() => openOtherPool(database))
        const applied = await Promise.all(servers.map((server) => migrate(server, { folder })))
        expect(applied.flat().toSorted()).toEqual(['0001-create', '0002-visit', '0003-visit'])
        expect(await countVisits(database)).toBe(2)
        await Promise.all(servers.map((server) => server.pool.end()))
      },
    )
  })
})

test('one of several processes that start together runs all migrations', async () => {
  await onEmptyDatabase(async (database) => {
    await withMigrations(
      {
        '0001-create': [createVisit],
        '0002-slow': ['select pg_sleep(0.1)'],
        '0003-slow': ['select pg_sleep(0.1)'],
      },
      async (folder) => {
        const servers = [1, 2, 3].map(() => openOtherPool(database))
        const applied = await Promise.all(servers.map((server) => migrate(server, { folder })))
        expect(applied.map(({ length }) => length).toSorted((one, other) => one - other)).toEqual([0, 0, 3])
        await Promise.all(servers.map((server) => server.pool.end()))
      },
    )
  })
})

test('a failed migration is rolled back and named, and earlier ones stay', async () => {
  await onEmptyDatabase(async (database) => {
    await withMigrations(
      { '0001-create': [createVisit], '0002-broken': [visit, 'select 1 / 0'] },
      async (folder) => {
        await expect(migrate(database, { folder })).rejects.toThrow(
          'Migration 0002-broken failed: division by zero',
        )
        expect(await countVisits(database)).toBe(0)
      },
    )
    await withMigrations({ '0001-create': [createVisit], '0002-mended': [visit] }, async (folder) => {
      expect(await migrate(database, { folder })).toEqual(['0002-mended'])
    })
  })
})

test('a migration that has to wait for a lock holds up requests for about a second, and is tried again', async () => {
  await onEmptyDatabase(async (database) => {
    await withMigrations({ '0001-create': [createVisit] }, async (folder) => {
      await migrate(database, { folder })
    })
    const waitsAtMost = `do $$ begin
      if current_setting('lock_timeout') <> '1s' then raise 'limited to %', current_setting('lock_timeout'); end if;
    end $$`
    await withMigrations(
      { '0001-create': [createVisit], '0002-add': [waitsAtMost, addColumn] },
      async (folder) => {
        const reader = await database.pool.connect()
        await reader.query('begin')
        await reader.query('select from visit')
        const migrating = migrate(database, { folder })
        await expect.poll(() => countWaiting(database)).toBe(1)
        // The reader still holds the lock that the migration waits for.
        await database.runLong(noTimeouts, (db) => sql`select from visit`.execute(db))
        await reader.query('commit')
        reader.release()
        expect(await migrating).toEqual(['0002-add'])
      },
    )
  })
})

test('a migration of several steps that fails in the middle continues there', async () => {
  await onEmptyDatabase(async (database) => {
    const steps = (second: string) => [[createVisit], [visit], [second]]
    await withMigrations({ '0001-steps': { steps: steps('select 1 / 0') } }, async (folder) => {
      await expect(migrate(database, { folder })).rejects.toThrow('0001-steps failed: division by zero')
      expect(await countVisits(database)).toBe(1)
    })
    await withMigrations(
      {
        '0001-steps': {
          steps: steps('create index concurrently visits on visit (server)'),
          isLastWithout: true,
        },
      },
      async (folder) => {
        expect(await migrate(database, { folder })).toEqual(['0001-steps'])
        expect(await countVisits(database)).toBe(1)
        expect(await migrate(database, { folder })).toEqual([])
      },
    )
  })
})

test('a migration may exceed the timeout of a request', async () => {
  await onEmptyDatabase(async (database) => {
    const limit = `do $$ begin
      if current_setting('statement_timeout') <> '0' then raise 'limited'; end if;
    end $$`
    await withMigrations({ '0001-long': [limit] }, async (folder) => {
      expect(await migrate(database, { folder })).toEqual(['0001-long'])
    })
  })
})

test('refuses duplicate or missing migration numbers before anything runs', async () => {
  await onEmptyDatabase(async (database) => {
    await withMigrations({ '0001-create': [createVisit], '0001-again': [visit] }, async (folder) => {
      await expect(migrate(database, { folder })).rejects.toThrow('Migration 0001-create.ts in')
    })
    await withMigrations({ '0001-create': [createVisit], '0003-late': [visit] }, async (folder) => {
      await expect(migrate(database, { folder })).rejects.toThrow('should be number 0002')
    })
    const { rows } = await database.pool.query(`select to_regclass('visit') as visit`)
    expect(rows).toEqual([{ visit: null }])
  })
})

test('creates nothing in the public schema', async () => {
  await withDatabase(async ({ pool }) => {
    const { rows } = await pool.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace`,
    )
    expect(rows).toEqual([])
  })
})

async function countWaiting({ pool }: TestDb): Promise<number> {
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

function openOtherPool({ url }: TestDb): ReturnType<typeof connectPool> {
  return connectPool({
    connection: { connectionString: url },
    durability: 'relaxed',
    poolSize: 2,
    log: () => {},
  })
}
