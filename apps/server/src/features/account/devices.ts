import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import type { SignedInUser } from '../../kernel/identity/signed-in-user.ts'
import { sessionSeconds, type SignInOrigin } from './accounts.ts'
import { channelOf } from './find-signed-in-user.ts'
import { forgetDevice, forgetDevices } from './known-devices.ts'
import { recordSecurityEvent } from './security-events.ts'

export interface SignedInDevice {
  readonly id: string
  readonly isCurrent: boolean
  readonly isApp: boolean
  readonly device: string
  readonly network: string
  readonly signedInAt: number
  readonly lastUsedAt: number
}

/** The current device first, then the most recently used. */
export async function readDevices(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, sessionId }: Pick<SignedInUser, 'userId' | 'sessionId'>,
): Promise<readonly SignedInDevice[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'client_kind', 'device', 'network', 'created_at', 'expires_at'])
    .where('login_id', '=', userId)
    .where('expires_at', '>', sql<number>`${new Date(clock.nowMs())}`)
    .execute()
  const sessions = rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === sessionId,
    isApp: row.client_kind === 'native',
    device: row.device,
    network: row.network,
    signedInAt: row.created_at,
    // A session ends this long after its last use.
    lastUsedAt: row.expires_at - sessionSeconds[channelOf(row.client_kind)] * 1000,
  }))
  const devices = sessions.toSorted((one, other) => other.lastUsedAt - one.lastUsedAt)
  return [...devices.filter(({ isCurrent }) => isCurrent), ...devices.filter(({ isCurrent }) => !isCurrent)]
}

type Caller = Pick<SignedInUser, 'userId'> & SignInOrigin

/** Signs the user out on one of their devices, which is unknown then. A device of another user counts as missing. */
export async function signOutDevice(
  { db, accounts }: Pick<Deps, 'db' | 'accounts'>,
  { userId, ...origin }: Caller,
  sessionId: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ended = await tx
      .deleteFrom('session')
      .where('id', '=', sessionId)
      .where('login_id', '=', userId)
      .returning('device_hash')
      .executeTakeFirst()
    await tx
      .deleteFrom('push_registration')
      .where('session_id', '=', sessionId)
      .where('login_id', '=', userId)
      .execute()
    if (!ended) return
    await forgetDevice(tx, { table: 'login_device', id: userId }, ended.device_hash)
    await recordSecurityEvent(tx, { kind: 'DEVICE_SIGNED_OUT', userId, ...origin })
  })
  await accounts.invalidate(userId)
}

/** Makes all devices unknown except that of the caller. */
export async function signOutEverywhere(
  { db, accounts }: Pick<Deps, 'db' | 'accounts'>,
  { userId, ...origin }: Caller,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('session')
      .where('login_id', '=', userId)
      .executeTakeFirst()
    await tx.deleteFrom('push_registration').where('login_id', '=', userId).execute()
    await forgetDevices(tx, { table: 'login_device', id: userId }, origin.deviceId)
    // A concurrent repeat finds them ended.
    if (numDeletedRows > 0n)
      await recordSecurityEvent(tx, { kind: 'SIGNED_OUT_EVERYWHERE', userId, ...origin })
  })
  await accounts.invalidate(userId)
}
