import type Stripe from 'stripe'
import { isForGood, underKeyOf } from './stripe-trouble.ts'

export interface WantedRefund {
  readonly id: string
  readonly intentId: string
  readonly amount: number
}

/** Gives back once. What Stripe's books have of it comes first: a key is only there for what is not in them yet. */
export async function refundOnce(
  stripe: Stripe,
  { id, intentId, amount }: WantedRefund,
): Promise<'DONE' | 'REFUSED'> {
  try {
    const { status } = await underKeyOf(
      `refund ${id}`,
      async (idempotencyKey) =>
        (await findRefund(stripe, { id, intentId })) ??
        (await stripe.refunds.create(
          { payment_intent: intentId, amount, metadata: { refund: id } },
          { idempotencyKey },
        )),
    )
    // What is pending is on its way; should it come back, the comparison of the books tells of it.
    return status === 'failed' || status === 'canceled' ? 'REFUSED' : 'DONE'
  } catch (error) {
    if (isForGood(error)) return 'REFUSED'
    throw error
  }
}

async function findRefund(
  stripe: Stripe,
  { id, intentId }: Pick<WantedRefund, 'id' | 'intentId'>,
): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
    if (refund.metadata?.['refund'] === id) return refund
  return undefined
}
