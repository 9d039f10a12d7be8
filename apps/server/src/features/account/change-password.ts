import type { Language } from '@provender/domain/languages'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Deps } from '../../kernel/deps.ts'
import type { SignedInUser } from '../../kernel/identity/signed-in-user.ts'
import type { SignInOrigin } from './accounts.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { writeAccountMail } from './email/mail-account.ts'
import { recordSecurityEvent } from './security-events.ts'
import { setPassword } from './set-password.ts'
import { lockUserWithPassword, type PasswordRefusal, verifyPassword } from './verify-password.ts'

export interface PasswordChange {
  readonly user: SignedInUser
  readonly password: string
  readonly newPassword: string
  readonly language: Language
  readonly origin: SignInOrigin
}

/**
 * Sets a new password, ends every session of the user and opens a new one for the caller. The same
 * transaction queues an e-mail, so that the owner notices a change by somebody else.
 */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'clock' | 'readNowMs' | 'accounts' | 'newId'>,
  { user, password, newPassword, language, origin }: PasswordChange,
): Promise<Result<{ readonly secret: string; readonly sessionId: string }, PasswordRefusal>> {
  const { db, clock, accounts, newId } = deps
  const { userId, email } = user
  refuseCommonPassword(newPassword, user.companyName, user.name, email)
  const proved = await verifyPassword(deps, { owner: user, password })
  if (!proved.ok) return refuse(proved.refusal)
  const passwordHash = await accounts.passwords.hash(newPassword, `user ${userId}`)
  const isChanged = await db.transaction().execute(async (tx) => {
    // If two changes proved the old password, the second one no longer finds it.
    if (!(await lockUserWithPassword(tx, { id: userId, passwordHash: proved.value }))) return false
    await setPassword(
      tx,
      { id: userId, passwordHash },
      { keepPushOf: user.sessionId, deviceId: origin.deviceId ?? null },
    )
    await recordSecurityEvent(tx, { kind: 'PASSWORD_CHANGED', userId, ...origin })
    await writeAccountMail(tx, `password mail ${newId()}`, {
      about: 'PASSWORD',
      loginId: userId,
      language,
      changedAtMs: clock.nowMs(),
    })
    return true
  })
  if (!isChanged) return refuse({ type: 'WRONG_PASSWORD' })
  await accounts.invalidate(userId)
  const clientKind = user.channel === 'mobile' ? 'native' : 'web'
  const opened = await accounts.openCheckedSession({ id: userId, passwordHash }, clientKind, origin)
  // The password was changed once more since.
  return opened ? ok(opened) : refuse({ type: 'WRONG_PASSWORD' })
}
