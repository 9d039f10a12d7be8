import type { Database } from '@provender/db/tables'
import { type ClaimState, claimStateAfter, type ClaimStep } from '@provender/domain/claim/claim'
import type { StaffId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import type { Deps } from '../deps.ts'
import { type Credit, creditInvoiceOf, type InvoiceCreditRefusal } from '../ledger/credit-invoice.ts'
import { readClaimLines, type StoredClaim, selectClaims } from './claim-store.ts'
import { claimJob } from './letter/claim-job.ts'

export type ClaimWorkRefusal =
  | { readonly type: 'CLAIM_NOT_FOUND' }
  | { readonly type: 'NOT_NOW'; readonly state: ClaimState }

/** Which claim, and who works on it; null at the machine itself. */
export interface ClaimWork {
  readonly id: number
  readonly staffId: StaffId | null
}

type ClaimDeps = Pick<Deps, 'db' | 'clock'>

/** Says that somebody looks at it. */
export async function lookAtClaim(
  { db, clock }: ClaimDeps,
  { id }: ClaimWork,
): Promise<Result<ClaimState, ClaimWorkRefusal>> {
  return await db.transaction().execute(async (tx) => {
    const held = await holdClaim(tx, id, 'LOOK')
    return held.ok ? ok(await goOn(tx, held.value, clock.nowMs())) : held
  })
}

/** Answers who reported it: in her notifications at once, and by letter. */
export async function answerClaim(
  { db, clock }: ClaimDeps,
  { id, staffId, text }: ClaimWork & { readonly text: string },
): Promise<Result<ClaimState, ClaimWorkRefusal>> {
  return await db.transaction().execute(async (tx) => {
    const held = await holdClaim(tx, id, 'ANSWER')
    if (!held.ok) return held
    const { claim } = held.value
    const answer = await tx
      .insertInto('claim_answer')
      .values({ claim_id: id, staff_id: staffId, text, at: new Date(clock.nowMs()) })
      .returning('id')
      .executeTakeFirstOrThrow()
    // A login that was closed has nothing any more.
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
    return ok(await goOn(tx, held.value, clock.nowMs()))
  })
}

/** Ends a claim that was answered. */
export async function closeClaim(
  { db, clock }: ClaimDeps,
  { id }: ClaimWork,
): Promise<Result<ClaimState, ClaimWorkRefusal>> {
  return await db.transaction().execute(async (tx) => {
    const held = await holdClaim(tx, id, 'CLOSE')
    return held.ok ? ok(await goOn(tx, held.value, clock.nowMs())) : held
  })
}

/**
 * Gives a credit note for a claim, by the one way there is to credit an invoice: lines and what of them, or everything that is
 * claimed. The claim and the credit note are of one transaction.
 */
export async function creditClaim(
  { db, clock, wholesaler }: Pick<Deps, 'db' | 'clock' | 'wholesaler'>,
  {
    id,
    staffId,
    reason,
    lines,
  }: ClaimWork & {
    readonly reason: string
    /** Undefined: what is claimed. */
    readonly lines: readonly { readonly position: number; readonly quantity: number }[] | undefined
  },
): Promise<Result<string, ClaimWorkRefusal | InvoiceCreditRefusal>> {
  return await db.transaction().execute(async (tx) => {
    const held = await holdClaim(tx, id, 'CREDIT')
    if (!held.ok) return held
    const { claim } = held.value
    await tx.selectFrom('orders').select('id').where('id', '=', claim.order_id).forUpdate().execute()
    const claimed = await readClaimLines(tx, id)
    const wanted: Credit['wanted'] = {
      type: 'LINES',
      lines:
        lines ?? claimed.map(({ position, claimed_quantity }) => ({ position, quantity: claimed_quantity })),
    }
    const booking = { config: wholesaler.current().config, nowMs: clock.nowMs() }
    const credit = { wanted, reason, staffId }
    const credited = await creditInvoiceOf(tx, { orderId: claim.order_id, credit }, booking)
    if (!credited.ok) return credited
    const document = await tx
      .selectFrom('ledger_document')
      .select('id')
      .where('number', '=', credited.value)
      .executeTakeFirstOrThrow()
    await tx.insertInto('claim_credit').values({ claim_id: id, document_id: document.id }).execute()
    await goOn(tx, held.value, booking.nowMs)
    return credited
  })
}

interface HeldClaim {
  readonly claim: StoredClaim
  readonly to: ClaimState
}

/** Holds a claim from which a step can be taken: what is done to one claim is done one after the other. */
async function holdClaim(
  tx: Kysely<Database>,
  id: number,
  step: ClaimStep,
): Promise<Result<HeldClaim, ClaimWorkRefusal>> {
  const claim = await selectClaims(tx).where('claim.id', '=', id).forUpdate('claim').executeTakeFirst()
  if (!claim) return refuse({ type: 'CLAIM_NOT_FOUND' })
  const to = claimStateAfter(claim.state, step)
  return to ? ok({ claim, to }) : refuse({ type: 'NOT_NOW', state: claim.state })
}

async function goOn(tx: Kysely<Database>, { claim, to }: HeldClaim, nowMs: number): Promise<ClaimState> {
  await tx
    .updateTable('claim')
    .set({ state: to, ...(to === 'CLOSED' ? { closed_at: new Date(nowMs) } : {}) })
    .where('id', '=', claim.id)
    .execute()
  return to
}
