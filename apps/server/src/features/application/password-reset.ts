import type { Language } from '@provender/domain/languages'
import { ok, refuse, type Result } from '@provender/domain/result'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { hashSecret } from '../../kernel/hash-secret.ts'
import { refuseCommonPassword } from '../account/common-passwords.ts'
import { requestResetLink, type TooManyAttempts, endResetLink } from '../account/reset-links.ts'
import { recordSecurityEvent, type SecurityEvent } from '../account/security-events.ts'
import { setPassword } from '../account/set-password.ts'
import { isKnownDevice } from '../account/sign-in.ts'
import { applicationEmailJob } from './email/application-email-job.ts'

export interface ResetRequest {
  readonly email: string
  readonly language: Language
  readonly ip: string
  readonly deviceId: string | null
}

/** Queues an e-mail with a link to choose a new password. */
export async function requestReset(
  deps: Pick<Deps, 'db' | 'readNowMs' | 'newId'>,
  { email, language, ip, deviceId }: ResetRequest,
): Promise<Result<null, TooManyAttempts>> {
  const isKnown = await isKnownDevice(deps.db, { email, deviceId })
  return await requestResetLink(deps, {
    account: email,
    language,
    ip,
    knownDeviceId: isKnown ? deviceId : null,
    job: { kind: 'RESET_MAIL', payload: { email, language } },
  })
}

/** The user of a link; undefined if it is invalid, used or expired. */
export async function findReset({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string) {
  return await db
    .selectFrom('password_reset')
    .innerJoin('login', 'login.id', 'password_reset.login_id')
    .innerJoin('company', 'company.id', 'login.company_id')
    .select(['login.id', 'login.email', 'company.name as company'])
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', sql<number>`${new Date(clock.nowMs())}`)
    .where('login.active', '=', true)
    .executeTakeFirst()
}

export interface NewPassword extends Pick<SecurityEvent, 'network' | 'device'> {
  readonly token: string
  readonly password: string
  readonly language: Language
  readonly deviceId: string | null
}

/** Sets the new password of a link's user and signs the user out everywhere. A link works once. */
export async function resetPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'accounts'>,
  { token, password, language, deviceId, ...origin }: NewPassword,
): Promise<Result<null, { readonly type: 'RESET_LINK_USED' }>> {
  const { db, clock, accounts } = deps
  const user = await findReset(deps, token)
  if (!user) return refuse({ type: 'RESET_LINK_USED' })
  refuseCommonPassword(password, user.email, user.company)
  const passwordHash = await accounts.passwords.hash(password, `user ${user.id}`)
  const isDone = await db.transaction().execute(async (tx) => {
    if (!(await endResetLink(tx, { userId: user.id }, token))) return false
    await setPassword(tx, { ...user, passwordHash }, { deviceId })
    await recordSecurityEvent(tx, { kind: 'PASSWORD_RESET', userId: user.id, ...origin })
    await applicationEmailJob(tx, {
      about: 'PASSWORD_RESET',
      loginId: user.id,
      language,
      atMs: clock.nowMs(),
    })
    return true
  })
  if (!isDone) return refuse({ type: 'RESET_LINK_USED' })
  await accounts.invalidate(user.id)
  return ok(null)
}
