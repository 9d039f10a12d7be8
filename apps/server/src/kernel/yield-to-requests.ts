import { setImmediate } from 'node:timers/promises'
import type { CooperativeLoop } from '@provender/catalogue/cooperative-loop'

/** Runs a cooperative loop and lets waiting requests run between its steps. */
export async function yieldToRequests<Result>(work: CooperativeLoop<Result>): Promise<Result> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    await setImmediate()
  }
}
