import { ok, refuse, type Result } from '@provender/domain/result'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { networkOf } from '../../kernel/http/network.ts'
import { emailKey } from '../../kernel/mail/email-spelling.ts'
import { recordSecurityEvent } from '../account/security-events.ts'
import { clearFailures, uncountAttempt, subjectsOf, countAttempt } from '../account/sign-in-throttle.ts'
import type { SignInRefusal } from '../account/sign-in.ts'
import { openStaffSession } from './staff-sessions.ts'

/**
 * Opens a session for a staff member and returns its secret. A wrong password, an unknown e-mail and a
 * deactivated member get the same response.
 */
export async function signInStaff(
  { db, clock, accounts }: Pick<Deps, 'db' | 'clock' | 'accounts'>,
  attempt: { readonly email: string; readonly password: string; readonly ip: string },
): Promise<Result<string, Exclude<SignInRefusal, { type: 'ACCOUNT_ACTIVATION_REQUIRED' }>>> {
  const nowMs = clock.nowMs()
  const network = networkOf(attempt.ip)
  // No e-mail contains a space, so a customer with the same address is counted separately.
  const subjects = subjectsOf({ ...attempt, email: `staff ${attempt.email.trim()}`, knownDeviceId: null })
  const seconds = await countAttempt(db, subjects, nowMs)
  if (seconds > 0) return refuse({ type: 'TOO_MANY_ATTEMPTS', seconds })
  const person = await db
    .selectFrom('staff')
    .select(['id', 'password_hash'])
    .where(sql`lower(email)`, '=', emailKey(attempt.email))
    .where('active', '=', true)
    .executeTakeFirst()
  const checked = await accounts.passwords.check(person?.password_hash, attempt.password)
  if (checked === 'busy') {
    await uncountAttempt(db, subjects, nowMs)
    return refuse({ type: 'BUSY' })
  }
  const refuseCredentials = async () => {
    await recordSecurityEvent(db, { kind: 'STAFF_SIGN_IN_FAILED', staffId: person?.id ?? null, network })
    return refuse({ type: 'WRONG_CREDENTIALS' } as const)
  }
  if (checked === 'wrong' || !person) return await refuseCredentials()
  const secret = await db.transaction().execute(async (tx) => {
    // The lock makes a deactivation wait, which then ends this session too.
    const unchanged = await tx
      .selectFrom('staff')
      .select('id')
      .where('id', '=', person.id)
      .where('active', '=', true)
      .where('password_hash', '=', person.password_hash)
      .forShare()
      .executeTakeFirst()
    return unchanged && (await openStaffSession(tx, person.id, nowMs))
  })
  if (secret === undefined) return await refuseCredentials()
  await clearFailures(db, subjects, nowMs)
  await recordSecurityEvent(db, { kind: 'STAFF_SIGNED_IN', staffId: person.id, network })
  return ok(secret)
}
