import { type Kysely, sql } from 'kysely'

export const isExpanding = true

/** A company that has used several currencies may move between them (docs/decisions/0026-ledger.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(kept).execute(db)
}

const kept = `
create or replace function keep_currency() returns trigger language plpgsql set search_path = provender, pg_temp as $keep$
begin
  if (exists (select from orders where company_id = old.id)
      or exists (select from ledger_entry where company_id = old.id))
    and (not exists (select from orders where company_id = old.id and currency_code = new.currency_code)
      and not exists (select from ledger_entry where company_id = old.id and currency_code = new.currency_code)
      or exists (select from orders where company_id = old.id and currency_code = old.currency_code
        and state not in ('DELIVERED', 'COLLECTED', 'CANCELLED'))
      or 0 <> coalesce((select balance from ledger_entry
        where company_id = old.id and currency_code = old.currency_code order by n desc limit 1), 0)) then
    raise exception 'company % has orders or a ledger in %', old.code, old.currency_code;
  end if;
  return new;
end
$keep$;
`
