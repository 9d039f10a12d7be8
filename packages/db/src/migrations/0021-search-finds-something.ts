import { type Kysely, sql } from 'kysely'

/** `searchMaxResults` is at least 1: what was set to nothing goes back to what holds unless it is set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from config where key = 'searchMaxResults' and value = '0'`.execute(db)
}
