import type { Database } from '@provender/db/tables'
import type { PaymentId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { isOlderDispute, type PostedDispute } from '@provender/domain/payment/dispute'
import type { Kysely } from 'kysely'
import { type CardPosting, postChargeback, postReturnedChargeback } from '../ledger/card-money.ts'
import type { PostingContext } from '../ledger/issue-invoice.ts'
import { lockUnpickedOrders } from '../ledger/set-credit-holds.ts'
import { noteFailure, postingContext, type PostingDeps } from './record-charge.ts'

export interface DisputedPayment {
  readonly id: PaymentId
  readonly orderId: number
  readonly reference: string
}

/**
 * Records the disputes of a payment as the gateway has them. What the bank has taken becomes a chargeback in the ledger,
 * and what it returns a payment. Repeats and older records change nothing.
 */
export async function recordDisputes(
  { db, ...posting }: PostingDeps,
  payment: DisputedPayment,
  disputes: readonly PostedDispute[],
): Promise<void> {
  if (disputes.length === 0) return
  await noteFailure(db, [payment.id], async (tx) => {
    await lockUnpickedOrders(tx, payment)
    await tx.selectFrom('orders').select('id').where('id', '=', payment.orderId).forUpdate().execute()
    for (const dispute of disputes) await bookDispute(tx, { payment, dispute }, postingContext(posting))
    await tx.updateTable('payment').set({ booking_failed_at: null }).where('id', '=', payment.id).execute()
  })
}

/** Stores a dispute and posts what the bank has moved since the last record, with the order's row locked. */
export async function bookDispute(
  tx: Kysely<Database>,
  { payment, dispute }: { readonly payment: DisputedPayment; readonly dispute: PostedDispute },
  posting: PostingContext,
): Promise<void> {
  const stored = await storeDispute(tx, payment.id, dispute)
  if (stored === undefined || stored.moved === 0) return
  const { orderId, reference } = payment
  const money = (amount: number): CardPosting => ({ orderId, reference, amount: amount as Minor })
  const { id: disputeId, moved } = stored
  const source = { disputeId, attemptId: payment.id }
  if (moved > 0) await postChargeback(tx, { ...money(moved), ...source }, posting)
  if (moved < 0) await postReturnedChargeback(tx, { ...money(0 - moved), ...source }, posting)
}

/**
 * Stores a dispute, with the order's row locked. Returns its id and what the bank has taken since the last record, below 0
 * for what it has returned; undefined if the record is older.
 */
async function storeDispute(
  tx: Kysely<Database>,
  paymentId: PaymentId,
  { reference, amount, state, isAppealed, withdrawn, movements, reason, answerBy }: PostedDispute,
): Promise<{ readonly id: string; readonly moved: number } | undefined> {
  // A bank may dispute another amount than it first asked about.
  const progress = {
    amount,
    state,
    withdrawn,
    movements,
    answer_by: answerBy === null ? null : new Date(answerBy),
  }
  const existing = await tx
    .selectFrom('payment_dispute')
    .select(['id', 'state', 'movements', 'withdrawn'])
    .where('reference', '=', reference)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  if (!existing) {
    const { id } = await tx
      .insertInto('payment_dispute')
      .values({ payment_id: paymentId, reference, reason, ...progress })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, moved: withdrawn }
  }
  if (isOlderDispute({ state, movements, isAppealed }, existing)) return undefined
  await tx.updateTable('payment_dispute').set(progress).where('id', '=', existing.id).execute()
  return { id: existing.id, moved: withdrawn - existing.withdrawn }
}
