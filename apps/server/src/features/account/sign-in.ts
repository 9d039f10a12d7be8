import { randomUUID } from 'node:crypto'
import type { Database } from '@provender/db/tables'
import type { UserId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { networkOf } from '../../kernel/http/network.ts'
import { emailKey } from '../../kernel/mail/email-spelling.ts'
import { writeAccountMail } from './email/mail-account.ts'
import { hashOfDeviceId, recordDevice } from './known-devices.ts'
import { checkSecondFactor, isWrongCode } from './second-factor/check-second-factor.ts'
import { recordFrequentEvent, recordSecurityEvent } from './security-events.ts'
import { clearFailures, countAttempt, dateFailure, subjectsOf, uncountAttempt } from './sign-in-throttle.ts'

export interface SignIn {
  readonly email: string
  readonly password: string
  readonly code: string | null
  readonly clientKind: 'web' | 'native'
  readonly ip: string
  readonly deviceId: string | null
  /** For the e-mail about a new device. */
  readonly language: Language
  readonly device: string
}

export interface SignedIn {
  readonly userId: UserId
  readonly secret: string
  readonly sessionId: string
}

export type SignInRefusal =
  | { readonly type: 'WRONG_CREDENTIALS' }
  | { readonly type: 'ACCOUNT_ACTIVATION_REQUIRED' }
  | { readonly type: 'SECOND_FACTOR_REQUIRED' }
  | { readonly type: 'WRONG_CODE' }
  | { readonly type: 'WRONG_RECOVERY_CODE' }
  | { readonly type: 'SECOND_FACTOR_UNREADABLE' }
  | { readonly type: 'TOO_MANY_ATTEMPTS'; readonly seconds: number }
  | { readonly type: 'BUSY' }

/**
 * Opens a session. A wrong password and an unknown e-mail get the same response in the same time. Only the
 * right password reveals that an account is not activated yet.
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'clock' | 'readNowMs' | 'accounts' | 'secrets'>,
  attempt: SignIn,
): Promise<Result<SignedIn, SignInRefusal>> {
  const { db, accounts } = deps
  const [user, applicant] = await Promise.all([findUser(deps, attempt), findApplicant(db, attempt.email)])
  const { device, deviceId } = attempt
  const origin = { device, network: networkOf(attempt.ip), deviceId }
  const subjects = subjectsOf({ ...attempt, knownDeviceId: user?.knows_device ? attempt.deviceId : null })
  const seconds = await countAttempt(deps, subjects)
  if (seconds > 0) {
    await recordFrequentEvent(deps, subjects.account, {
      kind: 'SIGN_IN_THROTTLED',
      userId: user?.id ?? null,
      ...origin,
    })
    return refuse({ type: 'TOO_MANY_ATTEMPTS', seconds })
  }
  const passwordHash = user ? user.password_hash : applicant?.password_hash
  const checked = await accounts.passwords.check(passwordHash, attempt.password, origin.network)
  if (checked === 'busy') {
    await uncountAttempt(db, subjects)
    return refuse({ type: 'BUSY' })
  }
  const refuseCredentials = async () => {
    await dateFailure(db, subjects)
    await recordSecurityEvent(db, { kind: 'SIGN_IN_FAILED', userId: user?.id ?? null, ...origin })
    return refuse({ type: 'WRONG_CREDENTIALS' } as const)
  }
  if (checked === 'wrong' || !passwordHash) return await refuseCredentials()
  if (!user?.active) {
    await clearFailures(db, subjects)
    return refuse({ type: 'ACCOUNT_ACTIVATION_REQUIRED' })
  }
  const factor = await checkSecondFactor(deps, { userId: user.id }, { code: attempt.code, ...origin })
  if (!factor.ok) {
    if (isWrongCode(factor.refusal)) await dateFailure(db, subjects)
    // No code was checked. Clearing the failures instead would free those of wrong codes.
    else await uncountAttempt(db, subjects)
    return factor
  }
  const opened = await accounts.openCheckedSession({ id: user.id, passwordHash }, attempt.clientKind, origin)
  // The password was changed, or the user deactivated, during the check.
  if (!opened) return await refuseCredentials()
  await clearFailures(db, subjects)
  await recordSignedInDevice(deps, user.id, { ...attempt, sessionId: opened.sessionId })
  return ok({ userId: user.id, ...opened })
}

interface SignInOnDevice extends Pick<SignIn, 'deviceId' | 'device' | 'ip' | 'language'> {
  readonly sessionId: string
}

/**
 * Records the device of a new session, and notifies the user of a new one. Only for a session that a password or the link
 * of an invitation has opened: guesses from a known device are counted apart, so another session must not name any.
 */
export async function recordSignedInDevice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: UserId,
  { sessionId, deviceId, device, ip, language }: SignInOnDevice,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Whatever ends the session forgets devices after it, so it waits here, or this finds no session. A deletion locks the user first.
    await sql`select from login where id = ${userId} for key share`.execute(tx)
    const session = tx.selectFrom('session').select('id').where('id', '=', sessionId).forKeyShare()
    if (!(await session.executeTakeFirst())) return
    const mark = { deviceId, device, network: networkOf(ip) }
    if (!(await recordDevice(tx, { table: 'login_device', id: userId }, mark))) return
    const message = { about: 'NEW_DEVICE', loginId: userId, language, device, atMs: clock.nowMs() } as const
    await writeAccountMail(tx, `new device ${randomUUID()}`, message)
  })
}

async function findUser(deps: Pick<Deps, 'db'>, { email, deviceId }: SignIn) {
  return await deps.db
    .selectFrom('login')
    .select((eb) => ['id', 'password_hash', 'active', usedBy(eb, deviceId).as('knows_device')])
    .where(sql`lower(email)`, '=', emailKey(email))
    .executeTakeFirst()
}

/** True if this device has signed in with this e-mail before. */
export async function isKnownDevice(
  db: Deps['db'],
  { email, deviceId }: Pick<SignIn, 'email' | 'deviceId'>,
): Promise<boolean> {
  const user = await db
    .selectFrom('login')
    .select((eb) => usedBy(eb, deviceId).as('knows_device'))
    .where(sql`lower(email)`, '=', emailKey(email))
    .executeTakeFirst()
  return user?.knows_device === true
}

function usedBy(eb: ExpressionBuilder<Database, 'login'>, deviceId: string | null) {
  return eb.exists(
    eb
      .selectFrom('login_device')
      .select('login_device.login_id')
      .whereRef('login_device.login_id', '=', 'login.id')
      .where('login_device.device_hash', '=', hashOfDeviceId(deviceId)),
  )
}

/** Applicants who wait for activation know the password they chose. Somebody else who applies with their address later changes nothing. */
async function findApplicant(db: Deps['db'], email: string) {
  return await db
    .selectFrom('application')
    .select('password_hash')
    .where('state', '=', 'WAITING')
    .where(sql`lower(email)`, '=', emailKey(email))
    .orderBy('id')
    .executeTakeFirst()
}
