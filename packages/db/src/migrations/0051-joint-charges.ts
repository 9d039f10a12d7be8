import { type Kysely, sql } from 'kysely'

/** One charge of a card pays several invoices: a payment for each of them, and the charge as the gateway knows it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(charges + disputes).execute(db)
}

const charges = `
create table joint_charge (
  -- The gateway knows the charge by this id.
  id uuid primary key default gen_random_uuid(),
  company_id bigint not null references company,
  key uuid not null,
  amount bigint not null check (amount > 0),
  unique (company_id, key)
);
alter table payment
  add column charge_id uuid references joint_charge,
  add check (charge_id is null or invoice_id is not null);
create index payment_charge on payment (charge_id) where charge_id is not null;
`

const disputes = `
-- A dispute of a joint charge is split over its payments.
alter table payment_dispute
  drop constraint payment_dispute_reference_key,
  add unique (reference, payment_id);
`
