import { setTimeout as pause } from 'node:timers/promises'
import Stripe from 'stripe'

/**
 * What is told of a call that failed. Stripe's own errors carry whole objects, with names, addresses and secrets: nothing of that
 * goes further, into a log or anywhere else.
 */
export function plainTrouble(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const { type, code, param, statusCode, requestId } = error
  return new Error(
    `Stripe did not do it: ${[type, code, param, statusCode, requestId].filter((part) => part !== undefined).join(' ')}`,
  )
}

/** The answer to a request that can never be done as it is: nothing came of it, and asking again changes nothing. */
export function isForGood(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError
}

/** The key was used for something else: what came of that is in Stripe's books. */
export function isOtherRequest(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError
}

/** Stripe keeps what a request came to, a failure of its own too: under this key it will never say anything else. */
export function isStoredFailure(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAPIError && error.headers?.['idempotent-replayed'] === 'true'
}

export function isRefusedCard(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeCardError
}

/** The intent that was made all the same, and says why nothing came of it. */
export function intentIn(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeError ? error.payment_intent?.id : undefined
}

/** The same request is under way, sent by somebody else or a moment ago. */
function isUnderWay(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use'
}

const firstWaitMs = 50
const lastWaitMs = 1600

/** Asks again, for three seconds, while the same request is under way: it comes to one thing for all who ask. */
export async function onceAnswered<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (let waitMs = firstWaitMs; ; waitMs *= 2) {
    try {
      return await ask()
    } catch (error) {
      if (!isUnderWay(error) || waitMs > lastWaitMs) throw error
      await pause(waitMs)
    }
  }
}

/** A stored failure spoils a key for a day; so many are tried before somebody has to wait. */
const mostKeys = 3

/** Asks under a key of this name, and under the next where Stripe's own failure is all that the last will ever give. */
export async function underKeyOf<Value>(name: string, ask: (key: string) => Promise<Value>): Promise<Value> {
  for (let n = 1; ; n += 1) {
    try {
      return await onceAnswered(() => ask(n === 1 ? name : `${name} ${n}`))
    } catch (error) {
      if (!isStoredFailure(error) || n === mostKeys) throw error
    }
  }
}
