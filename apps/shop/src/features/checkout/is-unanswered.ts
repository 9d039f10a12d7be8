import { statusOf } from '@provender/client/api/execute'
import { isTransientError } from '@provender/client/api/is-transient-error'

/**
 * True if an order may have been placed despite this error. A server error may have happened after the order was written. Once an
 * answer was lost, a refusal that may pass, such as that of an ended session, says nothing about the order either.
 */
export function isUnanswered(error: unknown, mayBePlaced: boolean): boolean {
  const status = statusOf(error)
  if (status === 0 || status === 429 || (status !== undefined && status >= 500)) return true
  return mayBePlaced && isTransientError(error)
}
