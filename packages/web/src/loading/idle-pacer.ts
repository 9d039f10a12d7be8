const idleDelayMs = 1000

export interface IdlePacer {
  /** Call this when the user presses, types or scrolls in a tab. */
  readonly recordUse: () => void
  readonly waitUntilIdle: () => Promise<void>
}

/** Paces background work: it runs while no tab is in use. If the user never pauses, one part runs every `maxWaitMs`. */
export function createIdlePacer(maxWaitMs: number): IdlePacer {
  let idleFromMs = Number.NEGATIVE_INFINITY
  return {
    recordUse: () => {
      idleFromMs = performance.now() + idleDelayMs
    },
    waitUntilIdle: async () => {
      const latestMs = performance.now() + maxWaitMs
      for (;;) {
        const restMs = Math.min(idleFromMs, latestMs) - performance.now()
        if (restMs <= 0) return
        await new Promise((resolve) => setTimeout(resolve, restMs))
      }
    },
  }
}
