import { finishWithin } from './finish-within.ts'

/**
 * Waits until work succeeds or fails, but no longer than this. For parts of a device that the program can do without:
 * damaged databases, and services that never answer.
 */
export async function settleWithin(ms: number, work: () => Promise<unknown>): Promise<void> {
  try {
    await finishWithin(ms, work)
  } catch {
    // The program goes on without it.
  }
}
