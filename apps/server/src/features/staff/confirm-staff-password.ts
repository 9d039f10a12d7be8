import type { StaffId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Deps } from '../../kernel/deps.ts'
import { type PasswordRefusal, verifyPassword } from '../account/verify-password.ts'

interface TypedPassword {
  readonly staffId: StaffId
  /** The hash of the session's secret. */
  readonly secretHash: Buffer
  readonly password: string
}

export async function confirmStaffPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'readNowMs' | 'accounts'>,
  { staffId, secretHash, password }: TypedPassword,
): Promise<Result<null, PasswordRefusal>> {
  const verified = await verifyPassword(deps, { owner: { staffId }, password })
  if (!verified.ok) return refuse(verified.refusal)
  await deps.db
    .updateTable('staff_session')
    .set({ password_checked_at: new Date(deps.clock.nowMs()) })
    .where('secret_hash', '=', secretHash)
    .execute()
  return ok(null)
}
