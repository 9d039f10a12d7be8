import { isApiError, statusOf } from './execute.ts'

const passing: ReadonlySet<number> = new Set([0, 401, 429, 503])

/**
 * True if a retry may succeed: the server is unreachable or busy, the session has ended (docs/product-rules.md#sessions), or the server
 * accepts only the documents of another version, which the reloaded page sends. Any other refusal is final.
 */
export function isTransientError(error: unknown): boolean {
  const status = statusOf(error)
  if (isApiError(error) && error.refusal.key === 'UNKNOWN_DOCUMENT') return true
  return status !== undefined && passing.has(status)
}
