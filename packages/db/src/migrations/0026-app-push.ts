import { type Kysely, sql } from 'kysely'

/** Installed apps, like browsers, register for push messages, with a token of Google's or Apple's service. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(appRegistrations).execute(db)
}

// The default is for servers of the previous version, which know only browsers.
const appRegistrations = `
alter table push_registration
  alter column endpoint drop not null,
  alter column p256dh drop not null,
  alter column auth drop not null,
  add column channel text not null default 'WEB' check (channel in ('WEB', 'FCM', 'APNS')),
  -- The token of an installed app at its push service. It is unique, because an app is registered for one user at a time.
  add column token text unique,
  -- Identifies the app at its service: the Firebase project, or the topic at Apple.
  add column app_id text,
  -- Apple has a separate service for development builds.
  add column environment text check (environment in ('PRODUCTION', 'SANDBOX')),
  add constraint push_registration_web check ((channel = 'WEB') = (endpoint is not null)
    and (channel = 'WEB') = (p256dh is not null) and (channel = 'WEB') = (auth is not null)),
  add constraint push_registration_app check ((channel <> 'WEB') = (token is not null)
    and (channel <> 'WEB') = (app_id is not null)),
  add constraint push_registration_environment check ((channel = 'APNS') = (environment is not null));
`
