import { ok, refuse, type Result } from '@provender/domain/result'
import { normalised } from '@provender/domain/text/normalise'
import { sql, type SqlBool } from 'kysely'
import { maxSkewMs } from '../../../kernel/clock.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { unseal } from '../../../kernel/seal.ts'
import { readSigned } from '../../../kernel/secrets.ts'
import type { SignInOrigin } from '../accounts.ts'
import { recordFrequentEvent, recordSecurityEvent } from '../security-events.ts'
import { clearCodeFailures, countCode } from './code-attempts.ts'
import { belongsTo, type FactorOwner, sealOwner } from './factor-owner.ts'
import { recoveryHash } from './recovery-codes.ts'
import { acceptedStep, acceptedSteps, isTotpCode, stepAt, stepSeconds } from './totp.ts'

type FactorDeps = Pick<Deps, 'db' | 'readNowMs' | 'secrets'>

interface TypedCode extends SignInOrigin {
  readonly code: string | null
}

export type CodeRefusal =
  | { readonly type: 'WRONG_CODE' }
  | { readonly type: 'WRONG_RECOVERY_CODE' }
  /** Of an app, after the key that sealed its secret was lost. Recovery codes still work. */
  | { readonly type: 'SECOND_FACTOR_UNREADABLE' }
  | { readonly type: 'TOO_MANY_ATTEMPTS'; readonly seconds: number }

/** The second step of a sign-in. An accepted code is used up, so that another person who saw it cannot repeat it. */
export async function checkSecondFactor(
  deps: FactorDeps,
  owner: FactorOwner,
  { code, device, network }: TypedCode,
): Promise<Result<null, { readonly type: 'SECOND_FACTOR_REQUIRED' } | CodeRefusal>> {
  const { db } = deps
  const factor = await db
    .selectFrom('second_factor')
    .select('sealed_secret')
    .where(belongsTo(owner))
    .where('on_since', 'is not', null)
    .executeTakeFirst()
  if (!factor) return ok(null)
  const typed = normalisedCode(code ?? '')
  if (typed === '') return refuse({ type: 'SECOND_FACTOR_REQUIRED' })
  const isTotp = isTotpCode(typed)
  const sealed = factor.sealed_secret
  if (isTotp && readSecret(deps, owner, sealed) === null) {
    const event = { kind: 'SECOND_FACTOR_UNREADABLE', ...owner, device, network } as const
    await recordFrequentEvent(deps, sealOwner(owner), event)
    return refuse({ type: 'SECOND_FACTOR_UNREADABLE' })
  }
  const seconds = await countCode(deps, owner)
  if (seconds > 0) return refuse({ type: 'TOO_MANY_ATTEMPTS', seconds })
  const isRight = isTotp
    ? await consumeStep(deps, owner, { typed, sealed })
    : await consumeRecoveryCode(deps, owner, typed)
  if (isRight) await clearCodeFailures(db, owner)
  if (isRight && isTotp) return ok(null)
  const kind = isRight ? 'RECOVERY_CODE_USED' : 'SECOND_FACTOR_FAILED'
  await recordSecurityEvent(db, { kind, ...owner, device, network })
  if (isRight) return ok(null)
  return refuse({ type: /^\d+$/.test(typed) ? 'WRONG_CODE' : 'WRONG_RECOVERY_CODE' })
}

/** True if a code was compared, so that the attempt counts. */
export function isWrongCode({ type }: { readonly type: string }): boolean {
  return type === 'WRONG_CODE' || type === 'WRONG_RECOVERY_CODE'
}

/** Without spaces, and with ASCII digits. */
export function normalisedCode(code: string): string {
  return normalised(code, 'NFKC').replaceAll(/\s/g, '')
}

export function readSecret({ secrets }: FactorDeps, owner: FactorOwner, sealed: Buffer): string | null {
  return readSigned(secrets, (key) => unseal(key, sealed, sealOwner(owner)))
}

interface TypedTotp {
  readonly typed: string
  readonly sealed: Buffer
}

/** Accepts a code unless it, or a later one, was accepted before. */
export async function consumeStep(
  deps: FactorDeps,
  owner: FactorOwner,
  { typed, sealed }: TypedTotp,
): Promise<boolean> {
  const nowMs = await deps.readNowMs()
  const secret = readSecret(deps, owner, sealed)
  const step = secret === null ? null : acceptedStep(secret, typed, nowMs)
  if (step === null) return false
  // A later step than any that can be accepted now is from before the clock was set back.
  const latest = stepAt(nowMs + maxSkewMs) + acceptedSteps + Math.ceil(maxSkewMs / 1000 / stepSeconds)
  const consumed = await deps.db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where(belongsTo(owner))
    .where('sealed_secret', '=', sealed)
    .where((eb) => eb.or([eb('last_step', '<', step), eb('last_step', '>', latest)]))
    .returning('last_step')
    .executeTakeFirst()
  return consumed !== undefined
}

async function consumeRecoveryCode({ db }: FactorDeps, owner: FactorOwner, typed: string): Promise<boolean> {
  const hash = recoveryHash(typed)
  const consumed = await db
    .updateTable('second_factor')
    .set({ recovery_hashes: sql<Buffer[]>`array_remove(recovery_hashes, ${hash}::bytea)` })
    .where(belongsTo(owner))
    .where(sql<SqlBool>`${hash}::bytea = any(recovery_hashes)`)
    .returning('last_step')
    .executeTakeFirst()
  return consumed !== undefined
}
