import { type Kysely, sql } from 'kysely'

/** `searchMaxResults` is at least 1: a stored 0 is reset to the default. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from config where key = 'searchMaxResults' and value = '0'`.execute(db)
}
