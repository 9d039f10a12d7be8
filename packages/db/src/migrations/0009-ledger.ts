import { type Kysely, sql } from 'kysely'

/** Invoices, credit notes and a ledger per company. Rows are append-only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(documents + ledger + accounts + forGood).execute(db)
}

// Amounts are minor units. Quantities are thousandths, of lines of the order.
const documents = `
-- The last number of each kind. The row is locked until the transaction ends, so a rolled-back number is used again: no gaps.
create table document_series (
  kind text primary key check (kind in ('INVOICE', 'CREDIT_NOTE')),
  prefix text not null,
  last_number bigint not null
);
insert into document_series values ('INVOICE', 'INV-', 100000), ('CREDIT_NOTE', 'CN-', 100000);

create table ledger_document (
  id bigint generated always as identity primary key,
  kind text not null references document_series,
  -- Given by the database.
  number text not null unique,
  company_id bigint not null references company,
  order_id bigint not null references orders,
  -- The invoice that a credit note credits.
  credits_id bigint references ledger_document,
  issued_at timestamptz not null,
  issued_on date not null,
  -- Set for an invoice.
  due_on date,
  currency_code text not null,
  net bigint not null check (net >= 0),
  vat bigint not null check (vat >= 0),
  gross bigint not null,
  vat_by_rate jsonb not null,
  -- The details of both on the day of issue.
  seller jsonb not null,
  buyer jsonb not null,
  -- The reason of a credit note. The company sees it.
  reason text not null default '',
  -- The staff member who credited it; null on the command line and for credits of a transition.
  staff_id bigint references staff,
  check (net + vat = gross),
  check ((kind = 'CREDIT_NOTE') = (credits_id is not null)),
  check ((kind = 'INVOICE') = (due_on is not null))
);
create unique index one_invoice_of_order on ledger_document (order_id) where kind = 'INVOICE';
create index ledger_document_order on ledger_document (order_id);
create index ledger_document_credits on ledger_document (credits_id);

create table ledger_document_line (
  document_id bigint not null references ledger_document,
  n int not null,
  -- The position of the order's line, which has the names; null for an allowance on everything at a VAT rate.
  position int,
  quantity bigint check (quantity > 0),
  vat_basis_points int not null,
  net bigint not null check (net >= 0),
  vat bigint not null check (vat >= 0),
  primary key (document_id, n),
  check ((position is null) = (quantity is null))
);

create function number_document() returns trigger language plpgsql as $number$
declare
  invoiced bigint;
  credited bigint;
begin
  if new.credits_id is not null then
    select gross into invoiced from ledger_document where id = new.credits_id and kind = 'INVOICE' for update;
    select coalesce(sum(gross), 0) into credited from ledger_document where credits_id = new.credits_id;
    if invoiced is null or credited + new.gross > invoiced then
      raise exception 'credit notes come to more than their invoice';
    end if;
  end if;
  update document_series set last_number = last_number + 1 where kind = new.kind
    returning prefix || last_number into new.number;
  return new;
end
$number$;
create trigger number_document before insert on ledger_document
  for each row execute function number_document();

-- Runs at the end of the transaction, when the lines exist.
create function sum_document() returns trigger language plpgsql as $sum$
begin
  if (select (coalesce(sum(net), 0), coalesce(sum(vat), 0)) from ledger_document_line where document_id = new.id)
    is distinct from (new.net::numeric, new.vat::numeric) then
    raise exception 'document % does not come to the sum of its lines', new.number;
  end if;
  return null;
end
$sum$;
create constraint trigger sum_document after insert on ledger_document deferrable initially deferred
  for each row execute function sum_document();
`

const ledger = `
create table ledger_entry (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  currency_code text not null,
  -- Numbers a company's entries in a currency. The database sets it, like the balance.
  n int not null,
  kind text not null check (kind in ('INVOICE', 'PAYMENT', 'CREDIT_NOTE', 'REFUND')),
  -- The change of the balance: negative for payments and credit notes.
  owed bigint not null,
  balance bigint not null,
  booked_on date not null,
  booked_at timestamptz not null,
  document_id bigint unique references ledger_document,
  -- The entry of the invoice that it names; null settles the oldest.
  settles_id bigint references ledger_entry,
  -- Set for a payment or a refund.
  method text check (method in ('CASH', 'BANK_TRANSFER', 'CARD')),
  reference text not null default '',
  staff_id bigint references staff,
  -- The key of a payment that staff enter, so that a repeat is entered once.
  key uuid,
  unique (company_id, currency_code, n),
  unique (company_id, key),
  check (case kind when 'INVOICE' then owed >= 0 when 'CREDIT_NOTE' then owed <= 0
    when 'PAYMENT' then owed < 0 else owed > 0 end),
  check ((kind in ('PAYMENT', 'REFUND')) = (document_id is null)),
  check ((kind in ('PAYMENT', 'REFUND')) = (method is not null))
);
create index ledger_entry_day on ledger_entry (company_id, currency_code, booked_on, n);
create index ledger_entry_settles on ledger_entry (settles_id);

-- Entries of a company are serialised by a lock on its row. Their days never decrease, even if the clock does.
create function chain_ledger_entry() returns trigger language plpgsql as $chain$
declare
  last ledger_entry;
begin
  perform from company where id = new.company_id for no key update;
  select * into last from ledger_entry
    where company_id = new.company_id and currency_code = new.currency_code order by n desc limit 1;
  new.n := coalesce(last.n, 0) + 1;
  new.balance := coalesce(last.balance, 0) + new.owed;
  new.booked_on := greatest(new.booked_on, last.booked_on);
  if new.document_id is not null and not exists (
    select from ledger_document d where d.id = new.document_id and d.company_id = new.company_id
      and d.kind = new.kind and d.currency_code = new.currency_code
      and d.gross = case new.kind when 'INVOICE' then new.owed else -new.owed end) then
    raise exception 'a ledger entry says something else than its document';
  end if;
  return new;
end
$chain$;
create trigger chain_ledger_entry before insert on ledger_entry
  for each row execute function chain_ledger_entry();
`

const accounts = `
-- Orders on account that are not invoiced yet count against the credit limit.
create index orders_on_account on orders (company_id)
  where payment_type = 'ACCOUNT' and state not in ('OUT_FOR_DELIVERY', 'DELIVERED', 'COLLECTED', 'CANCELLED');
`

const forGood = `
create function refuse_ledger_change() returns trigger language plpgsql as $refuse$
begin
  raise exception '% is only added to: nothing in it is changed or removed', tg_table_name;
end
$refuse$;
create trigger ledger_document_for_good before update or delete or truncate on ledger_document
  for each statement execute function refuse_ledger_change();
create trigger ledger_document_line_for_good before update or delete or truncate on ledger_document_line
  for each statement execute function refuse_ledger_change();
create trigger ledger_entry_for_good before update or delete or truncate on ledger_entry
  for each statement execute function refuse_ledger_change();
`
