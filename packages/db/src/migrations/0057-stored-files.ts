import { type Kysely, sql } from 'kysely'

export const isExpanding = true

/** A row for each stored file: where its bytes are, and their checksum. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(storedFiles).execute(db)
}

const storedFiles = `
-- The id is that of the supporting document, the picture or the paper. There is no foreign key: the bytes outlive that row.
create table stored_file (
  id uuid primary key,
  kind text not null check (kind in ('proof', 'claim', 'document')),
  media_type text not null,
  bytes int not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  store text not null check (store in ('disk', 's3')),
  stored_at timestamptz not null default now(),
  checked_at timestamptz not null default now(),
  -- Since when the bytes are known to be missing or other than those stored.
  missing_since timestamptz,
  -- When the bytes are deleted, if nothing refers to the file any more.
  keep_until timestamptz
);
create index stored_file_by_check on stored_file (checked_at);
create index stored_file_unused on stored_file (keep_until) where keep_until is not null;
-- An id that the folder or the bucket with the files holds too.
alter table schema add column file_places jsonb not null default '{}';
`
