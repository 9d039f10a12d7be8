import { type Kysely, sql } from 'kysely'

/** Capacity of collection slots, invoices paid by card, refunds that a person has to check, and live hints about changed orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(slots + invoicePayments + refunds + changes).execute(db)
}

const slots = `
-- How many collect in a quarter of an hour.
create index orders_collected_at on orders (fulfilment_date, collection_time)
  where method = 'CLICK_AND_COLLECT' and state <> 'CANCELLED';
`

const invoicePayments = `
alter table payment
  -- What it pays, where it is not the order itself: an invoice, or a part of it.
  add column invoice_id bigint references ledger_document,
  -- Who pays the invoice.
  add column login_id bigint references login,
  -- Made once for a payment of an invoice: sent again, it is one attempt.
  add column key uuid,
  add check ((invoice_id is null) = (login_id is null)),
  add check ((invoice_id is null) = (key is null)),
  add unique (invoice_id, key);
drop index payment_live;
create unique index payment_live on payment (order_id)
  where invoice_id is null and state not in ('DECLINED', 'VOIDED');
-- Of those who pay one invoice at once, one does.
create unique index payment_of_invoice on payment (invoice_id) where state in ('STARTED', 'CHALLENGED', 'AUTHORISED');
create index payment_invoice on payment (invoice_id) where invoice_id is not null;
`

const refunds = `
alter table payment_refund
  -- One that the gateway refused and somebody has dealt with otherwise.
  add column closed_at timestamptz,
  add column closed_by bigint references staff,
  add column closing_note text not null default '',
  add check (closed_at is null or state = 'REFUSED'),
  add check (closed_by is null or closed_at is not null);
create index payment_refund_refused on payment_refund (payment_id) where state = 'REFUSED' and closed_at is null;
`

const changes = `
-- Counts what happened to the orders of a company. A row of its own, taken last of all in a transaction: who places an order and who
-- works on one never wait for each other here.
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
  -- A new order is found by looking; who waits for it is who placed it.
  if tg_op = 'UPDATE' then
    perform pg_notify('provender', 'orders ' || new.company_id || ' ' || next);
  end if;
  return null;
end
$count$;
create constraint trigger count_order_change after insert or update on orders deferrable initially deferred
  for each row execute function count_order_change();
`
