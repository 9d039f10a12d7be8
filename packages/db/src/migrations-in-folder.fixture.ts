import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type TestDb, withDatabase } from '@provender/testing/test-database'

export const createVisit = 'create table visit (server text not null)'
export const visit = `insert into visit values ('here')`
export const addColumn = 'alter table visit add column name text'

export async function onEmptyDatabase(work: (database: TestDb) => Promise<void>): Promise<void> {
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

export async function withMigrations(
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

// Files in a temporary folder belong to no package and must import by URL.
const kysely = JSON.stringify(pathToFileURL(createRequire(import.meta.url).resolve('kysely')).href)

export async function countVisits({ pool }: TestDb): Promise<number> {
  const { rows } = await pool.query<{ visits: number }>('select count(*) as visits from visit')
  return rows[0]?.visits ?? 0
}
