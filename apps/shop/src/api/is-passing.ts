import { statusOf } from './execute.ts'

const passing: ReadonlySet<number> = new Set([0, 401, 429, 503])

/** Unreachable, busy or signed out: the same is tried again later (decisions, "Session"). What is refused once is refused again. */
export function isPassing(error: unknown): boolean {
  const status = statusOf(error)
  return status !== undefined && passing.has(status)
}
