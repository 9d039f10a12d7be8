import { ok, refuse, type Result } from '@provender/domain/result'
import type { Deps } from '../../../kernel/deps.ts'
import type { SignInOrigin } from '../accounts.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { belongsTo, checkSecondFactor, type FactorOwner } from './check-second-factor.ts'
import { clearCodeFailures, type CodeRefusal, countCode } from './turn-on.ts'

interface LastCode extends SignInOrigin {
  readonly code: string
  /** Runs in the same transaction. */
  readonly record: (tx: Deps['db']) => Promise<void>
}

/** Turns the second factor off, which needs a code of it. */
export async function turnOffSecondFactor(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  owner: FactorOwner,
  { code, record, ...origin }: LastCode,
): Promise<Result<null, CodeRefusal>> {
  const seconds = await countCode(deps, owner)
  if (seconds > 0) return refuse({ type: 'TOO_MANY_ATTEMPTS', seconds })
  const checked = await checkSecondFactor(deps, owner, { code, ...origin })
  if (checked === 'WRONG' || checked === 'REQUIRED') return refuse({ type: 'WRONG_CODE' })
  await deps.db.transaction().execute(async (tx) => {
    if (!(await deleteSecondFactor(tx, owner))) return
    await recordSecurityEvent(tx, { kind: 'SECOND_FACTOR_OFF', ...owner, ...origin })
    await record(tx)
  })
  await clearCodeFailures(deps, owner)
  return ok(null)
}

/** Returns false if it was not on. */
export async function deleteSecondFactor(tx: Deps['db'], owner: FactorOwner): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('second_factor')
    .where(belongsTo(owner))
    .returning('on_since')
    .executeTakeFirst()
  return (deleted?.on_since ?? null) !== null
}
