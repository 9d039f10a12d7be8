import type { CompanyId, InvitationId, UserId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Deps } from '../../kernel/deps.ts'
import { lockUsersAsOwner } from '../../kernel/identity/lock-users.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { endInvitation, hasInvitation } from './store.ts'

interface Withdrawal {
  readonly companyId: CompanyId
  readonly by: UserId
  readonly id: InvitationId
}

type WithdrawalRefusal = { readonly type: 'NOT_ALLOWED' } | { readonly type: 'NOT_FOUND' }

export async function withdrawInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { companyId, by, id }: Withdrawal,
): Promise<Result<null, WithdrawalRefusal>> {
  return await inTransaction<null, WithdrawalRefusal>(db, async (tx) => {
    if (!(await lockUsersAsOwner(tx, { companyId, userId: by }))) return refuse({ type: 'NOT_ALLOWED' })
    if (!(await hasInvitation(tx, companyId, id))) return refuse({ type: 'NOT_FOUND' })
    await endInvitation(tx, { id, nowMs: clock.nowMs() })
    return ok(null)
  })
}
