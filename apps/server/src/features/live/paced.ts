import { setTimeout } from 'node:timers/promises'

export interface Paced {
  /** Runs the work now, or after the pause if it ran just before. Any number of requests meanwhile are one. */
  readonly request: () => void
  readonly stop: () => Promise<void>
}

/** Runs work on request, once at a time and with a pause after each run. The work must not fail. */
export function createPaced(work: () => Promise<void>, pauseMs: number): Paced {
  const stopping = new AbortController()
  let isRequested = false
  let isRunning = false
  let running = Promise.resolve()
  const run = async (): Promise<void> => {
    while (isRequested && !stopping.signal.aborted) {
      isRequested = false
      await work()
      await setTimeout(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
    isRunning = false
  }
  return {
    request: () => {
      isRequested = true
      if (isRunning) return
      isRunning = true
      running = run()
    },
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
