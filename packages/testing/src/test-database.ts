import { randomBytes } from 'node:crypto'
import { connectPool } from '@provender/db/connect-pool'
import type { OpenDb } from '@provender/db/open-db'
import pg from 'pg'
import { inject } from 'vitest'
import { databaseAt } from './database-address.ts'
import type { TestServer } from './test-server.ts'

/** A migrated, empty database for one test, opened like the server's own; closing it deletes it. */
export type TestDb = OpenDb & {
  readonly url: string
}

/** Clones the migrated template. For a test that needs one database, `withDatabase` also closes it. */
export async function openTestDb(): Promise<TestDb> {
  const server: TestServer = inject('testServer')
  const name = `provender_test_${randomBytes(8).toString('hex')}`
  await onServer(server.url, `create database ${name} template ${server.template} strategy file_copy`)
  const url = databaseAt(server.url, name)
  const connected = connectPool({
    connection: { connectionString: url },
    durability: 'relaxed',
    poolSize: 10,
    log: () => {},
  })
  return {
    ...connected,
    url,
    description: `test database ${name}`,
    close: async () => {
      // A failed test may not have released a connection, and `end` would wait for it. Dropping the database breaks it.
      void connected.pool.end()
      await onServer(server.url, `drop database ${name} with (force)`)
    },
  }
}

/** Runs a test on its own database and always deletes it afterwards. */
export async function withDatabase<T>(test: (database: TestDb) => Promise<T>): Promise<T> {
  const database = await openTestDb()
  try {
    return await test(database)
  } finally {
    await database.close()
  }
}

/** One connection per worker: a new one costs as much as a database, and its catalogue cache is cold. */
let administration: pg.Pool | undefined

async function onServer(url: string, statement: string): Promise<void> {
  administration ??= new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true })
  await administration.query(statement)
}
