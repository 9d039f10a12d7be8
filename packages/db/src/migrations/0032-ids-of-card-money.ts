import { type Kysely, sql } from 'kysely'

/**
 * Callers' keys and our ids of card payments have columns of their own, so that a caller's key is never taken for a
 * payment that is booked. A booking that fails for good is recorded with its payment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(entries + cards + bookings).execute(db)
}

const entries = `
alter table ledger_entry
  -- The card payment or the refund whose money it is; both are booked once. A caller's key is in \`key\`.
  add column payment_id uuid unique references payment,
  add column refund_id uuid unique references payment_refund;

alter table ledger_entry disable trigger ledger_entry_for_good;
update ledger_entry e set payment_id = p.id, key = null
from payment p where p.id = e.key and e.kind = 'PAYMENT' and e.method = 'CARD' and p.captured = -e.owed;
update ledger_entry e set refund_id = r.id, key = null
from payment_refund r where r.id = e.key and e.kind = 'REFUND';
alter table ledger_entry enable trigger ledger_entry_for_good;

alter table ledger_entry add constraint ledger_entry_source check (
  num_nonnulls(key, payment_id, refund_id) <= 1
  and (payment_id is null or kind = 'PAYMENT') and (refund_id is null or kind = 'REFUND'));
`

const cards = `
alter table saved_card
  -- The payment that it was kept with; otherwise the caller's key is in \`setup_id\`.
  add column payment_id uuid unique references payment,
  alter column setup_id drop not null;
update saved_card s set payment_id = p.id, setup_id = null from payment p where p.id = s.setup_id and p.keeps_card;
alter table saved_card add constraint saved_card_source check (num_nonnulls(setup_id, payment_id) = 1);
`

const bookings = `
alter table payment
  -- Since when money that the gateway moved cannot be booked.
  add column booking_failed_at timestamptz;
create index payment_booking_failed on payment (booking_failed_at) where booking_failed_at is not null;
`
