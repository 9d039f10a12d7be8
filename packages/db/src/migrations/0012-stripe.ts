import { type Kysely, sql } from 'kysely'

/** Stripe's ids of companies and payments, and updates of saved cards' expiry dates and holders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(cards + stripe).execute(db)
}

const cards = `
alter table saved_card add column holder_name text not null default '';
-- A card of one gateway cannot be paid with at another: each has a primary one.
drop index saved_card_primary;
create unique index saved_card_primary on saved_card (company_id, gateway) where is_primary and removed_at is null;

-- What was changed of a card that is kept; null: as its number has it.
alter table sandbox_card
  add column expiry_month int,
  add column expiry_year int,
  add column holder_name text not null default '';
alter table sandbox_charge add column began_at timestamptz not null default now();
`

const stripe = `
create table stripe_customer (
  company_id bigint not null references company,
  -- With test keys its customers are others than with live ones.
  gateway text not null,
  customer_id text not null,
  primary key (company_id, gateway)
);

-- Written before Stripe is asked for the first time: from then on the intent may be there, whether its answer came or not.
create table stripe_intent (
  payment_id uuid primary key,
  intent_id text unique,
  asked_at timestamptz not null default now()
);
`
