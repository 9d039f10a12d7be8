import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const lockAttempts = 60

/**
 * Repeats work that did not get a lock in time, or was ended as one of several that waited for each other, after one to five seconds.
 * Of an attempt that failed, nothing may be left.
 */
export async function untilLocked(
  work: () => Promise<void>,
  { ending }: { readonly ending?: AbortSignal | undefined } = {},
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isLockConflict(error) || attempt === lockAttempts) throw error
      await pause(1000 + Math.random() * 4000, undefined, { signal: ending })
    }
  }
}

const lockTimeout = '55P03'
const deadlock = '40P01'

function isLockConflict(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === lockTimeout || error.code === deadlock)
}
