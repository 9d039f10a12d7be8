import { type Kysely, sql } from 'kysely'

/** What the last answer to a device's queue said, for when it was lost and is asked for again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table basket_client add column problems json not null default '[]'`.execute(db)
}
