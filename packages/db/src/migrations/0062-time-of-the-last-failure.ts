import { type Kysely, sql } from 'kysely'

export const isExpanding = true

/** Failures of an address are forgotten an hour after the last one, however often others sign in from it meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(failures).execute(db)
}

const failures = `
alter table sign_in_failure add column failed_at timestamptz not null default now();
`
