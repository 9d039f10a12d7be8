import type { OpenDb } from '@provender/db/open-db'
import { noTimeouts } from '@provender/db/session'
import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import { addStandardAttributes } from '../features/import/attributes/write-attributes.ts'
import { nextVersion } from '../kernel/next-version.ts'
import { seedDemo } from './seed-demo.ts'
import { type SeedOptions } from './seed-options.ts'

/** Held by the server that seeds. Others that start at the same time wait and find the work done. */
const fillLock = 5_012_024_004

/**
 * Gives a database what every shop has, and also the demo wholesaler if it has no company and no product and
 * `demo` is set. All in one transaction, so that an interrupted start begins again. Does nothing if the
 * database is seeded.
 */
export async function seedDatabase(database: OpenDb, options: SeedOptions): Promise<void> {
  const { attributes, isEmpty } = await checkDatabase(database.db)
  if (attributes > 0 && !(options.demo && isEmpty)) return
  await database.runLong(noTimeouts, (db) =>
    db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${fillLock})`.execute(tx)
      if (options.demo && (await checkDatabase(tx)).isEmpty) await seedDemo(tx, options)
      if (await addStandardAttributes(tx)) await nextVersion(tx, 'catalogue')
    }),
  )
}

async function checkDatabase(
  db: Kysely<Database>,
): Promise<{ readonly attributes: number; readonly isEmpty: boolean }> {
  const { rows } = await sql<{ attributes: number; is_empty: boolean }>`
    select (select count(*) from attribute) as attributes,
      not exists (select from company) and not exists (select from product) as is_empty`.execute(db)
  return { attributes: rows[0]?.attributes ?? 0, isEmpty: rows[0]?.is_empty ?? false }
}
