import type { Result } from '@provender/domain/result'
import { Histogram } from 'prom-client'

/** By what came of the order: `PLACED`, the type of its refusal, or `FAILED`. A repeat under the same key counts again. */
export const checkoutTimes = new Histogram({
  name: 'provender_checkout_seconds',
  help: 'Time to place an order, by outcome',
  labelNames: ['outcome'],
  buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [],
})

// Counted from 0: an increase from nothing is none to Prometheus, and a figure that is missing alerts nobody.
for (const outcome of ['PLACED', 'FAILED', 'BUSY']) checkoutTimes.zero({ outcome })

export async function timeCheckout<Refusal extends { readonly type: string }, Order>(
  place: () => Promise<Result<Order, Refusal>>,
): Promise<Result<Order, Refusal>> {
  const observe = checkoutTimes.startTimer()
  let outcome = 'FAILED'
  try {
    const placed = await place()
    outcome = placed.ok ? 'PLACED' : placed.refusal.type
    return placed
  } finally {
    observe({ outcome })
  }
}
