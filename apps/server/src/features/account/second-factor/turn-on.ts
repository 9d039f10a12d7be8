import { ok, refuse, type Result } from '@provender/domain/result'
import { sql } from 'kysely'
import type { Deps } from '../../../kernel/deps.ts'
import { inTransaction } from '../../../kernel/in-transaction.ts'
import { seal } from '../../../kernel/seal.ts'
import type { SignInOrigin } from '../accounts.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { type CodeRefusal, consumeStep, normalisedCode, readSecret } from './check-second-factor.ts'
import { clearCodeFailures, countCode } from './code-attempts.ts'
import { belongsTo, type FactorOwner, sealOwner } from './factor-owner.ts'
import { createRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { createTotpSecret } from './totp.ts'

/** Stores a new secret, which counts after its first code. Null if the second factor is on. */
export async function startSecondFactor(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  owner: FactorOwner,
): Promise<string | null> {
  const secret = createTotpSecret()
  const sealed = seal(secrets.tokenKey, secret, sealOwner(owner))
  const column = 'userId' in owner ? 'login_id' : 'staff_id'
  const id = 'userId' in owner ? owner.userId : owner.staffId
  const { numAffectedRows } = await sql`
    insert into second_factor (${sql.ref(column)}, sealed_secret) values (${id}, ${sealed})
    on conflict (${sql.ref(column)}) do update set sealed_secret = excluded.sealed_secret, last_step = 0
    where second_factor.on_since is null`.execute(db)
  return numAffectedRows === 1n ? secret : null
}

/**
 * Turns the second factor on with the first code of the app. Returns the recovery codes, which are stored as hashes.
 * `record` runs in the same transaction.
 */
export async function turnOnSecondFactor(
  deps: Pick<Deps, 'db' | 'clock' | 'readNowMs' | 'secrets'>,
  owner: FactorOwner,
  { code, record, ...origin }: FirstCode,
): Promise<Result<readonly string[], TurnOnRefusal>> {
  const { db, clock } = deps
  const started = await db
    .selectFrom('second_factor')
    .select('sealed_secret')
    .where(belongsTo(owner))
    .where('on_since', 'is', null)
    .executeTakeFirst()
  // The key that sealed it may be lost since.
  if (!started || readSecret(deps, owner, started.sealed_secret) === null) return refuse({ type: 'STALE' })
  const seconds = await countCode(deps, owner)
  if (seconds > 0) return refuse({ type: 'TOO_MANY_ATTEMPTS', seconds })
  const typed = normalisedCode(code)
  const sealed = started.sealed_secret
  // As for turning it off: before the locks.
  const nowMs = await deps.readNowMs()
  const turnedOn = await inTransaction<readonly string[], TurnOnRefusal>(db, async (tx) => {
    // Of two requests with one code, the second waits here.
    const isOff = await tx
      .selectFrom('second_factor')
      .select('last_step')
      .where(belongsTo(owner))
      .where('sealed_secret', '=', sealed)
      .where('on_since', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!isOff) return refuse({ type: 'STALE' })
    const locked = { ...deps, db: tx, readNowMs: () => Promise.resolve(nowMs) }
    if (!(await consumeStep(locked, owner, { typed, sealed }))) return refuse({ type: 'WRONG_CODE' })
    const codes = createRecoveryCodes()
    await tx
      .updateTable('second_factor')
      .set({ on_since: new Date(clock.nowMs()), recovery_hashes: codes.map(recoveryHash) })
      .where(belongsTo(owner))
      .execute()
    await recordSecurityEvent(tx, { kind: 'SECOND_FACTOR_ON', ...owner, ...origin })
    await record(tx)
    return ok(codes)
  })
  if (turnedOn.ok) await clearCodeFailures(db, owner)
  return turnedOn
}

type TurnOnRefusal = CodeRefusal | { readonly type: 'STALE' }

interface FirstCode extends SignInOrigin {
  readonly code: string
  readonly record: (tx: Deps['db']) => Promise<void>
}
