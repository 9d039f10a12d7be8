import { type Kysely, sql } from 'kysely'

/** Each unit of a favourite has its own time, so that a notification of one unit does not decide about the other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table favourite add column notified_parcel_at timestamptz`.execute(db)
  await sql`update favourite set notified_parcel_at = notified_at`.execute(db)
}
