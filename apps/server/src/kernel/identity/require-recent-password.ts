import { apiError } from '../graphql/api-error.ts'
import { type Context, requireStaff, requireUser } from '../graphql/context.ts'
import { hashSecret } from '../hash-secret.ts'

/** A password that was typed this recently need not be typed again. */
const recentMs = 10 * 60_000

/**
 * Throws PASSWORD_NEEDED unless the user has typed the password on this device within minutes. For what outlasts the
 * session of an unattended device: another owner, or a saved card.
 */
export async function requireRecentPassword(context: Context): Promise<void> {
  const session = await context.deps.db
    .selectFrom('session')
    .select('password_checked_at')
    .where('id', '=', requireUser(context).sessionId)
    .executeTakeFirst()
  refuseUnlessRecent(context, session)
}

/** The same for a staff member who changes who may sign in to the office. */
export async function requireRecentStaffPassword(context: Context): Promise<void> {
  const session = await context.deps.db
    .selectFrom('staff_session')
    .select('password_checked_at')
    .where('secret_hash', '=', hashSecret(requireStaff(context).secret))
    .executeTakeFirst()
  refuseUnlessRecent(context, session)
}

function refuseUnlessRecent(
  { deps }: Context,
  session: { readonly password_checked_at: number } | undefined,
): void {
  if (!session) throw apiError('NOT_SIGNED_IN')
  if (Math.abs(deps.clock.nowMs() - session.password_checked_at) > recentMs) throw apiError('PASSWORD_NEEDED')
}
