import { type Kysely, sql } from 'kysely'

/** Capacity of collection slots, invoices paid by card, refunds that a person has to check, and live hints about changed orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(slots + invoicePayments + refunds + changes).execute(db)
}

const slots = `
-- To count the orders in a collection slot.
create index orders_collected_at on orders (fulfilment_date, collection_time)
  where method = 'CLICK_AND_COLLECT' and state <> 'CANCELLED';
`

const invoicePayments = `
alter table payment
  -- The invoice that it pays, in full or in part, instead of the order itself.
  add column invoice_id bigint references ledger_document,
  -- The user who pays the invoice.
  add column login_id bigint references login,
  -- Created once for a payment of an invoice, so that a repeat is the same attempt.
  add column key uuid,
  add check ((invoice_id is null) = (login_id is null)),
  add check ((invoice_id is null) = (key is null)),
  add unique (invoice_id, key);
drop index payment_live;
create unique index payment_live on payment (order_id)
  where invoice_id is null and state not in ('DECLINED', 'VOIDED');
-- If several users pay an invoice at once, only one succeeds.
create unique index payment_of_invoice on payment (invoice_id) where state in ('STARTED', 'CHALLENGED', 'AUTHORISED');
create index payment_invoice on payment (invoice_id) where invoice_id is not null;
`

const refunds = `
alter table payment_refund
  -- Set if the gateway refused the refund and staff settled it in another way.
  add column closed_at timestamptz,
  add column closed_by bigint references staff,
  add column closing_note text not null default '',
  add check (closed_at is null or state = 'REFUSED'),
  add check (closed_by is null or closed_at is not null);
create index payment_refund_refused on payment_refund (payment_id) where state = 'REFUSED' and closed_at is null;
`

const changes = `
-- Counts the changes to a company's orders. It is a separate row that a transaction locks last, so that placing an order and
-- processing one do not wait for each other here.
create table company_orders (
  company_id bigint primary key references company,
  version bigint not null
);
create function count_order_change() returns trigger language plpgsql as $count$
declare
  next bigint;
begin
  insert into company_orders as o values (new.company_id, 1)
    on conflict (company_id) do update set version = o.version + 1
    returning version into next;
  -- A new order sends no hint: only the user who placed it waits for it, and others find it by polling.
  if tg_op = 'UPDATE' then
    perform pg_notify('provender', 'orders ' || new.company_id || ' ' || next);
  end if;
  return null;
end
$count$;
create constraint trigger count_order_change after insert or update on orders deferrable initially deferred
  for each row execute function count_order_change();
`
