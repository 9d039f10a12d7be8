import type { Database } from '@provender/db/tables'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import type { CheckedUser } from './accounts.ts'
import { type FactorOwner, sealOwner } from './second-factor/factor-owner.ts'
import { clearFailures, uncountAttempt, countAttempt } from './sign-in-throttle.ts'

export type PasswordRefusal =
  | { readonly type: 'WRONG_PASSWORD' }
  | { readonly type: 'TOO_MANY_ATTEMPTS'; readonly seconds: number }
  | { readonly type: 'BUSY' }

interface PasswordEntry {
  readonly owner: FactorOwner
  readonly password: string
}

/**
 * Verifies the password of the session's user or staff member before irreversible actions, because a signed-in device may be
 * unattended. Guesses are throttled as at sign-in but counted separately, so that a person at the device
 * cannot block the user's sign-in, and strangers in the network cannot block the device. Returns the stored hash that the password matched.
 */
export async function verifyPassword(
  deps: Pick<Deps, 'db' | 'readNowMs' | 'accounts'>,
  { owner, password }: PasswordEntry,
): Promise<Result<string, PasswordRefusal>> {
  const { db, accounts } = deps
  const subjects = { account: `password of ${sealOwner(owner)}`, origins: [] }
  const seconds = await countAttempt(deps, subjects)
  if (seconds > 0) return refuse({ type: 'TOO_MANY_ATTEMPTS', seconds })
  const row = await (
    'userId' in owner
      ? db.selectFrom('login').select('password_hash').where('id', '=', owner.userId)
      : db.selectFrom('staff').select('password_hash').where('id', '=', owner.staffId)
  ).executeTakeFirst()
  const checked = await accounts.passwords.check(row?.password_hash, password, subjects.account)
  if (checked === 'busy') {
    await uncountAttempt(db, subjects)
    return refuse({ type: 'BUSY' })
  }
  if (checked === 'wrong' || !row?.password_hash) return refuse({ type: 'WRONG_PASSWORD' })
  await clearFailures(db, subjects)
  return ok(row.password_hash)
}

/**
 * Locks a user in the transaction that follows a check of the password. Returns false if the user has another
 * password since, or is deactivated.
 */
export async function lockUserWithPassword(
  tx: Kysely<Database>,
  { id, passwordHash }: CheckedUser,
): Promise<boolean> {
  const user = await tx
    .selectFrom('login')
    .select('id')
    .where('id', '=', id)
    .where('active', '=', true)
    .where('password_hash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user !== undefined
}
