import type { Database } from '@provender/db/tables'
import type { PushRegistrationId, UserId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import { type Kysely, sql } from 'kysely'
import type { ExpiredSince, PushAddress } from './push-address.ts'
import type { PushSubscription } from './subscription.ts'

/** If a user has more devices, the most recently renewed ones are kept. */
const maxDevices = 10

export interface PushDevice {
  readonly userId: UserId
  readonly sessionId: string
  readonly subscription: PushSubscription
  readonly language: Language
  readonly nowMs: number
  readonly knownId: PushRegistrationId | null
  readonly newId: PushRegistrationId
}

/**
 * Registers a browser for its user's messages and returns the registration; undefined if the session has
 * ended. A known browser is renewed, even with a new address at its push service; a registration for another
 * user ends.
 */
export async function storeRegistration(
  db: Kysely<Database>,
  { userId, sessionId, subscription, language, nowMs, knownId, newId }: PushDevice,
): Promise<PushRegistrationId | undefined> {
  const row = {
    login_id: userId,
    session_id: sessionId,
    ...subscription,
    language,
    refreshed_at: new Date(nowMs),
  }
  const { endpoint } = subscription
  return await db.transaction().execute(async (tx) => {
    if (!(await lockSession(tx, { userId, sessionId }))) return undefined
    // Several tabs of one browser may register together.
    await sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`.execute(tx)
    if (knownId !== null)
      await sql`
        delete from push_registration where endpoint = ${endpoint} and id <> ${knownId}
          and exists (select from push_registration where id = ${knownId})`.execute(tx)
    const renewed =
      knownId === null
        ? undefined
        : await tx
            .updateTable('push_registration')
            .set(row)
            .where('id', '=', knownId)
            .returning('id')
            .executeTakeFirst()
    const { id } =
      renewed ??
      (await tx
        .insertInto('push_registration')
        .values({ id: newId, ...row })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
        .returning('id')
        .executeTakeFirstOrThrow())
    await deleteSurplus(tx, userId)
    return id
  })
}

/**
 * Locks a session, so that its end waits for the registration and then removes it. False if it has ended:
 * the session of a request is cached, and another server may have ended it seconds ago. The user is locked
 * first, as when an account is closed; otherwise the row of the registration would lock it last.
 */
export async function lockSession(
  tx: Kysely<Database>,
  { userId, sessionId }: { readonly userId: UserId; readonly sessionId: string },
): Promise<boolean> {
  await sql`select from login where id = ${userId} for key share`.execute(tx)
  const { rows } = await sql`select from session where id = ${sessionId} for key share`.execute(tx)
  return rows.length > 0
}

export async function deleteSurplus(tx: Kysely<Database>, userId: UserId): Promise<void> {
  await sql`
    delete from push_registration where login_id = ${userId} and id not in (
      select id from push_registration where login_id = ${userId}
      order by refreshed_at desc, created_at desc limit ${maxDevices})`.execute(tx)
}

export async function endRegistration(db: Kysely<Database>, id: PushRegistrationId): Promise<void> {
  await db.deleteFrom('push_registration').where('id', '=', id).execute()
}

interface ExpiredRegistration extends Partial<ExpiredSince> {
  readonly id: PushRegistrationId
  readonly address: PushAddress
}

/**
 * Ends a registration that its push service no longer knows. One that was renewed meanwhile, with another address or after the service
 * lost it, stays.
 */
export async function endExpiredRegistration(
  db: Kysely<Database>,
  { id, address, expiredSince }: ExpiredRegistration,
): Promise<void> {
  await db
    .deleteFrom('push_registration')
    .where('id', '=', id)
    .where((eb) =>
      expiredSince === undefined ? eb.lit(true) : sql<boolean>`refreshed_at <= ${expiredSince}`,
    )
    .where((eb) =>
      address.channel === 'WEB'
        ? eb('endpoint', '=', address.endpoint)
        : eb.and({ channel: address.channel, token: address.token }),
    )
    .execute()
}

/**
 * Moves a registration to a new session of the same user. Ends it and returns false if it belongs to another
 * user, or if that session has ended already.
 */
export async function moveRegistration(
  db: Kysely<Database>,
  id: PushRegistrationId,
  sessionId: string,
): Promise<boolean> {
  const { rows } = await sql`
    with signed_in as (
      select login_id from session where id = ${sessionId} for key share),
    ended as (
      delete from push_registration
      where id = ${id} and login_id is distinct from (select login_id from signed_in))
    update push_registration set session_id = ${sessionId} from signed_in
    where id = ${id} and push_registration.login_id = signed_in.login_id
    returning id`.execute(db)
  return rows.length > 0
}
