import { type Kysely, sql } from 'kysely'

/** Details, invitations and account deletions of users (docs/decisions/0031-owners-and-buyers.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(logins + invitations + deletions).execute(db)
}

const logins = `
alter table login
  -- A user whom the wholesaler activates is an owner. Invited colleagues get their role with the invitation.
  add column role text not null default 'OWNER' check (role in ('OWNER', 'BUYER')),
  -- Null uses the company's setting.
  add column show_all_prices_including_vat boolean,
  -- When the account was closed. The row stays for the orders that refer to it.
  add column closed_at timestamptz,
  add check (closed_at is null or not active);
`

// The secret of the e-mail's link is not stored: it is derived from the id and the server's key.
const invitations = `
create table login_invitation (
  id uuid primary key,
  company_id bigint not null references company,
  email text not null,
  role text not null check (role in ('OWNER', 'BUYER')),
  language text not null,
  invited_by bigint not null references login,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- When it was withdrawn, accepted or replaced by another one.
  ended_at timestamptz
);
create unique index login_invitation_open on login_invitation (company_id, lower(email)) where ended_at is null;
create index login_invitation_company on login_invitation (company_id, sent_at);
create index login_invitation_by on login_invitation (invited_by);
`

const deletions = `
create table login_deletion (
  id uuid primary key,
  login_id bigint not null unique references login,
  language text not null,
  asked_at timestamptz not null,
  -- When the deletion starts; set once it is confirmed.
  starts_at timestamptz
);
`
