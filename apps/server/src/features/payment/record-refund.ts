import type { Database } from '@provender/db/tables'
import type { PaymentId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import type { PostedRefund } from '@provender/domain/payment/difference'
import { type Kysely, sql } from 'kysely'
import { type PaymentDetails, readPaymentDetails } from '../card/attempt-store.ts'
import { postCardRefund, postCardPayment } from '../ledger/card-money.ts'
import type { PostingContext } from '../ledger/issue-invoice.ts'
import { lockUnpickedOrders } from '../ledger/set-credit-holds.ts'
import {
  postingContext,
  type PostingDeps,
  moneyOf,
  noteFailure,
  recordPaymentEvent,
  type AttemptKey,
  renewPaymentState,
} from './record-charge.ts'

export interface CardRefundRecord {
  readonly refundId: string
  readonly amount: Minor
  readonly cameBack: boolean
  readonly refunded: Minor
}

export interface RefundAnswer {
  readonly refundId: string
  readonly outcome: 'DONE' | 'REFUSED'
}

/** Stores the gateway's response to a refund, with the order's row locked; undefined if it is known already. */
export async function writeRefundAnswer(
  tx: Kysely<Database>,
  paymentId: PaymentId,
  { refundId, outcome }: RefundAnswer,
): Promise<readonly CardRefundRecord[] | undefined> {
  const refund = await tx
    .updateTable('payment_refund')
    .set({ state: outcome, done_at: sql<Date>`now()` })
    .where('id', '=', refundId)
    .where('state', '=', 'ASKED')
    .returning('amount')
    .executeTakeFirst()
  if (!refund) return undefined
  if (outcome === 'DONE')
    return [await storeRefundedAmount(tx, paymentId, { refundId, ...refund, cameBack: false })]
  await recordPaymentEvent(tx, { payment_id: paymentId, kind: 'REFUND_REFUSED', amount: refund.amount })
  return []
}

/**
 * Stores refunds that the gateway's records have and ours do not, with the order's row locked. A refund made
 * there is stored once, by the gateway's reference. One of ours that was made is done, even if another server has refused it
 * meanwhile. One that the card returned needs attention, as if it had been refused.
 */
export async function writePostedRefunds(
  tx: Kysely<Database>,
  paymentId: PaymentId,
  posted: readonly PostedRefund[],
): Promise<readonly CardRefundRecord[]> {
  const existing = await tx
    .selectFrom('payment_refund')
    .select(['id', 'reference', 'state'])
    .select(
      sql<boolean>`exists (select from ledger_entry where refund_id = payment_refund.id)`.as('isBooked'),
    )
    .where('payment_id', '=', paymentId)
    .execute()
  const refunds: CardRefundRecord[] = []
  for (const { id, reference, amount, cameBack } of posted) {
    const ours = existing.find((each) => each.id === id || each.reference === reference)
    if (!ours && !cameBack) {
      const { id: refundId } = await tx
        .insertInto('payment_refund')
        .values({
          payment_id: paymentId,
          amount,
          state: 'DONE',
          reference,
          staff_id: null,
          note: '',
          done_at: sql<Date>`now()`,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      refunds.push(await storeRefundedAmount(tx, paymentId, { refundId, amount, cameBack }))
    } else if (ours && (cameBack ? ours.state === 'DONE' : !ours.isBooked)) {
      await tx
        .updateTable('payment_refund')
        .set({
          state: cameBack ? 'REFUSED' : 'DONE',
          done_at: sql<Date>`now()`,
          closed_at: null,
          closed_by: null,
        })
        .where('id', '=', ours.id)
        .execute()
      refunds.push(await storeRefundedAmount(tx, paymentId, { refundId: ours.id, amount, cameBack }))
    }
  }
  return refunds
}

async function storeRefundedAmount(
  tx: Kysely<Database>,
  paymentId: PaymentId,
  { refundId, amount, cameBack }: Omit<CardRefundRecord, 'refunded'>,
): Promise<CardRefundRecord> {
  const { refunded } = await tx
    .updateTable('payment')
    .set({
      refunded: sql`refunded + ${cameBack ? 0 - amount : amount}`,
      changed_at: sql<number>`now()`,
      booking_failed_at: null,
    })
    .where('id', '=', paymentId)
    .returning('refunded')
    .executeTakeFirstOrThrow()
  await recordPaymentEvent(tx, {
    payment_id: paymentId,
    kind: cameBack ? 'REFUND_REFUSED' : 'REFUNDED',
    amount,
  })
  return { refundId, amount, cameBack, refunded }
}

export async function recordRefund(
  posting: PostingDeps,
  attempt: AttemptKey,
  answer: RefundAnswer,
): Promise<boolean> {
  return await recordRefunds(posting, attempt, (tx) => writeRefundAnswer(tx, attempt.id, answer))
}

/** Records the refunds of an order that only the gateway's records have. */
export async function recordPostedRefunds(
  posting: PostingDeps,
  attempt: AttemptKey,
  posted: readonly PostedRefund[],
): Promise<void> {
  if (posted.length > 0)
    await recordRefunds(posting, attempt, (tx) => writePostedRefunds(tx, attempt.id, posted))
}

async function recordRefunds(
  { db, ...posting }: PostingDeps,
  { id, order_id }: AttemptKey,
  write: (tx: Kysely<Database>) => Promise<readonly CardRefundRecord[] | undefined>,
): Promise<boolean> {
  return await noteFailure(db, [id], async (tx) => {
    await lockUnpickedOrders(tx, { orderId: order_id })
    const payment = await readPaymentDetails(tx, order_id, { lock: true })
    const refunds = await write(tx)
    for (const each of refunds ?? [])
      await post(tx, payment, { refund: each, attemptId: id, posting: postingContext(posting) })
    await renewPaymentState(tx, order_id)
    return refunds !== undefined
  })
}

async function post(
  tx: Kysely<Database>,
  payment: PaymentDetails,
  {
    refund,
    attemptId,
    posting,
  }: { readonly refund: CardRefundRecord; readonly attemptId: PaymentId; readonly posting: PostingContext },
): Promise<void> {
  const { refundId, amount, refunded, cameBack } = refund
  const money = { ...moneyOf(payment), amount }
  if (cameBack) await postCardPayment(tx, { ...money, paymentId: null, keepsRest: true }, posting)
  else await postCardRefund(tx, { ...money, refundId, attemptId, refunded }, posting)
}
