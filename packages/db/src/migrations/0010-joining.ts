import { type Kysely, sql } from 'kysely'

/** Applications, password resets, the devices of sessions, and security events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(applications + resets + devices + events).execute(db)
}

// One e-mail address may apply any number of times: a different response would reveal who is a customer.
const applications = `
create table application (
  id bigint generated always as identity primary key,
  -- Created by the form and sent with every repeat, so that the application is stored once.
  key uuid not null unique,
  state text not null default 'WAITING' check (state in ('WAITING', 'ACTIVATED', 'REJECTED')),
  company_name text not null,
  company_number text not null,
  vat_number text not null,
  name text not null,
  email text not null,
  telephone text not null,
  address1 text not null,
  address2 text not null,
  city text not null,
  post_code text not null,
  country text not null,
  language text not null check (language in ('en', 'pl', 'tr')),
  marketing_email_enabled boolean not null,
  marketing_sms_enabled boolean not null,
  -- Deleted when the application is decided. If it is accepted, the user's row then has it.
  password_hash text,
  applied_at timestamptz not null default now(),
  decided_at timestamptz,
  -- Null on the command line.
  decided_by bigint references staff,
  company_id bigint references company,
  -- The reason that a rejected applicant receives.
  reason text not null default '',
  check ((state = 'WAITING') = (decided_at is null)),
  check ((state = 'WAITING') = (password_hash is not null)),
  check ((state = 'ACTIVATED') = (company_id is not null))
);
create index application_waiting on application (lower(email)) where state = 'WAITING';

-- A supporting document of an application, stored in DATA_DIR/proofs under its id.
create table proof (
  id uuid primary key,
  -- Null until the form is sent. Files of a form that is never sent are deleted.
  application_id bigint references application on delete cascade,
  file_name text not null,
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg')),
  bytes int not null check (bytes > 0),
  uploaded_at timestamptz not null default now()
);
create index proof_application on proof (application_id);
create index proof_unclaimed on proof (uploaded_at) where application_id is null;

-- Counts actions that are open to anybody within a period, after which the count restarts.
create table allowance (
  subject text primary key,
  used int not null,
  since timestamptz not null
);
`

const resets = `
create table password_reset (
  token_hash bytea primary key,
  login_id bigint not null references login on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_reset_login on password_reset (login_id, made_at);
`

const devices = `
alter table session
  -- 'Chrome · Windows', according to the device at sign-in.
  add column device text not null default '',
  add column network text not null default '';
`

// No foreign keys: events outlive the user. Stores no e-mail address and no token, and only the network part of an IP address.
const events = `
create table security_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null,
  login_id bigint,
  staff_id bigint,
  network text not null,
  device text not null
);
create index security_event_login on security_event (login_id, id);
create index security_event_at on security_event (at);
create function keep_for_a_year() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '1 year' then
    return old;
  end if;
  raise exception 'rows of % are never changed, and stay for a year', tg_table_name;
end
$$;
create trigger security_event_stays before update or delete on security_event
  for each row execute function keep_for_a_year();
`
