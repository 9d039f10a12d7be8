import { ok, refuse, type Result } from '@provender/domain/result'
import type { Deps } from '../../../kernel/deps.ts'
import type { SignInOrigin } from '../accounts.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { checkSecondFactor, type CodeRefusal } from './check-second-factor.ts'
import { belongsTo, type FactorOwner } from './factor-owner.ts'

interface LastCode extends SignInOrigin {
  readonly code: string
  /** Runs in the same transaction. */
  readonly record: (tx: Deps['db']) => Promise<void>
}

export async function turnOffSecondFactor(
  deps: Pick<Deps, 'db' | 'readNowMs' | 'secrets'>,
  owner: FactorOwner,
  { code, record, ...origin }: LastCode,
): Promise<Result<null, CodeRefusal>> {
  // With the locks it would wait for another connection, which those may hold who wait for the locks.
  const nowMs = await deps.readNowMs()
  // Not rolled back by a refusal, because that counts the attempt.
  return await deps.db.transaction().execute(async (tx) => {
    // Of two requests with one code, the second waits here.
    await tx.selectFrom('second_factor').select('on_since').where(belongsTo(owner)).forUpdate().execute()
    const locked = { ...deps, db: tx, readNowMs: () => Promise.resolve(nowMs) }
    const checked = await checkSecondFactor(locked, owner, { code, ...origin })
    if (!checked.ok) {
      const { refusal } = checked
      return refuse(refusal.type === 'SECOND_FACTOR_REQUIRED' ? { type: 'WRONG_CODE' } : refusal)
    }
    if (await deleteSecondFactor(tx, owner)) {
      await recordSecurityEvent(tx, { kind: 'SECOND_FACTOR_OFF', ...owner, ...origin })
      await record(tx)
    }
    return ok(null)
  })
}

export async function deleteSecondFactor(tx: Deps['db'], owner: FactorOwner): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('second_factor')
    .where(belongsTo(owner))
    .returning('on_since')
    .executeTakeFirst()
  return (deleted?.on_since ?? null) !== null
}
