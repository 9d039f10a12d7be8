import type { Database } from '@provender/db/tables'
import type { UserId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'
import { cancelResetLinks } from './reset-links.ts'
import { clearDelays } from './sign-in-throttle.ts'

/**
 * Sets the password of a user in the caller's transaction. Signs the user out everywhere, cancels open links that
 * could change the password or the address, and lifts the delay after failed attempts. Ends push messages to all
 * devices; `keepPushOf` is the session of a device that keeps them.
 */
export async function setPassword(
  tx: Kysely<Database>,
  { id, passwordHash }: { readonly id: UserId; readonly passwordHash: string },
  { keepPushOf = null }: { readonly keepPushOf?: string | null } = {},
): Promise<void> {
  // The caller may have read an older address.
  const { email } = await tx
    .updateTable('login')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('session').where('login_id', '=', id).execute()
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
