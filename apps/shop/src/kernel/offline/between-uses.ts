const calmForMs = 1000

export interface BetweenUses {
  /** Call this when the user presses, types or scrolls in a tab. */
  readonly used: () => void
  /** Resolves after a second without use, or after the maximum wait. */
  readonly wait: () => Promise<void>
}

/** Paces background work: it runs while nobody uses a tab. If the user never pauses, one part runs every `atMostMs`. */
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
