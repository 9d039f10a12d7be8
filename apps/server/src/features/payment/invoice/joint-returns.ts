import type { Database } from '@provender/db/tables'
import type { PaymentId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import type { PostedRefund } from '@provender/domain/payment/difference'
import type { PostedDispute } from '@provender/domain/payment/dispute'
import { splitDispute, splitRefund, splitWithdrawn } from '@provender/domain/payment/joint-charge'
import type { Kysely } from 'kysely'
import { postCardPayment, postPaymentRefund } from '../../ledger/card-money.ts'
import { lockUnpickedOrders } from '../../ledger/set-credit-holds.ts'
import { noteFailure, postingContext, type PostingDeps } from '../record-charge.ts'
import { bookDispute } from '../record-disputes.ts'
import {
  type CardRefundRecord,
  type RefundAnswer,
  writePostedRefunds,
  writeRefundAnswer,
} from '../record-refund.ts'
import {
  type JointCharge,
  type JointChargePart,
  lockForJointPayment,
  partAt,
  readJointCharge,
} from './joint-charge.ts'

/** Records the gateway's answer to the refund of one of the payments; false if it is known already. */
export async function recordJointRefundAnswer(
  posting: PostingDeps,
  joint: JointCharge,
  answer: RefundAnswer,
): Promise<boolean> {
  return await withLockedCharge(posting, joint, async (tx, parts) => {
    const part = parts.find(({ refunds }) => refunds.some(({ id }) => id === answer.refundId))
    const refunds = part && (await writeRefundAnswer(tx, part.attempt.id, answer))
    if (!part || !refunds) return false
    await postRefunds(tx, { part, refunds }, posting)
    return true
  })
}

/** Records refunds that only the gateway's records have. One that was made there is split over the payments. */
export async function recordJointRefunds(
  posting: PostingDeps,
  joint: JointCharge,
  posted: readonly PostedRefund[],
): Promise<void> {
  if (posted.length === 0) return
  await withLockedCharge(posting, joint, async (tx) => {
    for (const refund of posted) {
      // Read again for each refund: the one before has changed what is left.
      const { parts } = await readJointCharge(tx, joint.identity.id)
      const amounts = await amountsOf(tx, parts, refund)
      for (const [index, amount] of amounts.entries()) {
        if (amount === 0) continue
        const part = partAt(parts, index)
        const refunds = await writePostedRefunds(tx, part.attempt.id, [{ ...refund, amount }])
        await postRefunds(tx, { part, refunds }, posting)
      }
    }
  })
}

/** The part of each payment in a refund of the gateway's records. */
async function amountsOf(
  tx: Kysely<Database>,
  parts: readonly JointChargePart[],
  { id, reference, amount, cameBack }: PostedRefund,
): Promise<readonly Minor[]> {
  const stored = await tx
    .selectFrom('payment_refund')
    .select(['payment_id', 'amount'])
    .where('payment_id', 'in', idsOf(parts))
    .where((eb) => eb.or([...(id === null ? [] : [eb('id', '=', id)]), eb('reference', '=', reference)]))
    .execute()
  if (stored.length > 0)
    return idsOf(parts).map(
      (paymentId) => stored.find(({ payment_id }) => payment_id === paymentId)?.amount ?? (0 as Minor),
    )
  return cameBack ? [] : splitRefund(amount, parts)
}

async function postRefunds(
  tx: Kysely<Database>,
  {
    part: { attempt, invoiceNumber },
    refunds,
  }: { readonly part: JointChargePart; readonly refunds: readonly CardRefundRecord[] },
  posting: PostingDeps,
): Promise<void> {
  const { id: attemptId, order_id: orderId, charge_id: chargeId } = attempt
  for (const { refundId, amount, cameBack } of refunds) {
    const money = { orderId, reference: invoiceNumber, amount }
    if (cameBack)
      await postCardPayment(tx, { ...money, paymentId: null, keepsRest: true }, postingContext(posting))
    else await postPaymentRefund(tx, { ...money, refundId, attemptId }, postingContext(posting))
  }
  // A failure was noted at every payment of the charge.
  if (refunds.length > 0)
    await tx
      .updateTable('payment')
      .set({ booking_failed_at: null })
      .where('charge_id', '=', chargeId)
      .execute()
}

/** Records the disputes of the charge as the gateway has them, each split over the payments. */
export async function recordJointDisputes(
  posting: PostingDeps,
  joint: JointCharge,
  disputes: readonly PostedDispute[],
): Promise<void> {
  if (disputes.length === 0) return
  await withLockedCharge(posting, joint, async (tx, parts) => {
    for (const dispute of disputes) {
      const stored = await tx
        .selectFrom('payment_dispute')
        .select(['payment_id', 'amount'])
        .where('reference', '=', dispute.reference)
        .where('payment_id', 'in', idsOf(parts))
        .execute()
      const disputed = splitDispute(
        dispute.amount,
        parts.map((part) => ({
          ...part,
          disputed: stored.find(({ payment_id }) => payment_id === part.attempt.id)?.amount ?? (0 as Minor),
        })),
      )
      const withdrawn = splitWithdrawn(dispute.withdrawn, disputed)
      for (const [index, amount] of disputed.entries()) {
        const { attempt, invoiceNumber: reference } = partAt(parts, index)
        const payment = { id: attempt.id, orderId: attempt.order_id, reference }
        if (amount > 0)
          await bookDispute(
            tx,
            { payment, dispute: { ...dispute, amount, withdrawn: withdrawn[index] ?? (0 as Minor) } },
            postingContext(posting),
          )
      }
    }
    await tx.updateTable('payment').set({ booking_failed_at: null }).where('id', 'in', idsOf(parts)).execute()
  })
}

function idsOf(parts: readonly JointChargePart[]): readonly PaymentId[] {
  return parts.map(({ attempt }) => attempt.id)
}

async function withLockedCharge<Value>(
  { db }: PostingDeps,
  { identity, account, parts: previousParts }: JointCharge,
  book: (tx: Kysely<Database>, parts: readonly JointChargePart[]) => Promise<Value>,
): Promise<Value> {
  return await noteFailure(db, idsOf(previousParts), async (tx) => {
    await lockUnpickedOrders(tx, { orderId: partAt(previousParts, 0).attempt.order_id })
    await lockForJointPayment(tx, { orderIds: previousParts.map(({ attempt }) => attempt.order_id), account })
    return await book(tx, (await readJointCharge(tx, identity.id)).parts)
  })
}
