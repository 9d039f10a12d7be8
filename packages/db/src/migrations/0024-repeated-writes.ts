import { type Kysely, sql } from 'kysely'

/**
 * Stores the keys of writes, so that a repeated request gets its response without writing again (docs/decisions/0062-repeated-writes.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table idempotency_key (
  -- The caller: "login 12", "staff 3", "visitor" or "terminal". Keys of different callers never collide.
  caller text not null,
  key uuid not null,
  operation text not null,
  -- The hash of the operation and its input. The same key with another input is refused.
  request_hash bytea not null,
  -- The response to the first write.
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (caller, key)
);
create index idempotency_key_created on idempotency_key (created_at);

-- An update with equal values is no change of the site, so that quotes for it stay valid.
drop trigger count_site_change on site;
create trigger count_site_change before update on site for each row
  when (old.* is distinct from new.*) execute function count_site_change();
`,
    )
    .execute(db)
}
