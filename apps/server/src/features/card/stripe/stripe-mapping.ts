import type { Minor } from '@provender/domain/money/money'
import { cardBrandOf, type CardDetails } from '@provender/domain/payment/card'
import type { PostedCharge, PostedRefund } from '@provender/domain/payment/difference'
import type { AttemptState, DeclineReason } from '@provender/domain/payment/payment'
import type Stripe from 'stripe'
import type { Charge, ChargeAsked, NamedCharge } from '../gateway.ts'

/** We count every currency in hundredths, Stripe these in other units: what it would hold is not what was shown. */
const countedOtherwise: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF BHD JOD KWD OMR TND HUF TWD'.split(
    ' ',
  ),
)

export function isTaken(currencyCode: string): boolean {
  return !countedOtherwise.has(currencyCode.toUpperCase())
}

/** What is looked at of an intent, wherever one is read. */
export const looksAt = ['payment_method']

/** The card of a method that was expanded; undefined where it is something else. */
export function cardFactsOf(method: Stripe.PaymentMethod | string | null): CardDetails | undefined {
  if (method === null || typeof method === 'string' || !method.card) return undefined
  const { brand, last4, exp_month, exp_year } = method.card
  return { brand: cardBrandOf(brand), lastFour: last4, expiryMonth: exp_month, expiryYear: exp_year }
}

/** Refuses an intent that is not what was asked for, whoever named it: nothing is done with money that is somebody else's. */
export function requireOurs(
  { id, metadata, amount, currency, livemode }: Stripe.PaymentIntent,
  charge: NamedCharge,
  isLive: boolean,
): void {
  const isOurs =
    metadata['payment'] === charge.id &&
    amount === charge.amount &&
    currency === charge.currencyCode.toLowerCase() &&
    livemode === isLive
  if (!isOurs) throw new Error(`Stripe’s ${id} is not the charge ${charge.id}`)
}

/** An intent that was made a moment ago may be seen before its card was tried. */
const inTheMakingSeconds = 60

/** It waits for a card that will not come: its own was refused, or what made it is long over. */
export function isLeftOpen(
  { status, last_payment_error, created }: Stripe.PaymentIntent,
  nowMs: number,
): boolean {
  if (status !== 'requires_payment_method' && status !== 'requires_confirmation') return false
  return last_payment_error !== null || created + inTheMakingSeconds < nowMs / 1000
}

function reasonOf(error: Stripe.PaymentIntent['last_payment_error']): DeclineReason {
  const code = error?.decline_code ?? error?.code
  if (code === 'insufficient_funds') return 'LACKS_FUNDS'
  return code === 'expired_card' ? 'EXPIRED_CARD' : 'DECLINED'
}

/** What an intent that is not left open comes down to. */
export function chargeOf(intent: Stripe.PaymentIntent, { id, keepsCard }: WithCard): Charge {
  switch (intent.status) {
    case 'requires_action':
      return { state: 'CHALLENGED', challengePath: `/checkout/approve?payment=${id}` }
    case 'requires_capture': {
      const card = cardFactsOf(intent.payment_method)
      if (!card || typeof intent.payment_method !== 'object' || intent.payment_method === null)
        throw new Error(`Stripe holds ${intent.id} on no card`)
      if (intent.amount_capturable !== intent.amount)
        throw new Error(`Stripe holds ${intent.amount_capturable} for ${intent.id}, not ${intent.amount}`)
      return { state: 'AUTHORISED', card, keptCard: keepsCard ? intent.payment_method.id : null }
    }
    case 'succeeded':
      return { state: 'CAPTURED', captured: intent.amount_received as Minor }
    case 'canceled':
      return intent.last_payment_error
        ? { state: 'DECLINED', reason: reasonOf(intent.last_payment_error) }
        : { state: 'VOIDED' }
    default:
      return { state: 'STARTED' }
  }
}

type WithCard = Pick<ChargeAsked, 'id' | 'keepsCard'>

/** The card of an order was to be kept: Stripe keeps it for the company from the moment it was accepted. */
export function keepsCardOf({ setup_future_usage }: Stripe.PaymentIntent): boolean {
  return setup_future_usage !== null
}

/**
 * A refund in Stripe's books. Undefined where no money moved: what is let go of when less is captured than was held is among the refunds
 * too, in no balance.
 */
export function bookedRefundOf({
  id: reference,
  amount,
  status,
  metadata,
  balance_transaction,
}: Stripe.Refund): PostedRefund | undefined {
  const id = metadata?.['refund'] ?? null
  const cameBack = status === 'failed' || status === 'canceled'
  if (id === null && balance_transaction === null && !cameBack) return undefined
  return { id, reference, amount: amount as Minor, cameBack }
}

/** What went back in all, and stayed there. */
export function refundedBy(refunds: readonly PostedRefund[]): Minor {
  return refunds.reduce((sum, { amount, cameBack }) => sum + (cameBack ? 0 : amount), 0) as Minor
}

const bookedStates: Readonly<Record<string, AttemptState>> = {
  requires_action: 'CHALLENGED',
  requires_capture: 'AUTHORISED',
  succeeded: 'CAPTURED',
}

/** An intent in Stripe's books; one that is left open, or in the making, holds nothing. */
export function bookedOf(
  intent: Stripe.PaymentIntent,
  { id, refunded }: Pick<PostedCharge, 'id' | 'refunded'>,
): PostedCharge {
  const state = intent.status === 'canceled' ? chargeOf(intent, { id, keepsCard: false }).state : undefined
  return {
    id,
    state: state ?? bookedStates[intent.status] ?? 'STARTED',
    captured: intent.amount_received as Minor,
    refunded,
  }
}
