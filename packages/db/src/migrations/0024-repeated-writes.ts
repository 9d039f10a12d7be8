import { type Kysely, sql } from 'kysely'

/**
 * Stores the keys of writes, so that a repeated request gets its response without writing again (docs/decisions/0062-repeated-writes.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table idempotency_key (
  -- Who wrote: "login 12", "staff 3", "visitor", "terminal". Another caller's key is another key.
  caller text not null,
  key uuid not null,
  operation text not null,
  -- Of the operation and its input: the same key with other input is refused.
  request_hash bytea not null,
  -- What the first write answered.
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (caller, key)
);
create index idempotency_key_created on idempotency_key (created_at);

-- A site that is set to what it is already has not changed: quotes for it stay good.
drop trigger count_site_change on site;
create trigger count_site_change before update on site for each row
  when (old.* is distinct from new.*) execute function count_site_change();
`,
    )
    .execute(db)
}
