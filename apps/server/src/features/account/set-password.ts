import type { Database } from '@provender/db/tables'
import type { UserId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'
import { forgetDevices } from './known-devices.ts'
import { cancelResetLinks } from './reset-links.ts'
import { clearDelays } from './sign-in-throttle.ts'

interface KeptDevice {
  readonly keepPushOf?: string | null
  readonly deviceId?: string | null
}

/**
 * Sets the password of a user in the caller's transaction. Signs the user out everywhere, cancels open links that
 * could change the password or the address, and lifts the delay after failed attempts. Ends push messages to all
 * devices, and makes them unknown. A device keeps the first with its session, the second with its id.
 */
export async function setPassword(
  tx: Kysely<Database>,
  { id, passwordHash }: { readonly id: UserId; readonly passwordHash: string },
  { keepPushOf = null, deviceId = null }: KeptDevice = {},
): Promise<void> {
  // The caller may have read an older address.
  const { email } = await tx
    .updateTable('login')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('session').where('login_id', '=', id).execute()
  await forgetDevices(tx, { table: 'login_device', id }, deviceId)
  await tx
    .deleteFrom('push_registration')
    .where('login_id', '=', id)
    .where(sql<boolean>`session_id is distinct from ${keepPushOf}::uuid`)
    .execute()
  await cancelResetLinks(tx, { userId: id }, email)
  await tx
    .deleteFrom('login_email_change')
    .where('login_id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
  await clearDelays(tx, email)
}
