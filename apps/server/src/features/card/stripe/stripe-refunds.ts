import type { PostedRefund } from '@provender/domain/payment/difference'
import type Stripe from 'stripe'
import { bookedRefundOf } from './stripe-mapping.ts'
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
    // What is pending is on its way; should it come back, Stripe tells of it.
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

/** What went back of an intent, whoever asked for that, the first first. */
export async function refundsOfIntent(stripe: Stripe, intentId: string): Promise<readonly PostedRefund[]> {
  const refunds: PostedRefund[] = []
  for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 })) {
    const booked = bookedRefundOf(refund)
    if (booked) refunds.push(booked)
  }
  return refunds.toReversed()
}

/** The intents of which some went back, or came back, since; in seconds. */
export async function intentsRefundedSince(stripe: Stripe, since: number): Promise<ReadonlySet<string>> {
  const intents = new Set<string>()
  for await (const refund of stripe.refunds.list({ created: { gte: since }, limit: 100 }))
    if (typeof refund.payment_intent === 'string' && bookedRefundOf(refund))
      intents.add(refund.payment_intent)
  return intents
}
