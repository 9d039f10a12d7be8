/** A code has left after this many pictures without it: a moving hand blurs one or two. */
const missedLimit = 6
/** On a slow device six pictures take long, so three are enough after this much time. Time alone is never enough. */
const slowMissedLimit = 3
const slowAfterMs = 1500

interface Sighting {
  readonly lastAtMs: number
  readonly missedPictures: number
}

/** Returns the codes of each picture that are new in it. A code held before the camera counts once, however long. */
export function createRepeats(): (codes: readonly string[], nowMs: number) => readonly string[] {
  let visible: ReadonlyMap<string, Sighting> = new Map()
  return (codes, nowMs) => {
    const visibleCodes = new Set(codes)
    const fresh = [...visibleCodes].filter((code) => !isInView(visible.get(code), nowMs))
    const missed = [...visible].filter(([code]) => !visibleCodes.has(code))
    visible = new Map([
      ...missed.map(
        ([code, { lastAtMs, missedPictures }]) =>
          [code, { lastAtMs, missedPictures: missedPictures + 1 }] as const,
      ),
      ...[...visibleCodes].map((code) => [code, { lastAtMs: nowMs, missedPictures: 0 }] as const),
    ])
    return fresh
  }
}

function isInView(sighting: Sighting | undefined, nowMs: number): boolean {
  if (sighting === undefined) return false
  const { lastAtMs, missedPictures } = sighting
  const limit = nowMs - lastAtMs < slowAfterMs ? missedLimit : slowMissedLimit
  return missedPictures < limit
}
