import { type Kysely, sql } from 'kysely'

/** The second factor of a user or a staff member: the sealed secret of an app that makes codes, and recovery codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(secondFactor).execute(db)
}

const secondFactor = `
create table second_factor (
  login_id bigint unique references login,
  staff_id bigint unique references staff,
  sealed_secret bytea not null,
  on_since timestamptz,
  last_step bigint not null default 0,
  recovery_hashes bytea[] not null default '{}',
  check (num_nonnulls(login_id, staff_id) = 1)
);
`
