import { type Kysely, sql } from 'kysely'

/** Disputes of card payments, and chargebacks in the ledger (docs/decisions/0026-ledger.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(disputes + entries).execute(db)
}

const disputes = `
create table payment_dispute (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payment,
  -- The gateway's.
  reference text not null unique,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('OPEN', 'WON', 'LOST')),
  -- What the bank has taken back and not returned. The ledger has the same amount as chargebacks less returned money.
  withdrawn bigint not null check (withdrawn between 0 and amount),
  -- How often the bank has moved money. A record with fewer movements is older.
  movements int not null,
  reason text not null,
  answer_by timestamptz,
  opened_at timestamptz not null default now()
);
create index payment_dispute_payment on payment_dispute (payment_id);
`

const entries = `
alter table ledger_entry
  -- The dispute that took the money of a chargeback, or returned that of a payment.
  add column dispute_id uuid references payment_dispute,
  drop constraint ledger_entry_kind,
  add constraint ledger_entry_kind
    check (kind in ('INVOICE', 'PAYMENT', 'CREDIT_NOTE', 'REFUND', 'REVERSAL', 'CHARGEBACK')),
  drop constraint ledger_entry_source,
  add constraint ledger_entry_source check (
    num_nonnulls(key, payment_id, refund_id, dispute_id) <= 1
    and (payment_id is null or kind = 'PAYMENT') and (refund_id is null or kind = 'REFUND')
    and (dispute_id is null or kind in ('CHARGEBACK', 'PAYMENT')) and (kind <> 'CHARGEBACK' or dispute_id is not null));
create index ledger_entry_dispute on ledger_entry (dispute_id) where dispute_id is not null;
`
