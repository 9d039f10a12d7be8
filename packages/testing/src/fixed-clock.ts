/** A clock that stands still at `startMs` (UTC milliseconds) until it is moved. */
export function fixedClock(startMs: number): {
  readonly now: () => number
  readonly advance: (byMs: number) => void
} {
  let nowMs = startMs
  return {
    now: () => nowMs,
    advance: (byMs) => {
      nowMs += byMs
    },
  }
}
