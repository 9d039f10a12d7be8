const calmForMs = 1000
const atMostMs = 500

export interface BetweenUses {
  /** Somebody presses, types or scrolls in a window. */
  readonly used: () => void
  /** Resolves when nobody has for a second, but after half a second in any case. */
  readonly wait: () => Promise<void>
}

/** For work in small parts that nobody waits for: while a window is used it goes on at a walk. */
export function betweenUses(): BetweenUses {
  let calmFromMs = Number.NEGATIVE_INFINITY
  return {
    used: () => {
      calmFromMs = performance.now() + calmForMs
    },
    wait: async () => {
      const latestMs = performance.now() + atMostMs
      for (;;) {
        const restMs = Math.min(calmFromMs, latestMs) - performance.now()
        if (restMs <= 0) return
        await new Promise((resolve) => setTimeout(resolve, restMs))
      }
    },
  }
}
