import { type Kysely, sql } from 'kysely'

export const isExpanding = true

/** A member of staff chooses their own password with a link in an e-mail, so nobody else ever has it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(invitations).execute(db)
}

const invitations = `
-- Null until the invited member has chosen one. Such a member is not active.
-- A server of the version before compares no password with null, and so lets nobody in.
-- squawk-ignore ban-drop-not-null
alter table staff alter column password_hash drop not null;

create table staff_invitation (
  id uuid primary key,
  -- The link has the secret, which is derived from the id and the installation's key.
  token_hash bytea not null unique,
  staff_id bigint not null references staff,
  language text not null,
  invited_by bigint not null references staff,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- Why it ended. It stays for a while, so that its link can say so.
  ended_by text check (ended_by in ('USED', 'REPLACED', 'WITHDRAWN')),
  check ((ended_at is null) = (ended_by is null))
);
create unique index staff_invitation_open on staff_invitation (staff_id) where ended_at is null;
`
