import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connectPool } from './connect-pool.ts'
import { migrate, waitForSchema } from './migrate.ts'
import { noTimeouts } from './session.ts'

const createVisit = 'create table visit (server text not null)'
const visit = `insert into visit values ('here')`

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

test('a command of a newer version does not migrate while a server is running', async () => {
  await onEmptyDatabase(async (database) => {
    await withMigrations({ '0001-create': [createVisit] }, async (folder) => {
      await migrate(database, { folder })
    })
    await withMigrations({ '0001-create': [createVisit], '0002-newer': [visit] }, async (folder) => {
      const isUp = Promise.withResolvers<void>()
      const server = database.listen('hints', { onMessage: () => {}, onUp: isUp.resolve })
      await isUp.promise
      await expect(migrate(database, { folder, besideServers: 'REFUSED' })).rejects.toThrow('older version')
      expect(await countVisits(database)).toBe(0)
      await server.close()
      expect(await migrate(database, { folder, besideServers: 'REFUSED' })).toEqual(['0002-newer'])
    })
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

const addColumn = 'alter table visit add column name text'

test('a migration that has to wait for a lock holds up requests for about a second, and is tried again', async () => {
  await onEmptyDatabase(async (database) => {
    await withMigrations({ '0001-create': [createVisit] }, async (folder) => {
      await migrate(database, { folder })
    })
    await withMigrations({ '0001-create': [createVisit], '0002-add': [addColumn] }, async (folder) => {
      const reader = await database.pool.connect()
      await reader.query('begin')
      await reader.query('select from visit')
      const migrating = migrate(database, { folder })
      await expect.poll(() => countWaiting(database), { timeout: 5000 }).toBe(1)
      const askedAtMs = performance.now()
      await countVisits(database)
      const waitedMs = performance.now() - askedAtMs
      await pause(500)
      await reader.query('commit')
      reader.release()
      expect(waitedMs).toBeLessThan(1500)
      expect(await migrating).toEqual(['0002-add'])
    })
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

test('an older version starts on the schema of a newer one that only added to it', async () => {
  await onEmptyDatabase(async (database) => {
    const older = { '0001-create': [createVisit] }
    const expanded = { ...older, '0002-add': { steps: [[addColumn]], isExpanding: true } }
    await withMigrations(older, async (folder) => void (await migrate(database, { folder })))
    await withMigrations(expanded, async (folder) => {
      expect(await migrate(database, { folder })).toEqual(['0002-add'])
    })
    await withMigrations(older, async (folder) => {
      expect(await migrate(database, { folder })).toEqual([])
      await waitForSchema(database, { folder, print: () => {} })
    })
    await withMigrations({ ...older, '0002-other': [visit] }, async (folder) => {
      await expect(migrate(database, { folder })).rejects.toThrow('it has 0002-add')
    })
    await withMigrations(
      { ...expanded, '0003-remove': ['alter table visit drop column name'] },
      async (folder) => void (await migrate(database, { folder })),
    )
    await withMigrations(expanded, async (folder) => {
      await expect(migrate(database, { folder })).rejects.toThrow('it has 0003-remove')
    })
  })
})

test('a server that waits for the schema continues when another one has migrated it', async () => {
  await onEmptyDatabase(async (database) => {
    await withMigrations({ '0001-create': [createVisit] }, async (folder) => {
      const lines: string[] = []
      let isReady = false
      const waiting = waitForSchema(database, { folder, print: (line) => lines.push(line) }).then(() => {
        isReady = true
      })
      await expect.poll(() => lines.length).toBe(1)
      expect(isReady).toBe(false)
      await migrate(database, { folder })
      await waiting
      expect(lines).toEqual(['Waiting until another server or command has migrated the database'])
    })
  })
})

test('a server that is told to stop waits for nobody', async () => {
  await onEmptyDatabase(async (database) => {
    await withMigrations({ '0001-create': [createVisit] }, async (folder) => {
      const { promise: hasTurn, resolve } = Promise.withResolvers<void>()
      const slow = database.runLong(noTimeouts, async (db) => {
        await sql`select pg_advisory_lock(5012024003)`.execute(db)
        resolve()
        await pause(2000)
      })
      await hasTurn
      const stopping = new AbortController()
      const options = { folder, ending: stopping.signal, print: () => stopping.abort() }
      await expect(waitForSchema(database, options)).rejects.toThrow('aborted')
      await expect(migrate(database, options)).rejects.toThrow('aborted')
      await slow
      expect(await migrate(database, { folder })).toEqual(['0001-create'])
    })
  })
})

test('refuses a database that a newer version migrated, names the migration and changes nothing', async () => {
  await onEmptyDatabase(async (database) => {
    await withMigrations({ '0001-create': [createVisit], '0002-newer': [visit] }, async (folder) => {
      await migrate(database, { folder })
    })
    await withMigrations({ '0001-create': [createVisit] }, async (folder) => {
      await expect(migrate(database, { folder })).rejects.toThrow(
        /newer version of Provender: it has 0002-newer/,
      )
    })
    expect(await countVisits(database)).toBe(1)
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

async function onEmptyDatabase(work: (database: TestDb) => Promise<void>): Promise<void> {
  await withDatabase(async (database) => {
    await database.pool.query('drop schema provender cascade')
    await work(database)
  })
}

interface MigrationInSteps {
  readonly steps: readonly (readonly string[])[]
  readonly isExpanding?: boolean
  /** The last step runs without a transaction. */
  readonly isLastWithout?: boolean
}

async function withMigrations(
  migrations: Readonly<Record<string, readonly string[] | MigrationInSteps>>,
  work: (folder: URL) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  try {
    for (const [name, migration] of Object.entries(migrations))
      await writeFile(
        join(folder, `${name}.ts`),
        [`import { sql } from ${kysely}`, ...textOf(migration)].join('\n'),
      )
    await work(pathToFileURL(`${folder}/`))
  } finally {
    await rm(folder, { recursive: true })
  }
}

function textOf(migration: readonly string[] | MigrationInSteps): readonly string[] {
  if (!('steps' in migration)) return [`export const up = ${workOf(migration)}`]
  const { steps, isExpanding = false, isLastWithout = false } = migration
  const texts = steps.map((statements, index) =>
    isLastWithout && index === steps.length - 1
      ? `{ withoutTransaction: ${workOf(statements)} }`
      : workOf(statements),
  )
  return [`export const steps = [${texts.join(',')}]`, `export const isExpanding = ${isExpanding}`]
}

function workOf(statements: readonly string[]): string {
  const run = statements.map((statement) => `await sql.raw(${JSON.stringify(statement)}).execute(db)`)
  return `async (db) => { ${run.join(';')} }`
}

async function countWaiting({ pool }: TestDb): Promise<number> {
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

// Files in a temporary folder belong to no package and must import by URL.
const kysely = JSON.stringify(pathToFileURL(createRequire(import.meta.url).resolve('kysely')).href)

function openOtherPool({ url }: TestDb): ReturnType<typeof connectPool> {
  return connectPool({
    connection: { connectionString: url },
    durability: 'relaxed',
    poolSize: 2,
    log: () => {},
  })
}

async function countVisits({ pool }: TestDb): Promise<number> {
  const { rows } = await pool.query<{ visits: number }>('select count(*) as visits from visit')
  return rows[0]?.visits ?? 0
}
