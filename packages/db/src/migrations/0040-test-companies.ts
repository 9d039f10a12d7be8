import { type Kysely, sql } from 'kysely'

/** Companies whose orders nobody picks, such as that of an app store's reviewer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company add column is_test boolean not null default false`.execute(db)
}
