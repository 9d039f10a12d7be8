import { type Kysely, sql } from 'kysely'

/** The prices of the last notification of a favourite, so that a price that goes up and down is notified once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table favourite add column notified_price bigint, add column notified_parcel_price bigint, add column notified_at timestamptz
  `.execute(db)
}
