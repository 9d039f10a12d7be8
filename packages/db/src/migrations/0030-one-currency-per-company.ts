import { type Kysely, sql } from 'kysely'

/** A company keeps the currency of its orders and its ledger (docs/decisions/0026-ledger.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(restored + kept).execute(db)
}

// An import could change the currency of a company that owed in another one.
const restored = `
update company set currency_code = used.currency_code
from (
  select company_id, min(currency_code) as currency_code
  from (select company_id, currency_code from orders union select company_id, currency_code from ledger_entry) each
  group by company_id having count(*) = 1) used
where company.id = used.company_id and company.currency_code <> used.currency_code;
`

// The row is locked when this runs, and an order locks it before it is written.
const kept = `
create function keep_currency() returns trigger language plpgsql as $keep$
begin
  if exists (select from orders where company_id = old.id)
    or exists (select from ledger_entry where company_id = old.id) then
    raise exception 'company % has orders or a ledger in %', old.code, old.currency_code;
  end if;
  return new;
end
$keep$;
create trigger keep_currency before update of currency_code on company
  for each row when (old.currency_code <> new.currency_code) execute function keep_currency();
`
