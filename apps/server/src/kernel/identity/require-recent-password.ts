import { apiError } from '../graphql/api-error.ts'
import { type Context, requireUser } from '../graphql/context.ts'

/** A password that was typed this recently need not be typed again. */
const recentMs = 10 * 60_000

/**
 * Throws PASSWORD_NEEDED unless the user has typed the password on this device within minutes. For what outlasts the
 * session of an unattended device: another owner, or a saved card.
 */
export async function requireRecentPassword(context: Context): Promise<void> {
  const { db, clock } = context.deps
  const session = await db
    .selectFrom('session')
    .select('password_checked_at')
    .where('id', '=', requireUser(context).sessionId)
    .executeTakeFirst()
  if (!session) throw apiError('NOT_SIGNED_IN')
  if (Math.abs(clock.nowMs() - session.password_checked_at) > recentMs) throw apiError('PASSWORD_NEEDED')
}
