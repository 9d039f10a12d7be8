import { type Kysely, sql } from 'kysely'

/** Attempts with a card that no bank has accepted. They limit how many cards a user can try out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(attempts).execute(db)
}

const attempts = `
create table card_attempt (
  -- The payment's id, or a text for a change of the saved cards.
  id text primary key,
  company_id bigint not null references company,
  login_id bigint not null references login,
  began_at timestamptz not null default now()
);
create index on card_attempt (company_id, began_at);
create index on card_attempt (login_id);
`
