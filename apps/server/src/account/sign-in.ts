import type { LoginId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { countFailure, forgetFailures, subjectsOf, waitSeconds } from './sign-in-throttle.ts'

export interface SignIn {
  readonly email: string
  readonly password: string
  readonly clientKind: 'web' | 'native'
  readonly ip: string
  readonly deviceId: string | null
}

export interface SignedIn {
  readonly loginId: LoginId
  readonly secret: string
  readonly sessionId: string
}

export type SignInRefusal =
  | { readonly type: 'WRONG_CREDENTIALS' }
  | { readonly type: 'ACCOUNT_ACTIVATION_REQUIRED' }
  | { readonly type: 'TOO_MANY_ATTEMPTS'; readonly seconds: number }
  | { readonly type: 'BUSY' }

/**
 * Opens a session. Wrong password and unknown e-mail cannot be told apart, by answer or by time; that an account waits for
 * its activation is told only to who knows its password.
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'clock' | 'accounts'>,
  attempt: SignIn,
): Promise<Result<SignedIn, SignInRefusal>> {
  const { db, accounts } = deps
  const nowMs = deps.clock.nowMs()
  const login = await findLogin(deps, attempt)
  const subjects = subjectsOf({ ...attempt, knownDeviceId: login?.knows_device ? attempt.deviceId : null })
  const seconds = await waitSeconds(db, subjects, nowMs)
  if (seconds > 0) return refuse({ type: 'TOO_MANY_ATTEMPTS', seconds })
  const checked = await accounts.passwords.check(login?.password_hash, attempt.password)
  if (checked === 'busy') return refuse({ type: 'BUSY' })
  if (checked === 'wrong' || !login) {
    await countFailure(db, subjects, nowMs)
    return refuse({ type: 'WRONG_CREDENTIALS' })
  }
  if (!login.active) return refuse({ type: 'ACCOUNT_ACTIVATION_REQUIRED' })
  await forgetFailures(db, subjects)
  return ok({ loginId: login.id, ...(await accounts.openSession(login.id, attempt.clientKind)) })
}

async function findLogin(deps: Pick<Deps, 'db'>, { email, deviceId }: SignIn) {
  return await deps.db
    .selectFrom('login')
    .select((eb) => [
      'id',
      'password_hash',
      'active',
      eb
        .exists(
          eb
            .selectFrom('request_log')
            .select('day')
            .whereRef('request_log.login_id', '=', 'login.id')
            .where('request_log.device_id', '=', deviceId ?? ''),
        )
        .as('knows_device'),
    ])
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst()
}
