import type { PostedRefund } from '@provender/domain/payment/difference'
import type Stripe from 'stripe'
import { isPermanentRefusal, withIdempotencyKey } from './stripe-errors.ts'
import { postedRefund } from './stripe-mapping.ts'

export interface RefundRequest {
  readonly id: string
  readonly intentId: string
  readonly amount: number
}

/** Refunds once. Looks for the refund in Stripe's records first. The idempotency key covers a refund that they do not list yet. */
export async function refundOnce(
  stripe: Stripe,
  { id, intentId, amount }: RefundRequest,
): Promise<'DONE' | 'REFUSED'> {
  try {
    const { status } = await withIdempotencyKey(
      `refund ${id}`,
      async (idempotencyKey) =>
        (await findRefund(stripe, { id, intentId })) ??
        (await stripe.refunds.create(
          { payment_intent: intentId, amount, metadata: { refund: id } },
          { idempotencyKey },
        )),
    )
    // A pending refund is on its way. If it comes back, Stripe sends an event.
    return status === 'failed' || status === 'canceled' ? 'REFUSED' : 'DONE'
  } catch (error) {
    if (isPermanentRefusal(error)) return 'REFUSED'
    throw error
  }
}

async function findRefund(
  stripe: Stripe,
  { id, intentId }: Pick<RefundRequest, 'id' | 'intentId'>,
): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
    if (refund.metadata?.['refund'] === id) return refund
  return undefined
}

export async function refundsOfIntent(stripe: Stripe, intentId: string): Promise<readonly PostedRefund[]> {
  const refunds: PostedRefund[] = []
  for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 })) {
    const posted = postedRefund(refund)
    if (posted) refunds.push(posted)
  }
  return refunds.toReversed()
}

export async function intentsRefundedSince(stripe: Stripe, since: number): Promise<ReadonlySet<string>> {
  const intents = new Set<string>()
  for await (const refund of stripe.refunds.list({ created: { gte: since }, limit: 100 }))
    if (typeof refund.payment_intent === 'string' && postedRefund(refund)) intents.add(refund.payment_intent)
  return intents
}
