import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { withDatabase } from '@provender/testing/test-database'
import { expect, test } from 'vitest'
import { connectPool } from './connect-pool.ts'
import { migrate } from './migrate.ts'

const kysely = JSON.stringify(pathToFileURL(createRequire(import.meta.url).resolve('kysely')).href)
const migration = `import { sql } from ${kysely}
export const steps = [
  async (db) => await sql\`create table visit (server text)\`.execute(db),
  { withoutTransaction: async (db) => await sql\`create index concurrently visits on visit (server)\`.execute(db) },
]`

test('an index is created beside older transactions while other servers wait for their turn', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await writeFile(join(folder, '0001-index.ts'), migration)
  await withDatabase(async ({ pool, url }) => {
    await pool.query('drop schema provender cascade')
    const reader = await pool.connect()
    await reader.query('begin isolation level repeatable read')
    await reader.query('select from pg_class')
    const servers = [1, 2, 3].map(() =>
      connectPool({
        connection: { connectionString: url },
        durability: 'relaxed',
        poolSize: 1,
        log: () => {},
      }),
    )
    const migrating = Promise.all(
      servers.map((server) => migrate(server, { folder: pathToFileURL(`${folder}/`) })),
    )
    await pause(1500)
    await reader.query('commit')
    reader.release()
    expect((await migrating).flat()).toEqual(['0001-index'])
    await Promise.all(servers.map((server) => server.pool.end()))
  })
  await rm(folder, { recursive: true })
})
