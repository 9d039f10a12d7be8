import { setTimeout as pause } from 'node:timers/promises'
import Stripe from 'stripe'

/** Reduces an error to what may be logged. Stripe's errors contain whole objects with names, addresses and secrets. */
export function loggableError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const { type, code, param, statusCode, requestId } = error
  return new Error(
    `The request to Stripe failed: ${[type, code, param, statusCode, requestId].filter((part) => part !== undefined).join(' ')}`,
  )
}

/** True if the request was refused for good: it had no effect, and a retry would change nothing. */
export function isPermanentRefusal(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError
}

/** True if the key was used for another request, whose result is in Stripe's records. */
export function isKeyReused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError
}

/** True for a stored failure. Stripe keeps the result of a request, even its own failure, and always returns it under this key. */
export function isStoredFailure(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAPIError && error.headers?.['idempotent-replayed'] === 'true'
}

export function isRefusedCard(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeCardError
}

/** The intent that was created despite the failure. It has the reason. */
export function intentOfError(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeError ? error.payment_intent?.id : undefined
}

/** True if the same request is in progress elsewhere. */
function isInProgressElsewhere(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use'
}

const firstWaitMs = 50
const lastWaitMs = 1600

/** Retries for three seconds while the same request is in progress: all callers get one result. */
export async function retryWhileInProgress<Value>(request: () => Promise<Value>): Promise<Value> {
  for (let waitMs = firstWaitMs; ; waitMs *= 2) {
    try {
      return await request()
    } catch (error) {
      if (!isInProgressElsewhere(error) || waitMs > lastWaitMs) throw error
      await pause(waitMs)
    }
  }
}

/** A stored failure blocks a key for a day. This many keys are tried before the caller has to wait. */
const maxKeys = 3

/** Makes a request under a key with this name, or under the next one if the last has only a stored failure. */
export async function withIdempotencyKey<Value>(
  name: string,
  request: (key: string) => Promise<Value>,
): Promise<Value> {
  for (let n = 1; ; n += 1) {
    try {
      return await retryWhileInProgress(() => request(n === 1 ? name : `${name} ${n}`))
    } catch (error) {
      if (!isStoredFailure(error) || n === maxKeys) throw error
    }
  }
}

export function isForbidden(error: unknown): boolean {
  return error instanceof Stripe.errors.StripePermissionError
}
