import type { Database } from '@provender/db/tables'
import type { CompanyId, PaymentId } from '@provender/domain/ids'
import type { PostedCharge } from '@provender/domain/payment/difference'
import type { Kysely } from 'kysely'
import type Stripe from 'stripe'
import * as v from 'valibot'
import type { Clock } from '../../../kernel/clock.ts'
import type { CardSaveResult, Gateway } from '../gateway.ts'
import { chargeBounds } from './stripe-bounds.ts'
import { disputesOfIntent, paymentsDisputedSince } from './stripe-disputes.ts'
import {
  isPermanentRefusal,
  isKeyReused,
  isRefusedCard,
  retryWhileInProgress,
  loggableError,
  withIdempotencyKey,
} from './stripe-errors.ts'
import {
  requestCharge,
  captureIntent,
  findIntent,
  voidIntent,
  settleIntent,
  type StripeAccount,
} from './stripe-intents.ts'
import { postedCharge, cardDetails, isSupportedCurrency, sumRefunds } from './stripe-mapping.ts'
import { findPaymentOfIntent, recordCustomer, readCompanyAtStripe } from './stripe-records.ts'
import { intentsRefundedSince, refundOnce, refundsOfIntent } from './stripe-refunds.ts'

export interface StripeOptions {
  readonly db: Kysely<Database>
  readonly stripe: Stripe
  readonly publishableKey: string
  readonly isLive: boolean
  readonly clock: Clock
}

/**
 * Stripe: PaymentIntents that are captured when the goods leave, with a Stripe customer for each company
 * (docs/decisions/0025-card-payments.md).
 */
export function stripeGateway({ db, stripe, publishableKey, isLive, clock }: StripeOptions): Gateway {
  const name = isLive ? 'STRIPE' : 'STRIPE_TEST'
  const customerOf = (companyId: CompanyId) => findCustomer({ db, stripe, name }, companyId)
  const account: StripeAccount = { db, stripe, name, isLive, clock, customerOf }
  return {
    name,
    formKey: publishableKey,
    supportsCurrency: isSupportedCurrency,
    chargeBounds,
    holdDays: 7,
    authorise: withLoggableErrors((request) => requestCharge(account, request)),
    find: withLoggableErrors(async (charge) => {
      const intent = await findIntent(account, charge)
      return intent && (await settleIntent(account, intent, charge))
    }),
    capture: withLoggableErrors((charge, amount) => captureIntent(account, charge, amount)),
    void: withLoggableErrors((charge) => voidIntent(account, charge)),
    refund: withLoggableErrors(async ({ id, charge, amount }) => {
      const intent = await findIntent(account, charge)
      if (!intent) throw new Error(`Stripe has no charge to refund: ${charge.id}`)
      return await refundOnce(stripe, { id, intentId: intent.id, amount })
    }),
    refundsOf: withLoggableErrors(async (charge) => {
      const intent = await findIntent(account, charge)
      return intent ? await refundsOfIntent(stripe, intent.id) : []
    }),
    disputesOf: withLoggableErrors(async (charge) => {
      const intent = await findIntent(account, charge)
      return intent ? await disputesOfIntent(stripe, intent.id) : []
    }),
    disputedSince: withLoggableErrors((sinceMs) => paymentsDisputedSince(account, sinceMs)),
    challengeSecret: withLoggableErrors(async (charge) => {
      const intent = await findIntent(account, charge)
      return intent?.status === 'requires_action' ? intent.client_secret : null
    }),
    chargesSince: withLoggableErrors((sinceMs) => chargesSince(account, sinceMs)),
    saveCard: withLoggableErrors(async ({ id, companyId, token }) =>
      setUpCard(stripe, { id, token, customer: await customerOf(companyId) }),
    ),
    updateCard: withLoggableErrors(async (reference, { expiryMonth, expiryYear, holderName }) => {
      try {
        await stripe.paymentMethods.update(reference, {
          card: { exp_month: expiryMonth, exp_year: expiryYear },
          billing_details: { name: holderName },
        })
        return 'UPDATED'
      } catch (error) {
        if (isRefusedCard(error) || isPermanentRefusal(error)) return 'DECLINED'
        throw error
      }
    }),
    deleteCard: withLoggableErrors(async (reference) => {
      try {
        await stripe.paymentMethods.detach(reference)
      } catch (error) {
        // It is detached already.
        if (!isPermanentRefusal(error)) throw error
      }
    }),
    testBank: null,
  }
}

function withLoggableErrors<Args extends unknown[], Value>(
  call: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  return async (...args) => {
    try {
      return await call(...args)
    } catch (error) {
      throw loggableError(error)
    }
  }
}

/** Created on first use. Concurrent requests and repeats lead to one customer. */
async function findCustomer(
  { db, stripe, name }: Pick<StripeAccount, 'db' | 'stripe' | 'name'>,
  companyId: CompanyId,
): Promise<string> {
  const { uid, code, customerId } = await readCompanyAtStripe(db, companyId, name)
  if (customerId !== null) return customerId
  const { id } = await withIdempotencyKey(`company ${uid}`, (idempotencyKey) =>
    stripe.customers.create({ metadata: { company: code } }, { idempotencyKey }),
  )
  return await recordCustomer(db, { company_id: companyId, gateway: name, customer_id: id })
}

const ourPayment = v.pipe(
  v.string(),
  v.uuid(),
  v.transform((id) => id as PaymentId),
)

async function chargesSince(
  { db, stripe, isLive }: StripeAccount,
  sinceMs: number,
): Promise<readonly PostedCharge[]> {
  const since = Math.floor(sinceMs / 1000)
  const posted: PostedCharge[] = []
  const refunded = new Set(await intentsRefundedSince(stripe, since))
  const collectIntent = async (intent: Stripe.PaymentIntent): Promise<void> => {
    const id = v.safeParse(ourPayment, intent.metadata['payment'])
    if (!id.success || intent.livemode !== isLive) return
    const refunds = refunded.has(intent.id) ? await refundsOfIntent(stripe, intent.id) : []
    posted.push(postedCharge(intent, { id: id.output, refunded: sumRefunds(refunds) }))
  }
  for await (const intent of stripe.paymentIntents.list({ created: { gte: since }, limit: 100 })) {
    await collectIntent(intent)
    refunded.delete(intent.id)
  }
  // A payment of an earlier period may be refunded in this one.
  for (const intentId of refunded)
    if (await findPaymentOfIntent(db, intentId))
      await collectIntent(await stripe.paymentIntents.retrieve(intentId))
  return posted
}

async function setUpCard(
  stripe: Stripe,
  setup: { readonly id: string; readonly token: string; readonly customer: string },
): Promise<CardSaveResult> {
  const { id, token, customer } = setup
  try {
    const intent = await retryWhileInProgress(() =>
      stripe.setupIntents.create(
        {
          customer,
          confirm: true,
          confirmation_token: token,
          usage: 'on_session',
          allowed_payment_method_types: ['card'],
          metadata: { setup: id },
        },
        { idempotencyKey: `set-up ${customer} ${id}` },
      ),
    )
    // A repeated request returns the state of the first response, so read the current one.
    return setUpOf(await stripe.setupIntents.retrieve(intent.id, { expand: ['payment_method'] }))
  } catch (error) {
    if (isRefusedCard(error) || isPermanentRefusal(error) || isKeyReused(error)) return { type: 'DECLINED' }
    throw error
  }
}

function setUpOf({ status, client_secret, payment_method }: Stripe.SetupIntent): CardSaveResult {
  if (status === 'requires_action' && client_secret !== null)
    return { type: 'CHALLENGED', secret: client_secret }
  const card = cardDetails(payment_method)
  if (status !== 'succeeded' || !card || typeof payment_method !== 'object' || !payment_method)
    return { type: 'DECLINED' }
  return { type: 'SAVED', reference: payment_method.id, card }
}
