export function fixedClock(startMs: number): {
  readonly nowMs: () => number
  readonly advance: (ms: number) => void
} {
  let nowMs = startMs
  return {
    nowMs: () => nowMs,
    advance: (ms) => {
      nowMs += ms
    },
  }
}
