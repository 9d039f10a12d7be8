import type { Database } from '@provender/db/tables'
import type { PaymentId, StaffId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { automaticRefundLimit } from '@provender/domain/payment/next-action'
import { refundable } from '@provender/domain/payment/payment'
import type { Kysely } from 'kysely'
import { readPaymentDetails, withdrawnAmount } from './attempt-store.ts'
import { queueSettlement, queueInvoiceSettlement } from './queue-settlement.ts'
import { refundDecision } from './refund-decision.ts'

interface CreditToRefund {
  readonly orderId: number
  /** The part of the credit that settles nothing. */
  readonly amount: Minor
  /** Already paid back in another way, so the card does not get it. */
  readonly paidBackOtherwise: Minor
  readonly note: string
  readonly staffId: StaffId | null
}

/**
 * Requests the refund of a credit of a card order, whose row is locked: at most the captured amount that is
 * not being refunded already, nor was paid back in another way, nor taken back by the bank. While a refund of the order or its invoice is
 * refused and the office has not decided, the credit stays with the company: a new refund could count as the
 * refused one, and hide it.
 */
export async function requestRefundOfCredit(
  tx: Kysely<Database>,
  { orderId, amount, paidBackOtherwise, note, staffId }: CreditToRefund,
): Promise<void> {
  const { payment_type: paymentType } = await tx
    .selectFrom('orders')
    .select('payment_type')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (paymentType !== 'CARD') return
  const { attempts, refunds } = await readPaymentDetails(tx, orderId, { lock: true })
  if (await hasUndecidedRefund(tx, orderId)) return
  const capturedAttempt = attempts.find(({ state }) => state === 'CAPTURED')
  const invoiceAttempts = await readRefundableAttempts(tx, orderId)
  const asked = refunds.filter(({ state }) => state !== 'REFUSED').map((refund) => refund.amount)
  const left = invoiceAttempts.reduce(
    (sum, each) => sum + each.left,
    capturedAttempt ? Number(refundable(capturedAttempt, asked)) : 0,
  )
  let rest = Math.min(amount, Math.max(0, left - paidBackOtherwise))
  const insertRefund = async (paymentId: PaymentId, maxAmount: Minor): Promise<string | undefined> => {
    const part = Math.min(rest, maxAmount) as Minor
    if (part === 0) return undefined
    rest -= part
    const { id } = await tx
      .insertInto('payment_refund')
      .values({
        payment_id: paymentId,
        amount: part,
        staff_id: staffId,
        note,
        done_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  if (capturedAttempt) {
    const limit = automaticRefundLimit(capturedAttempt, refunds)
    const id = await insertRefund(capturedAttempt.id, limit)
    if (id !== undefined) await queueSettlement(tx, { orderId, cause: `refund ${id}` })
  }
  for (const { id: paymentId, left: maxAmount } of invoiceAttempts) {
    const id = await insertRefund(paymentId, maxAmount)
    if (id !== undefined) await queueInvoiceSettlement(tx, { paymentId, cause: `refund ${id}` })
  }
}

/** True if a refund of the order or its invoice was refused, and the office has not decided. */
async function hasUndecidedRefund(tx: Kysely<Database>, orderId: number): Promise<boolean> {
  const undecided = await tx
    .selectFrom('payment_refund')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select('payment_refund.id')
    .where('order_id', '=', orderId)
    .where('payment_refund.state', '=', 'REFUSED')
    .where(refundDecision('payment_refund'), 'is', null)
    .limit(1)
    .executeTakeFirst()
  return undecided !== undefined
}

export async function readRefundableAttempts(tx: Kysely<Database>, orderId: number) {
  const attempts = await tx
    .selectFrom('payment')
    .select(['id', 'captured', withdrawnAmount.as('withdrawn')])
    .where('order_id', '=', orderId)
    .where('invoice_id', 'is not', null)
    .where('state', '=', 'CAPTURED')
    .orderBy('began_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const refunds = await tx
    .selectFrom('payment_refund')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select(['payment_id', 'payment_refund.amount'])
    .where('order_id', '=', orderId)
    .where('payment_refund.state', '!=', 'REFUSED')
    .execute()
  return attempts.map(({ id, ...money }) => ({
    id,
    left: refundable(
      money,
      refunds.filter(({ payment_id }) => payment_id === id).map((refund) => refund.amount),
    ),
  }))
}
