import { vi } from 'vitest'

const isLong = process.env.AT_LENGTH === '1'

/** How much of a promise is tried: what every change can wait for, or all that is promised (`npm run test:long`). */
export function atLength<T>({ short, long }: { readonly short: T; readonly long: T }): T {
  return isLong ? long : short
}

/** For a file whose tests start processes and load them: an end for what hangs, on a busy machine as well. */
export function bePatient(): void {
  const timeout = atLength({ short: 120_000, long: 7_200_000 })
  vi.setConfig({ testTimeout: timeout, hookTimeout: timeout })
}
