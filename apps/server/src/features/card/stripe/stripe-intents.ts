import type { Database } from '@provender/db/tables'
import type { Kysely } from 'kysely'
import type Stripe from 'stripe'
import type { Clock } from '../../../kernel/clock.ts'
import type { Charge, ChargeRequest, Gateway, ChargeIdentity } from '../gateway.ts'
import { intentOfError, isPermanentRefusal, isKeyReused, isStoredFailure } from './stripe-errors.ts'
import {
  chargeOf,
  isAbandoned,
  isCardSaved,
  expandedFields,
  requireMatchingIntent,
} from './stripe-mapping.ts'
import { recordRequest, recordIntent, readStoredIntent } from './stripe-records.ts'

export interface StripeAccount {
  readonly db: Kysely<Database>
  readonly stripe: Stripe
  readonly name: Gateway['name']
  readonly isLive: boolean
  readonly clock: Clock
  /** Returns Stripe's id for a company of ours. */
  readonly customerOf: (companyId: ChargeIdentity['companyId']) => Promise<string>
}

/** The same key is used to request a charge and to block it for good, so that only one of them succeeds. */
const keyOf = ({ id }: ChargeIdentity) => `payment ${id}`
const expanded = { expand: expandedFields }

export async function findIntent(
  account: StripeAccount,
  charge: ChargeIdentity,
): Promise<Stripe.PaymentIntent | undefined> {
  const existing = await readStoredIntent(account.db, charge.id)
  if (!existing) return undefined
  if (existing.intentId !== null) return await readIntent(account, charge, existing.intentId)
  // A requested intent is in the company's list, even if the response with its id was lost.
  const since = Math.floor(existing.requestedAtMs / 1000) - 3600
  const customer = await account.customerOf(charge.companyId)
  const intents = account.stripe.paymentIntents.list({
    customer,
    created: { gte: since },
    limit: 100,
  })
  for await (const intent of intents)
    if (intent.metadata['payment'] === charge.id) {
      await recordIntent(account.db, charge.id, intent.id)
      return await readIntent(account, charge, intent.id)
    }
  return undefined
}

async function readIntent(
  { stripe, isLive }: StripeAccount,
  charge: ChargeIdentity,
  intentId: string,
): Promise<Stripe.PaymentIntent> {
  const intent = await stripe.paymentIntents.retrieve(intentId, expanded)
  requireMatchingIntent(intent, charge, isLive)
  return intent
}

export async function requestCharge(account: StripeAccount, request: ChargeRequest): Promise<Charge> {
  const isFirst = await recordRequest(account.db, request.id)
  const intent = isFirst ? undefined : await findIntent(account, request)
  if (intent) return await settleIntent(account, intent, request)
  const existing = await readStoredIntent(account.db, request.id)
  if (existing?.isKeyOver) return { state: 'VOIDED' }
  const parameters = await intentParameters(account, request)
  let intentId: string
  try {
    intentId = (await account.stripe.paymentIntents.create(parameters, { idempotencyKey: keyOf(request) })).id
  } catch (error) {
    const named = intentOfError(error)
    if (named === undefined) return await explainRefusal(account, request, error)
    intentId = named
  }
  await recordIntent(account.db, request.id, intentId)
  // Reads the intent, because the response under a used key has the state of the first request.
  return await settleIntent(account, await readIntent(account, request, intentId), request)
}

async function intentParameters(
  { customerOf }: StripeAccount,
  { id, companyId, amount, currencyCode, orderNumbers, card, keepsCard }: ChargeRequest,
): Promise<Stripe.PaymentIntentCreateParams> {
  return {
    amount,
    currency: currencyCode.toLowerCase(),
    customer: await customerOf(companyId),
    allowed_payment_method_types: ['card'],
    capture_method: 'manual',
    confirm: true,
    description: `${orderNumbers.length === 1 ? 'Order' : 'Orders'} ${orderNumbers.join(', ')}`,
    // A value has at most 500 characters.
    metadata: { payment: id, ...(orderNumbers.length === 1 ? { order: orderNumbers[0] ?? null } : {}) },
    ...(card.type === 'TOKEN'
      ? { confirmation_token: card.token }
      : { payment_method: card.reference, use_stripe_sdk: true }),
    ...(keepsCard ? { setup_future_usage: 'on_session' } : {}),
  }
}

async function explainRefusal(
  account: StripeAccount,
  request: ChargeRequest,
  error: unknown,
): Promise<Charge> {
  if (isPermanentRefusal(error)) return { state: 'DECLINED', reason: 'DECLINED' }
  if (!isKeyReused(error) && !isStoredFailure(error)) throw error
  // A request under this key is in the records by now or never will be.
  const intent = await findIntent(account, request)
  return intent ? await settleIntent(account, intent, request) : { state: 'VOIDED' }
}

export async function settleIntent(
  account: StripeAccount,
  intent: Stripe.PaymentIntent,
  charge: ChargeIdentity,
): Promise<Charge> {
  const cardCharge = { id: charge.id, keepsCard: isCardSaved(intent) }
  if (!isAbandoned(intent, account.clock.nowMs())) return chargeOf(intent, cardCharge)
  const closed = await cancelIntent(account, charge, intent.id)
  return chargeOf({ ...closed, last_payment_error: intent.last_payment_error }, cardCharge)
}

/** Cancels the intent, or returns it unchanged if that is no longer possible. */
async function cancelIntent(
  account: StripeAccount,
  charge: ChargeIdentity,
  intentId: string,
): Promise<Stripe.PaymentIntent> {
  try {
    return await account.stripe.paymentIntents.cancel(intentId, expanded)
  } catch (error) {
    const intent = await readIntent(account, charge, intentId)
    if (intent.status !== 'canceled' && intent.status !== 'succeeded') throw error
    return intent
  }
}

/**
 * Voids a charge. If Stripe does not have it yet, creates a placeholder under the same key and cancels it:
 * the original request would arrive later with other content under a used key and is refused.
 */
export async function voidIntent(account: StripeAccount, charge: ChargeIdentity): Promise<Charge> {
  const isFirst = await recordRequest(account.db, charge.id)
  const intentId =
    (isFirst ? undefined : await findIntent(account, charge))?.id ??
    (await createPlaceholder(account, charge))
  if (intentId === undefined) return { state: 'VOIDED' }
  const intent = await cancelIntent(account, charge, intentId)
  return chargeOf(intent, { id: charge.id, keepsCard: false })
}

async function createPlaceholder(
  account: StripeAccount,
  charge: ChargeIdentity,
): Promise<string | undefined> {
  const existing = await readStoredIntent(account.db, charge.id)
  if (existing?.isKeyOver) return undefined
  try {
    const { id } = await account.stripe.paymentIntents.create(
      {
        amount: charge.amount,
        currency: charge.currencyCode.toLowerCase(),
        customer: await account.customerOf(charge.companyId),
        allowed_payment_method_types: ['card'],
        metadata: { payment: charge.id },
      },
      { idempotencyKey: keyOf(charge) },
    )
    await recordIntent(account.db, charge.id, id)
    return id
  } catch (error) {
    if (!isKeyReused(error) && !isStoredFailure(error)) throw error
    return (await findIntent(account, charge))?.id
  }
}

/** Captures a part of what is held. An intent can be captured only once, so no key is needed; a stored failure would block it. */
export async function captureIntent(
  account: StripeAccount,
  charge: ChargeIdentity,
  amount: number,
): Promise<Charge> {
  const intent = await findIntent(account, charge)
  if (!intent) throw new Error(`Stripe has no charge to capture: ${charge.id}`)
  if (intent.status !== 'requires_capture') return await settleIntent(account, intent, charge)
  try {
    await account.stripe.paymentIntents.capture(intent.id, { amount_to_capture: amount })
  } catch (error) {
    if (!isPermanentRefusal(error)) throw error
  }
  const capturedIntent = await readIntent(account, charge, intent.id)
  if (capturedIntent.status === 'requires_capture')
    throw new Error(`Stripe does not take ${amount}: ${intent.id}`)
  return await settleIntent(account, capturedIntent, charge)
}
