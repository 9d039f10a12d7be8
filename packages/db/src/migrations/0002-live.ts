import { type Kysely, sql } from 'kysely'

/** The author and device of each basket line, and a hint to listeners on each new version of the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(authors + hints).execute(db)
}

// Null for lines older than this migration.
const authors = `
alter table basket_line
  add column login_id bigint references login,
  add column device_id text,
  add column device_system text;
`

// A version changes in the transaction of its change, so the hint comes with the commit. The hint has no content: listeners query the
// versions.
const hints = `
create function hint_version() returns trigger language plpgsql as $$
begin
  perform pg_notify('provender', 'shop');
  return null;
end $$;
create trigger version_moved after update on version for each statement execute function hint_version();
`
