import { type Kysely, sql } from 'kysely'

/** Which language a login chose, and another e-mail that waits for its confirmation (docs/decisions/0035-consent-and-error-reports.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(languages + emailChanges).execute(db)
}

const languages = `
-- Null: it never chose one.
alter table login add column language text check (language in ('en', 'pl', 'tr'));
`

// The secret of the letter's link is not here: it is made from the id and the server's key.
const emailChanges = `
create table login_email_change (
  id uuid primary key,
  login_id bigint not null unique references login,
  email text not null,
  language text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  -- Where the letter goes that tells of it.
  former_email text not null
);
`
