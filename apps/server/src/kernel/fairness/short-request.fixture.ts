import { vi } from 'vitest'
import { runInForeground } from './foreground.ts'

const { setTimeout: setRealTimeout } = globalThis

/**
 * Runs a short request that takes 150 ms. Meanwhile timers stand still: long work would wait for it for 20 ms only, and a busy machine
 * may need more for anything.
 */
export async function runShortRequest(onAnswered: () => void): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await runInForeground(async () => {
    await new Promise((resolve) => setRealTimeout(resolve, 150))
    onAnswered()
  })
  vi.useRealTimers()
}
