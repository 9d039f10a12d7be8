import { setImmediate } from 'node:timers/promises'
import type { CooperativeLoop } from '@provender/catalogue/cooperative-loop'

const stepMs = 2

/** Runs a cooperative loop and lets waiting requests run after every few milliseconds, between its steps. */
export async function yieldToRequests<Result>(work: CooperativeLoop<Result>): Promise<Result> {
  let since = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() - since < stepMs) continue
    await setImmediate()
    since = performance.now()
  }
}
