import { type Kysely, sql } from 'kysely'

/** An installed app opens a page of the server in a browser, to enter a card or to approve a payment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tickets).execute(db)
}

const tickets = `
create table payment_ticket (
  -- An app has one ticket at a time. The next one replaces it, and the end of the session deletes it.
  session_id uuid primary key references session on delete cascade,
  id uuid not null unique,
  -- The hash of the secret that opens the page once.
  ticket_hash bytea not null unique,
  -- The hash of the secret of the opened page.
  page_hash bytea unique,
  purpose text not null check (purpose in ('NEW_ORDER', 'ORDER', 'INVOICE', 'SAVE_CARD', 'APPROVAL')),
  language text not null,
  -- The number of the order or the invoice.
  number text,
  amount bigint check (amount > 0),
  payment_id uuid references payment on delete cascade,
  expires_at timestamptz not null,
  done_at timestamptz,
  -- The card that was entered, for the app to pay with.
  card_token text,
  card_brand text,
  card_last_four text,
  keeps_card boolean not null default false,
  check ((purpose = 'APPROVAL') = (payment_id is not null)),
  check (done_at is null or page_hash is not null),
  check ((card_token is null) = (card_brand is null) and (card_token is null) = (card_last_four is null)),
  check (card_token is null or (done_at is not null and purpose in ('NEW_ORDER', 'ORDER', 'INVOICE')))
);
create index on payment_ticket (payment_id) where payment_id is not null;
`
