import { refuse, type Result, ok } from '@provender/domain/result'
import type { Deps } from '../../kernel/deps.ts'
import type { SignedInUser } from '../../kernel/identity/signed-in-user.ts'
import { type PasswordRefusal, verifyPassword } from './verify-password.ts'

export async function confirmPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'readNowMs' | 'accounts'>,
  { user, password }: { readonly user: SignedInUser; readonly password: string },
): Promise<Result<null, PasswordRefusal>> {
  const verified = await verifyPassword(deps, { owner: user, password })
  if (!verified.ok) return refuse(verified.refusal)
  await deps.db
    .updateTable('session')
    .set({ password_checked_at: new Date(deps.clock.nowMs()) })
    .where('id', '=', user.sessionId)
    .execute()
  return ok(null)
}
