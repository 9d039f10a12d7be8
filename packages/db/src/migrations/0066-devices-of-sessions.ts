import { type Kysely, sql } from 'kysely'

export const isExpanding = true

/** Ending a session makes its device unknown (docs/decisions/0031-owners-and-buyers.md). Null if an older server opened it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(devices).execute(db)
}

const devices = `
alter table session add column device_hash bytea;
alter table staff_session add column device_hash bytea;
`
