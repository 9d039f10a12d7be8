/** Between two keys of a scanner that types, over the slowest radio; fingers are slower, least of all in six digits on end. */
export const longestGapMs = 50
/** The shortest code there is on products. */
export const fewestKeys = 6
/** A code with application identifiers is the longest. */
const longest = 60

/**
 * Recognises a scanner that types: digits faster than fingers, with the brackets of GS1 among them, then Enter. Takes every
 * key with its time and gives what was scanned with the key that ends it.
 */
export function createWedge(): (key: string, atMs: number) => string | undefined {
  let typed = ''
  let lastAtMs = Number.NEGATIVE_INFINITY
  return (key, atMs) => {
    // What only changes other keys is no key of its own.
    if (key === 'Shift') return undefined
    const before = atMs - lastAtMs <= longestGapMs ? typed : ''
    typed = /^[\d()]$/.test(key) ? (before + key).slice(-longest) : ''
    lastAtMs = atMs
    return key === 'Enter' && before.replaceAll(/\D/g, '').length >= fewestKeys ? before : undefined
  }
}
