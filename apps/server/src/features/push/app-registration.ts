import type { Database } from '@provender/db/tables'
import type { PushRegistrationId, UserId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import { type Kysely, sql } from 'kysely'
import type { AppPushAddress } from './push-address.ts'
import { deleteSurplus, lockSession } from './store.ts'

interface AppPushDevice {
  readonly userId: UserId
  readonly sessionId: string
  readonly address: AppPushAddress
  readonly language: Language
  readonly nowMs: number
  readonly newId: PushRegistrationId
}

/**
 * Registers an installed app for its user's messages. A known token is renewed and moves to this user. Other
 * tokens of the session end: a session is one installation, and its service gave it a new token. Returns
 * false if the session has ended.
 */
export async function storeAppRegistration(
  db: Kysely<Database>,
  { userId, sessionId, address, language, nowMs, newId }: AppPushDevice,
): Promise<boolean> {
  const { channel, token, appId } = address
  const row = {
    login_id: userId,
    session_id: sessionId,
    channel,
    token,
    app_id: appId,
    environment: address.channel === 'APNS' ? address.environment : null,
    language,
    refreshed_at: new Date(nowMs),
  }
  return await db.transaction().execute(async (tx) => {
    if (!(await lockSession(tx, { userId, sessionId }))) return false
    await tx
      .insertInto('push_registration')
      .values({ id: newId, ...row })
      .onConflict((conflict) => conflict.column('token').doUpdateSet(row))
      .execute()
    await tx
      .deleteFrom('push_registration')
      .where('session_id', '=', sessionId)
      .where('token', '<>', token)
      .execute()
    await deleteSurplus(tx, userId)
    return true
  })
}

export async function endAppRegistration(db: Kysely<Database>, sessionId: string): Promise<void> {
  await db
    .deleteFrom('push_registration')
    .where('session_id', '=', sessionId)
    .where('channel', '<>', 'WEB')
    .execute()
}

/**
 * The app has a new session. It keeps its registration if the user is the same and the session has not ended
 * already, else the registration ends.
 */
export async function moveAppRegistration(
  db: Kysely<Database>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    with signed_in as (
      select login_id from session where id = ${to} for key share),
    ended as (
      delete from push_registration
      where session_id = ${from} and channel <> 'WEB'
        and login_id is distinct from (select login_id from signed_in))
    update push_registration set session_id = ${to} from signed_in
    where session_id = ${from} and channel <> 'WEB' and push_registration.login_id = signed_in.login_id`.execute(
    db,
  )
}
