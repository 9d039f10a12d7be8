import type { StaffId, UserId } from '@provender/domain/ids'
import type { Deps } from '../../../kernel/deps.ts'
import { seal, unseal } from '../../../kernel/seal.ts'
import { readSigned, type Secrets } from '../../../kernel/secrets.ts'
import { belongsTo, type FactorOwner, sealOwner } from './factor-owner.ts'

/**
 * Seals every secret with the current key. Run this before the keys are renewed: that deletes the previous key, and
 * running servers still have both.
 */
export async function resealSecondFactors(
  db: Deps['db'],
  secrets: Pick<Secrets, 'tokenKey' | 'previousTokenKey'>,
): Promise<void> {
  const rows = await db
    .selectFrom('second_factor')
    .select(['login_id', 'staff_id', 'sealed_secret'])
    .execute()
  for (const { login_id: userId, staff_id: staffId, sealed_secret: sealed } of rows) {
    const owner = ownerOf(userId, staffId)
    const secret = readSigned(secrets, (key) => unseal(key, sealed, sealOwner(owner)))
    // Sealed with a key that is gone: its owner needs a reset already.
    if (secret === null) continue
    await db
      .updateTable('second_factor')
      .set({ sealed_secret: seal(secrets.tokenKey, secret, sealOwner(owner)) })
      .where(belongsTo(owner))
      .where('sealed_secret', '=', sealed)
      .execute()
  }
}

function ownerOf(userId: UserId | null, staffId: StaffId | null): FactorOwner {
  if (userId !== null) return { userId }
  if (staffId !== null) return { staffId }
  throw new Error('A second factor belongs to a user or a staff member')
}
