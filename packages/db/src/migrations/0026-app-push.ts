import { type Kysely, sql } from 'kysely'

/** Installed apps register for push messages by the token of their maker's service, beside browsers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(appRegistrations).execute(db)
}

// The default is for servers of the version before, which know browsers only.
const appRegistrations = `
alter table push_registration
  alter column endpoint drop not null,
  alter column p256dh drop not null,
  alter column auth drop not null,
  add column channel text not null default 'WEB' check (channel in ('WEB', 'FCM', 'APNS')),
  -- The address of an installed app at its service: an app is registered for one login at a time.
  add column token text unique,
  -- The app as its service knows it: the project of Firebase, or the topic at Apple.
  add column app_id text,
  -- Apple has a service of its own for builds of developers.
  add column environment text check (environment in ('PRODUCTION', 'SANDBOX')),
  add constraint push_registration_web check ((channel = 'WEB') = (endpoint is not null)
    and (channel = 'WEB') = (p256dh is not null) and (channel = 'WEB') = (auth is not null)),
  add constraint push_registration_app check ((channel <> 'WEB') = (token is not null)
    and (channel <> 'WEB') = (app_id is not null)),
  add constraint push_registration_environment check ((channel = 'APNS') = (environment is not null));
`
