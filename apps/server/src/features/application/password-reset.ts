import type { Language } from '@provender/domain/languages'
import { ok, refuse, type Result } from '@provender/domain/result'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { countAttempt } from '../../kernel/fairness/allowance.ts'
import { hashSecret } from '../../kernel/hash-secret.ts'
import { networkOf } from '../../kernel/http/network.ts'
import { emailKey } from '../../kernel/mail/email-spelling.ts'
import { refuseCommonPassword } from '../account/common-passwords.ts'
import { repeatIntervalMs } from '../account/email/email-addressing.ts'
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

export interface TooManyAttempts {
  readonly type: 'TOO_MANY_ATTEMPTS'
  readonly seconds: number
}

const perSubject = { times: 10, withinSeconds: 600 }
/** E-mails to one address, from any number of requesters. More would only fill its inbox. */
const perAddress = { times: 5, withinSeconds: 3600 }

/**
 * Queues an e-mail with a link to choose a new password. Every address gets the same response at once; the
 * job looks up the user. A device that has signed in with the address has its own allowance, so that others
 * on its network cannot use it up.
 */
export async function requestReset(
  { db, readNowMs, newId }: Pick<Deps, 'db' | 'readNowMs' | 'newId'>,
  { email, language, ip, deviceId }: ResetRequest,
): Promise<Result<null, TooManyAttempts>> {
  const from = (await isKnownDevice(db, { email, deviceId }))
    ? `device ${deviceId} ${emailKey(email)}`
    : `network ${networkOf(ip)}`
  const seconds = await countAttempt({ db, readNowMs }, { subject: `reset ${from}`, ...perSubject })
  if (seconds > 0) return refuse({ type: 'TOO_MANY_ATTEMPTS', seconds })
  const oncePerMinute = { times: 1, withinSeconds: repeatIntervalMs / 1000 }
  const subject = `reset of account ${emailKey(email)} in ${language} for ${from}`
  // A repeat: the e-mail is queued and its link stays valid. The response is the same.
  if ((await countAttempt({ db, readNowMs }, { subject, ...oncePerMinute })) > 0) return ok(null)
  const address = `reset to ${emailKey(email)}`
  // The response stays the same, so that it reveals nothing about other requests.
  if ((await countAttempt({ db, readNowMs }, { subject: address, ...perAddress })) > 0) return ok(null)
  await db
    .insertInto('job')
    .values({
      kind: 'RESET_MAIL',
      key: `reset-mail-${newId()}`,
      payload: JSON.stringify({ email, language }),
    })
    .execute()
  return ok(null)
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
}

/** Sets the new password of a link's user and signs the user out everywhere. A link works once. */
export async function resetPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'accounts'>,
  { token, password, language, ...origin }: NewPassword,
): Promise<Result<null, { readonly type: 'RESET_LINK_USED' }>> {
  const { db, clock, accounts } = deps
  const user = await findReset(deps, token)
  if (!user) return refuse({ type: 'RESET_LINK_USED' })
  refuseCommonPassword(password, user.email, user.company)
  const passwordHash = await accounts.passwords.hash(password)
  const isDone = await db.transaction().execute(async (tx) => {
    // Locks the user before the link, like every transaction that stores or cancels one.
    await tx.selectFrom('login').select('id').where('id', '=', user.id).forNoKeyUpdate().execute()
    const { numDeletedRows } = await tx
      .deleteFrom('password_reset')
      .where('token_hash', '=', hashSecret(token))
      .executeTakeFirst()
    if (numDeletedRows === 0n) return false
    await setPassword(tx, { ...user, passwordHash })
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
