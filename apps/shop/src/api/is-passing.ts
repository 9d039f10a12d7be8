import { statusOf } from './execute.ts'

const passing: ReadonlySet<number> = new Set([0, 401, 429, 503])

/** True if a retry may succeed: the server is unreachable or busy, or the session has ended (docs/product-rules.md#sessions). A refusal is final. */
export function isPassing(error: unknown): boolean {
  const status = statusOf(error)
  return status !== undefined && passing.has(status)
}
