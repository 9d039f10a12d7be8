import { type Kysely, sql } from 'kysely'

export const isExpanding = true

/** When the database was last backed up, when a backup was last tried, and what each restore has changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(restores).execute(db)
}

const restores = `
alter table schema add column backed_up_at timestamptz, add column drilled_at timestamptz;
create table restore (
  id bigint generated always as identity primary key,
  -- What was written after this is lost.
  lost_from timestamptz not null,
  restored_at timestamptz not null default now(),
  -- Numbers that nothing gets, because the lost time may have given them: the reason of the holes in these series.
  skipped jsonb not null,
  -- E-mails and push messages that may have been sent in the lost time.
  held_messages int not null
);
`
