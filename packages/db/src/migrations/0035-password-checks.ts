import { type Kysely, sql } from 'kysely'

/** When the user of a session last typed the password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(checks).execute(db)
}

const checks = `
alter table session add column password_checked_at timestamptz;
update session set password_checked_at = created_at;
alter table session alter column password_checked_at set not null, alter column password_checked_at set default now();
`
