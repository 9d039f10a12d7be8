/** Not seen for that long, a code has left the picture, however few pictures were looked at. */
const goneAfterMs = 1500
/** Not seen in that many pictures in a row, it has left too: one or two are lost to a moving hand. */
const goneAfterPictures = 6

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
  return (
    sighting !== undefined &&
    nowMs - sighting.lastAtMs < goneAfterMs &&
    sighting.missedPictures < goneAfterPictures
  )
}
