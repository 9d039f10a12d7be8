import { finishWithin } from './finish-within.ts'

/**
 * Waits until work ends, well or badly, but no longer than this. For parts of a device without which the program goes on:
 * databases that are damaged, and services that never answer.
 */
export async function settleWithin(ms: number, work: () => Promise<unknown>): Promise<void> {
  try {
    await finishWithin(ms, work)
  } catch {
    // The program goes on without it.
  }
}
