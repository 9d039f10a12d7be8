import type { PaymentId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { type DisputeState, type PostedDispute, withdrawnOf } from '@provender/domain/payment/dispute'
import type Stripe from 'stripe'
import { isForbidden } from './stripe-errors.ts'
import type { StripeAccount } from './stripe-intents.ts'
import { findPaymentOfIntent } from './stripe-records.ts'

/** The disputes of an intent. A key that may not read disputes is reported by reconciliation and stops nothing else. */
export async function disputesOfIntent(stripe: Stripe, intentId: string): Promise<readonly PostedDispute[]> {
  const disputes: PostedDispute[] = []
  try {
    for await (const dispute of stripe.disputes.list({ payment_intent: intentId, limit: 100 }))
      disputes.push(postedDisputeOf(dispute))
  } catch (error) {
    if (!isForbidden(error)) throw error
  }
  return disputes
}

export async function paymentsDisputedSince(
  { db, stripe }: Pick<StripeAccount, 'db' | 'stripe'>,
  sinceMs: number,
): Promise<readonly PaymentId[]> {
  const payments: PaymentId[] = []
  const created = { gte: Math.floor(sinceMs / 1000) }
  for await (const { payment_intent: intent } of stripe.disputes.list({ created, limit: 100 })) {
    const payment = typeof intent === 'string' ? await findPaymentOfIntent(db, intent) : undefined
    if (payment) payments.push(payment)
  }
  return payments
}

function postedDisputeOf(dispute: Stripe.Dispute): PostedDispute {
  const { id, reason, currency, balance_transactions: movements, evidence_details: evidence } = dispute
  const amount = dispute.amount as Minor
  const state = stateOf(dispute)
  return {
    reference: id,
    amount,
    state,
    isAppealed: dispute.status.startsWith('appeal_'),
    withdrawn: withdrawnOf(
      amount,
      movements.map((each) => each.amount),
      { isConverted: movements.some((each) => each.currency !== currency), state },
    ),
    movements: movements.length,
    reason,
    answerBy: state === 'OPEN' && evidence.due_by !== null ? evidence.due_by * 1000 : null,
  }
}

/**
 * An inquiry that ends without a dispute counts as won: it has taken nothing. A dispute that was prevented may have taken the
 * money, because the wholesaler lets banks do so.
 */
function stateOf({ status, balance_transactions: movements }: Stripe.Dispute): DisputeState {
  if (status === 'prevented') return movements.length > 0 ? 'LOST' : 'WON'
  if (status === 'lost') return 'LOST'
  return status === 'won' || status === 'warning_closed' ? 'WON' : 'OPEN'
}
