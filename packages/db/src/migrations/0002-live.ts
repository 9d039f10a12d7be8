import { type Kysely, sql } from 'kysely'

/** Who wrote a line of a basket, and from where; and a hint to whoever listens whenever the shop takes a next version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(authors + hints).execute(db)
}

// Null for what was written before it was noted.
const authors = `
alter table basket_line
  add column login_id bigint references login,
  add column device_id text,
  add column device_system text;
`

// A version moves in the transaction of its change, so the hint comes with the commit. It holds nothing: versions are looked at.
const hints = `
create function hint_version() returns trigger language plpgsql as $$
begin
  perform pg_notify('provender', 'shop');
  return null;
end $$;
create trigger version_moved after update on version for each statement execute function hint_version();
`
