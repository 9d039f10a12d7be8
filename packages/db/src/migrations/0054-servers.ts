import { type Kysely, sql } from 'kysely'

export const isExpanding = true

/** The servers that run, and which of them makes each attempt at a job. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(servers).execute(db)
}

const servers = `
-- Unlogged: every server writes its row again within seconds, and these writes wait for no disk and no standby.
create unlogged table server (
  id uuid primary key,
  version text not null,
  -- The newest migration that it knows.
  schema int not null,
  address text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
-- Stays when the row of its server has gone.
alter table job_attempt add column server_id uuid;
`
