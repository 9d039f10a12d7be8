import { isApiError, statusOf } from '@provender/client/api/execute'
import { isTransientError } from '@provender/client/api/is-transient-error'

/** With the pauses between tries, less than the minute after which an outdated page reloads again. */
const outdatedTries = 6

export function isUnknownDocument(error: unknown): boolean {
  return isApiError(error) && error.refusal.key === 'UNKNOWN_DOCUMENT'
}

/**
 * Tells whether an order may have been placed despite an error. A server error may have happened after the order was written. Once an
 * answer was lost, a refusal that may pass, such as that of an ended session, says nothing about the order either. A server of another
 * version is not asked for ever: reloading the page may not help.
 */
export function createUnansweredCheck(): (error: unknown, mayBePlaced: boolean) => boolean {
  let outdated = 0
  return (error, mayBePlaced) => {
    outdated = isUnknownDocument(error) ? outdated + 1 : 0
    const status = statusOf(error)
    if (status === 0 || status === 429 || (status !== undefined && status >= 500)) return true
    return mayBePlaced && isTransientError(error) && outdated <= outdatedTries
  }
}
