import Stripe from 'stripe'
import type { Deps } from '../../../kernel/deps.ts'
import type { StripeKeys } from '../../../kernel/stripe-settings.ts'
import type { Gateway } from '../gateway.ts'
import { stripeGateway } from './stripe-gateway.ts'

/** A user waits for the response; slower calls are settled later. */
const answerTimeoutMs = 12_000

export function openStripe({ db, clock }: Pick<Deps, 'db' | 'clock'>, keys: StripeKeys): Gateway {
  const { secretKey, publishableKey, isLive, api } = keys
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 1,
    timeout: answerTimeoutMs,
    telemetry: false,
    ...api,
  })
  return stripeGateway({ db, stripe, publishableKey, isLive, clock })
}
