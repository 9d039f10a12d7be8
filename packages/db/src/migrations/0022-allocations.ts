import { type Kysely, sql } from 'kysely'
import { replayAllocations } from '../replay-allocations.ts'

/** Explicit allocations of money to invoices, and reversals of payments (docs/decisions/0026-ledger.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(reversals + allocations).execute(db)
  await replayAllocations(db)
  await sql.raw(checks).execute(db)
}

const reversals = `
alter table ledger_entry
  -- The payment that a reversal reverses. A payment is reversed at most once.
  add column reverses_id bigint unique references ledger_entry,
  -- The reason of a reversal. The company sees it.
  add column reason text not null default '';

do $constraints$
declare
  name text;
begin
  for name in select conname from pg_constraint
    where conrelid = 'ledger_entry'::regclass and contype = 'c'
      and (conname = 'ledger_entry_kind_check' or conname ~ '^ledger_entry_check\\d*$')
  loop
    execute format('alter table ledger_entry drop constraint %I', name);
  end loop;
end
$constraints$;
alter table ledger_entry
  add constraint ledger_entry_kind
    check (kind in ('INVOICE', 'PAYMENT', 'CREDIT_NOTE', 'REFUND', 'REVERSAL')),
  add constraint ledger_entry_sign check (case kind when 'INVOICE' then owed >= 0 when 'CREDIT_NOTE' then owed <= 0
    when 'PAYMENT' then owed < 0 else owed > 0 end),
  add constraint ledger_entry_document check ((kind in ('INVOICE', 'CREDIT_NOTE')) = (document_id is not null)),
  add constraint ledger_entry_method check ((kind in ('INVOICE', 'CREDIT_NOTE')) = (method is null)),
  add constraint ledger_entry_reverses check ((kind = 'REVERSAL') = (reverses_id is not null)),
  add constraint ledger_entry_reason check ((kind = 'REVERSAL') = (reason <> ''));

create function check_reversal() returns trigger language plpgsql as $reversal$
begin
  if not exists (select from ledger_entry e where e.id = new.reverses_id and e.kind = 'PAYMENT'
    and e.company_id = new.company_id and e.currency_code = new.currency_code and e.owed = -new.owed) then
    raise exception 'a reversal takes back a whole payment of the same company';
  end if;
  return new;
end
$reversal$;
create trigger check_reversal before insert on ledger_entry
  for each row when (new.kind = 'REVERSAL') execute function check_reversal();
`

const allocations = `
alter table company
  -- The allocation of money without a named invoice: to the oldest due first, or none until staff decide.
  add column allocation_rule text not null default 'oldest' check (allocation_rule in ('oldest', 'leave'));

-- The open amount of an entry is its amount less its allocations here. It is stored nowhere else.
create table allocation (
  id bigint generated always as identity primary key,
  -- The credit: a payment or a credit note.
  from_entry bigint not null references ledger_entry,
  -- The settled debit: an invoice, a refund or a reversal.
  to_entry bigint not null references ledger_entry,
  amount bigint not null check (amount > 0),
  -- Local date; never before the days of its entries or of their earlier allocations.
  made_on date not null,
  -- The staff member who decided it; null if a rule did, and on the command line.
  by bigint references staff,
  -- Why: the invoice was named, its open amount matched, everything open matched, the oldest came first, a person decided, a refund
  -- or a reversal took the money, or the allocation was replayed from before there were any.
  rule text not null
    check (rule in ('NAMED', 'EXACT', 'ALL', 'OLDEST', 'PERSON', 'REFUND', 'REVERSAL', 'REPLAYED')),
  -- The allocation that this row undoes, fully or partly.
  undoes_id bigint references allocation
);
create index allocation_from on allocation (from_entry) include (amount, made_on, undoes_id);
create index allocation_to on allocation (to_entry) include (amount, made_on, undoes_id);
create index allocation_undoes on allocation (undoes_id) where undoes_id is not null;

-- Entries whose open amount changed when allocations became explicit.
create table allocation_difference (
  entry_id bigint primary key references ledger_entry,
  open_before bigint not null,
  open_after bigint not null
);
`

const checks = `
do $replayed$
begin
  if exists (
    select from ledger_entry e join (
      select entry, sum(amount) as amount from (
        select from_entry as entry, case when undoes_id is null then amount else -amount end as amount from allocation
        union all
        select to_entry, case when undoes_id is null then amount else -amount end from allocation) side
      group by entry) allocated on entry = e.id
    where allocated.amount not between 0 and abs(e.owed)) then
    raise exception 'more was allocated of a ledger entry than it has';
  end if;
end
$replayed$;

create function check_allocation() returns trigger language plpgsql as $check$
declare
  credit ledger_entry;
  debit ledger_entry;
  of_credit record;
  of_debit record;
  undone allocation;
begin
  select * into credit from ledger_entry where id = new.from_entry;
  select * into debit from ledger_entry where id = new.to_entry;
  if credit.company_id <> debit.company_id or credit.currency_code <> debit.currency_code
    or credit.owed >= 0 or debit.owed <= 0 then
    raise exception 'an allocation goes from a credit to a debit of the same company and currency';
  end if;
  -- Serialises the allocations of a company, like its entries.
  perform from company where id = credit.company_id for no key update;
  select coalesce(sum(case when undoes_id is null then amount else -amount end), 0) as amount, max(made_on) as made_on
    into of_credit from allocation where from_entry = credit.id;
  select coalesce(sum(case when undoes_id is null then amount else -amount end), 0) as amount, max(made_on) as made_on
    into of_debit from allocation where to_entry = debit.id;
  new.made_on := greatest(new.made_on, credit.booked_on, debit.booked_on, of_credit.made_on, of_debit.made_on);
  if new.undoes_id is null then
    if of_credit.amount + new.amount > -credit.owed or of_debit.amount + new.amount > debit.owed then
      raise exception 'more is allocated than is open';
    end if;
    return new;
  end if;
  select * into undone from allocation where id = new.undoes_id;
  if undone.undoes_id is not null or undone.from_entry <> new.from_entry or undone.to_entry <> new.to_entry
    or new.amount > undone.amount - (select coalesce(sum(amount), 0) from allocation where undoes_id = undone.id) then
    raise exception 'more is taken back than was allocated';
  end if;
  return new;
end
$check$;
create trigger check_allocation before insert on allocation
  for each row execute function check_allocation();
create trigger allocation_for_good before update or delete or truncate on allocation
  for each statement execute function refuse_ledger_change();
`
