import { type Kysely, sql } from 'kysely'

/** Stripe's ids of companies and payments, and updates of saved cards' expiry dates and holders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(cards + stripe).execute(db)
}

const cards = `
alter table saved_card add column holder_name text not null default '';
-- A card works only at its own gateway, so each gateway has a primary card.
drop index saved_card_primary;
create unique index saved_card_primary on saved_card (company_id, gateway) where is_primary and removed_at is null;

-- Changed details of a saved card; null for the details of its test number.
alter table sandbox_card
  add column expiry_month int,
  add column expiry_year int,
  add column holder_name text not null default '';
alter table sandbox_charge add column began_at timestamptz not null default now();
`

const stripe = `
create table stripe_customer (
  company_id bigint not null references company,
  -- Stripe's customers differ between test and live keys.
  gateway text not null,
  customer_id text not null,
  primary key (company_id, gateway)
);

-- Written before the first request to Stripe: afterwards the intent may exist, even if no response arrived.
create table stripe_intent (
  payment_id uuid primary key,
  intent_id text unique,
  asked_at timestamptz not null default now()
);
`
