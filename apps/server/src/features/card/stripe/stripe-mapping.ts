import type { Minor } from '@provender/domain/money/money'
import { cardBrand, type CardDetails } from '@provender/domain/payment/card'
import type { PostedCharge, PostedRefund } from '@provender/domain/payment/difference'
import type { AttemptState, DeclineReason } from '@provender/domain/payment/payment'
import type Stripe from 'stripe'
import type { Charge, ChargeRequest, ChargeIdentity } from '../gateway.ts'

const unsupportedCurrencies: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF BHD JOD KWD OMR TND HUF TWD'.split(
    ' ',
  ),
)

export function isSupportedCurrency(currencyCode: string): boolean {
  return !unsupportedCurrencies.has(currencyCode.toUpperCase())
}

/** The parts that are expanded wherever an intent is read. */
export const expandedFields = ['payment_method']

export function cardDetails(method: Stripe.PaymentMethod | string | null): CardDetails | undefined {
  if (method === null || typeof method === 'string' || !method.card) return undefined
  const { brand, last4, exp_month, exp_year } = method.card
  return { brand: cardBrand(brand), lastFour: last4, expiryMonth: exp_month, expiryYear: exp_year }
}

/** Refuses an intent that does not match the charge, so that nothing happens to other money. */
export function requireMatchingIntent(
  { id, metadata, amount, currency, livemode }: Stripe.PaymentIntent,
  charge: ChargeIdentity,
  isLive: boolean,
): void {
  const isOurs =
    metadata['payment'] === charge.id &&
    amount === charge.amount &&
    currency === charge.currencyCode.toLowerCase() &&
    livemode === isLive
  if (!isOurs) throw new Error(`Stripe’s ${id} is not the charge ${charge.id}`)
}

/** A new intent may be read before its card was tried. */
const inProgressSeconds = 60

/** True if it waits for a card that will not come: its own was refused, or its creation was long ago. */
export function isAbandoned(
  { status, last_payment_error, created }: Stripe.PaymentIntent,
  nowMs: number,
): boolean {
  if (status !== 'requires_payment_method' && status !== 'requires_confirmation') return false
  return last_payment_error !== null || created + inProgressSeconds < nowMs / 1000
}

function reasonOf(error: Stripe.PaymentIntent['last_payment_error']): DeclineReason {
  const code = error?.decline_code ?? error?.code
  if (code === 'insufficient_funds') return 'LACKS_FUNDS'
  return code === 'expired_card' ? 'EXPIRED_CARD' : 'DECLINED'
}

/** Translates an intent that is not left open. */
export function chargeOf(intent: Stripe.PaymentIntent, { id, keepsCard }: WithCard): Charge {
  switch (intent.status) {
    case 'requires_action':
      return { state: 'CHALLENGED', challengePath: `/checkout/approve?payment=${id}` }
    case 'requires_capture': {
      const card = cardDetails(intent.payment_method)
      if (!card || typeof intent.payment_method !== 'object' || intent.payment_method === null)
        throw new Error(`Stripe holds ${intent.id} on no card`)
      if (intent.amount_capturable !== intent.amount)
        throw new Error(`Stripe holds ${intent.amount_capturable} for ${intent.id}, not ${intent.amount}`)
      return { state: 'AUTHORISED', card, savedCard: keepsCard ? intent.payment_method.id : null }
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

type WithCard = Pick<ChargeRequest, 'id' | 'keepsCard'>

/** True if the card of the order was to be kept. Stripe keeps it for the company once it is accepted. */
export function isCardSaved({ setup_future_usage }: Stripe.PaymentIntent): boolean {
  return setup_future_usage !== null
}

/**
 * A refund in Stripe's records. Undefined if no money moved: the part that a smaller capture releases is listed
 * as a refund too, without a balance entry.
 */
export function postedRefund({
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

export function sumRefunds(refunds: readonly PostedRefund[]): Minor {
  return refunds.reduce((sum, { amount, cameBack }) => sum + (cameBack ? 0 : amount), 0) as Minor
}

const attemptStates: Readonly<Record<string, AttemptState>> = {
  requires_action: 'CHALLENGED',
  requires_capture: 'AUTHORISED',
  succeeded: 'CAPTURED',
}

/** An intent in Stripe's records. One that is left open or still new holds nothing. */
export function postedCharge(
  intent: Stripe.PaymentIntent,
  { id, refunded }: Pick<PostedCharge, 'id' | 'refunded'>,
): PostedCharge {
  const state = intent.status === 'canceled' ? chargeOf(intent, { id, keepsCard: false }).state : undefined
  return {
    id,
    state: state ?? attemptStates[intent.status] ?? 'STARTED',
    captured: intent.amount_received as Minor,
    refunded,
  }
}
