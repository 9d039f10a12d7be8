/** A clock that stands still at `startMs` (UTC milliseconds) until it is moved. */
export function fixedClock(startMs: number): {
  readonly nowMs: () => number
  readonly advance: (byMs: number) => void
} {
  let nowMs = startMs
  return {
    nowMs: () => nowMs,
    advance: (byMs) => {
      nowMs += byMs
    },
  }
}
