/** A code has left when it was not read in this many pictures in a row: a moving hand loses one or two. */
const goneAfterPictures = 6
/** On a slow device, where six pictures take long, three are enough once this much time has passed. Time alone never is. */
const goneAfterSlowPictures = 3
const goneAfterMs = 1500

interface Sighting {
  readonly lastAtMs: number
  readonly missedPictures: number
}

/**
 * Tells codes that come into the picture from those that only stay in it: gives of each picture the codes that count. What is
 * held before the camera counts once, for as long as it is held there.
 */
export function createRepeats(): (codes: readonly string[], nowMs: number) => readonly string[] {
  let inPicture: ReadonlyMap<string, Sighting> = new Map()
  return (codes, nowMs) => {
    const seen = new Set(codes)
    const fresh = [...seen].filter((code) => !isThere(inPicture.get(code), nowMs))
    const missed = [...inPicture].filter(([code]) => !seen.has(code))
    inPicture = new Map([
      ...missed.map(
        ([code, { lastAtMs, missedPictures }]) =>
          [code, { lastAtMs, missedPictures: missedPictures + 1 }] as const,
      ),
      ...[...seen].map((code) => [code, { lastAtMs: nowMs, missedPictures: 0 }] as const),
    ])
    return fresh
  }
}

function isThere(sighting: Sighting | undefined, nowMs: number): boolean {
  if (sighting === undefined) return false
  const { lastAtMs, missedPictures } = sighting
  const enough = nowMs - lastAtMs < goneAfterMs ? goneAfterPictures : goneAfterSlowPictures
  return missedPictures < enough
}
