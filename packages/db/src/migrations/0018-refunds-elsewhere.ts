import { type Kysely, sql } from 'kysely'

/** Refunds made at the gateway, and live hints about a company's ledger (docs/decisions/0025-card-payments.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(refunds + changes).execute(db)
}

const refunds = `
alter table payment_refund
  -- The gateway's reference of a refund that was made there; null for a refund requested here.
  add column reference text,
  add check (reference is null or state <> 'ASKED'),
  add unique (payment_id, reference);
`

const changes = `
-- Ledger entries increase the same count, so that open statements are read again. A transaction counts once, whatever it books.
create function count_ledger_change() returns trigger language plpgsql as $count$
declare
  next bigint;
begin
  if new.n < (select max(n) from ledger_entry where company_id = new.company_id and currency_code = new.currency_code) then
    return null;
  end if;
  insert into company_orders as o values (new.company_id, 1)
    on conflict (company_id) do update set version = o.version + 1
    returning version into next;
  perform pg_notify('provender', 'orders ' || new.company_id || ' ' || next);
  return null;
end
$count$;
create constraint trigger count_ledger_change after insert on ledger_entry deferrable initially deferred
  for each row execute function count_ledger_change();
`
