import { type Kysely, sql } from 'kysely'

/** The language of a user, and a new e-mail address that awaits confirmation (docs/decisions/0035-consent-and-error-reports.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(languages + emailChanges).execute(db)
}

const languages = `
-- Null if the user never chose one.
alter table login add column language text check (language in ('en', 'pl', 'tr'));
`

// The secret of the e-mail's link is not stored: it is derived from the id and the server's key.
const emailChanges = `
create table login_email_change (
  id uuid primary key,
  login_id bigint not null unique references login,
  email text not null,
  language text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  -- The address that receives the e-mail about the change.
  former_email text not null
);
`
