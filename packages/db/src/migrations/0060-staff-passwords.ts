import { type Kysely, sql } from 'kysely'

export const isExpanding = true

/** Staff get a link for a forgotten password like customers, and type the password again before they change people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(passwords).execute(db)
}

const passwords = `
-- A server of the version before joins the links with customers, and so leaves those of staff alone.
-- squawk-ignore ban-drop-not-null
alter table password_reset alter column login_id drop not null;
-- The table has the links of a day.
-- squawk-ignore adding-foreign-key-constraint
alter table password_reset add column staff_id bigint references staff on delete cascade;
-- The table has the links of a day.
-- squawk-ignore constraint-missing-not-valid
alter table password_reset add constraint password_reset_owner check (num_nonnulls(login_id, staff_id) = 1);

-- When the password was typed last on the device.
alter table staff_session add column password_checked_at timestamptz not null default now();
update staff_session set password_checked_at = opened_at;
`
