import { vi } from 'vitest'

const isLong = process.env.AT_LENGTH === '1'

/** The extent of a test: a quick sample, or everything promised (`npm run test:long`). */
export function atLength<T>({ short, long }: { readonly short: T; readonly long: T }): T {
  return isLong ? long : short
}

/** Longer timeouts for tests that start and load processes, so that they end even on a busy machine. */
export function setLongTimeouts(): void {
  const timeout = atLength({ short: 600_000, long: 7_200_000 })
  vi.setConfig({ testTimeout: timeout, hookTimeout: timeout })
}
