import { setImmediate } from 'node:timers/promises'
import type { CooperativeLoop } from '@provender/catalogue/cooperative-loop'

/** Does a piece of work step by step, and what waits between the steps. */
export async function yieldToRequests<Result>(work: CooperativeLoop<Result>): Promise<Result> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    await setImmediate()
  }
}
