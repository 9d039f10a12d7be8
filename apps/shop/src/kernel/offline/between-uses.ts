const calmForMs = 1000

export interface BetweenUses {
  /** Somebody presses, types or scrolls in a window. */
  readonly used: () => void
  /** Resolves when nobody has for a second, or has waited for long enough. */
  readonly wait: () => Promise<void>
}

/** For work that nobody waits for: it goes on while nobody uses a window, and beside somebody who never rests after `atMostMs`. */
export function betweenUses(atMostMs: number): BetweenUses {
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
