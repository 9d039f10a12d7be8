import type { Database } from '@provender/db/tables'
import {
  type ClaimedLine,
  type ClaimState,
  claimStateAfter,
  type ClaimTransition,
} from '@provender/domain/claim/claim'
import { type ClaimCreditRefusal, claimCreditLines } from '@provender/domain/claim/claim-credit'
import type { StaffId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { type KeyReused, staffCaller, type WriteKey, writeOnce } from '../../kernel/idempotency/write-once.ts'
import { creditLockedInvoice, type InvoiceCreditRefusal } from '../ledger/credit-invoice.ts'
import type { PostingContext } from '../ledger/issue-invoice.ts'
import { readClaimLines, readCreditedLines, type StoredClaim, selectClaims } from './claim-store.ts'
import { claimJob } from './email/claim-job.ts'

export type ClaimWorkRefusal =
  | { readonly type: 'CLAIM_NOT_FOUND' }
  | { readonly type: 'NOT_NOW'; readonly state: ClaimState }
  | KeyReused

/** Refusals about the claim itself; the others are about its invoice or its lines. */
export function isWorkRefusal(refusal: ClaimCreditingRefusal): refusal is ClaimWorkRefusal {
  return ['CLAIM_NOT_FOUND', 'NOT_NOW', 'KEY_REUSED'].includes(refusal.type)
}

export interface ClaimReference {
  readonly id: number
  readonly staffId: StaffId | null
}

type ClaimDeps = Pick<Deps, 'db' | 'clock'>

export async function startClaimReview(
  { db, clock }: ClaimDeps,
  { id }: ClaimReference,
): Promise<Result<ClaimState, ClaimWorkRefusal>> {
  return await db.transaction().execute(async (tx) => {
    const locked = await lockClaim(tx, id, 'LOOK')
    return locked.ok ? ok(await applyTransition(tx, locked.value, clock.nowMs())) : locked
  })
}

/** Answers the user who reported it, once per key: in their notifications at once, and by e-mail. */
export async function answerClaim(
  { db, clock }: ClaimDeps,
  { key, ...answer }: ClaimReference & { readonly text: string; readonly key: WriteKey },
): Promise<Result<ClaimState, ClaimWorkRefusal>> {
  const { id, staffId, text } = answer
  const keyed = { caller: staffCaller(staffId), key, operation: 'answer claim', input: { id, text } }
  return await db
    .transaction()
    .execute((tx) => writeOnce(tx, keyed, () => writeAnswer({ tx, clock }, answer)))
}

async function writeAnswer(
  { tx, clock }: Pick<Deps, 'clock'> & { readonly tx: Kysely<Database> },
  { id, staffId, text }: ClaimReference & { readonly text: string },
): Promise<Result<ClaimState, ClaimWorkRefusal>> {
  const locked = await lockClaim(tx, id, 'ANSWER')
  if (!locked.ok) return locked
  const { claim } = locked.value
  const answer = await tx
    .insertInto('claim_answer')
    .values({ claim_id: id, staff_id: staffId, text, at: new Date(clock.nowMs()) })
    .returning('id')
    .executeTakeFirstOrThrow()
  // A closed account gets no notification.
  await tx
    .insertInto('notification')
    .columns(['login_id', 'kind', 'claim_id'])
    .expression((eb) =>
      eb
        .selectFrom('login')
        .select((own) => ['login.id', own.val('GENERAL').as('kind'), own.val(id).as('claim_id')])
        .where('login.id', '=', claim.login_id)
        .where('login.closed_at', 'is', null),
    )
    .execute()
  await claimJob(tx, { about: 'ANSWERED', answerId: answer.id })
  return ok(await applyTransition(tx, locked.value, clock.nowMs()))
}

export async function closeClaim(
  { db, clock }: ClaimDeps,
  { id }: ClaimReference,
): Promise<Result<ClaimState, ClaimWorkRefusal>> {
  return await db.transaction().execute(async (tx) => {
    const locked = await lockClaim(tx, id, 'CLOSE')
    return locked.ok ? ok(await applyTransition(tx, locked.value, clock.nowMs())) : locked
  })
}

export interface ClaimCredit extends ClaimReference {
  readonly reason: string
  /** Undefined credits everything that is claimed and not yet credited. */
  readonly lines: readonly ClaimedLine[] | undefined
}

export type ClaimCreditingRefusal = ClaimWorkRefusal | ClaimCreditRefusal | InvoiceCreditRefusal

/**
 * Issues a credit note for a claim, once per key and in one transaction with it: for lines, or for everything that is claimed. Never credits
 * more than is claimed, nor more than was invoiced.
 */
export async function creditClaim(
  { db, clock, wholesaler }: Pick<Deps, 'db' | 'clock' | 'wholesaler'>,
  { key, ...credit }: ClaimCredit & { readonly key: WriteKey },
): Promise<Result<string, ClaimCreditingRefusal>> {
  const { staffId, ...input } = credit
  const keyed = { caller: staffCaller(staffId), key, operation: 'credit claim', input }
  const posting = { config: wholesaler.current().config, nowMs: clock.nowMs() }
  return await db.transaction().execute((tx) => writeOnce(tx, keyed, () => writeCredit(tx, credit, posting)))
}

async function writeCredit(
  tx: Kysely<Database>,
  { id, staffId, reason, lines }: ClaimCredit,
  posting: PostingContext,
): Promise<Result<string, ClaimCreditingRefusal>> {
  const locked = await lockClaim(tx, id, 'CREDIT')
  if (!locked.ok) return locked
  const { claim } = locked.value
  await tx.selectFrom('orders').select('id').where('id', '=', claim.order_id).forUpdate().execute()
  const claimed = (await readClaimLines(tx, id)).map(({ position, claimed_quantity: quantity }) => ({
    position,
    quantity,
  }))
  const decided = claimCreditLines({ claimed, credited: await readCreditedLines(tx, id) }, lines)
  if (!decided.ok) return decided
  const credit = { request: { type: 'LINES', lines: decided.value } as const, reason, staffId }
  const credited = await creditLockedInvoice(tx, { orderId: claim.order_id, credit }, posting)
  if (!credited.ok) return credited
  const document = await tx
    .selectFrom('ledger_document')
    .select('id')
    .where('number', '=', credited.value)
    .executeTakeFirstOrThrow()
  await tx.insertInto('claim_credit').values({ claim_id: id, document_id: document.id }).execute()
  await applyTransition(tx, locked.value, posting.nowMs)
  return credited
}

interface LockedClaim {
  readonly claim: StoredClaim
  readonly to: ClaimState
}

/** Locks a claim that allows a transition, so that transitions of one claim are serialised. */
async function lockClaim(
  tx: Kysely<Database>,
  id: number,
  transition: ClaimTransition,
): Promise<Result<LockedClaim, ClaimWorkRefusal>> {
  const claim = await selectClaims(tx).where('claim.id', '=', id).forUpdate('claim').executeTakeFirst()
  if (!claim) return refuse({ type: 'CLAIM_NOT_FOUND' })
  const to = claimStateAfter(claim.state, transition)
  return to ? ok({ claim, to }) : refuse({ type: 'NOT_NOW', state: claim.state })
}

async function applyTransition(
  tx: Kysely<Database>,
  { claim, to }: LockedClaim,
  nowMs: number,
): Promise<ClaimState> {
  await tx
    .updateTable('claim')
    .set({ state: to, ...(to === 'CLOSED' ? { closed_at: new Date(nowMs) } : {}) })
    .where('id', '=', claim.id)
    .execute()
  return to
}
