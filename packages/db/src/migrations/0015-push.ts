import { type Kysely, sql } from 'kysely'

/** Devices that receive push messages, and a job per device for every notification. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(registrations + jobs).execute(db)
}

const registrations = `
create table push_registration (
  -- The value of the device's cookie. It is a secret.
  id uuid primary key,
  login_id bigint not null references login,
  -- The session that created or renewed it. Signing out ends both; an expired session does not, so there is no foreign key.
  session_id uuid not null,
  -- The browser's address at its push service. It is unique, because a browser is registered for one user at a time.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  language text not null check (language in ('en', 'pl', 'tr')),
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null
);
create index push_registration_login on push_registration (login_id);
create index push_registration_session on push_registration (session_id);
`

// Code that notifies a user inserts a notification. A trigger adds the push job in the same transaction.
const jobs = `
create function push_notification() returns trigger language plpgsql as $push$
begin
  insert into job (kind, key, payload)
  select 'PUSH', 'push ' || told.id || ' to ' || registration.id,
    json_build_object('notificationId', told.id, 'registrationId', registration.id)
  from told join push_registration registration using (login_id)
  order by told.id, registration.id;
  return null;
end
$push$;
create trigger push_notification after insert on notification referencing new table as told
  for each statement execute function push_notification();
`
