/** Between two keys of a scanner that types, over the slowest radio; fingers are slower, least of all in six digits on end. */
const longestGapMs = 50
/** The shortest code there is on products. */
const fewestDigits = 6
/** A code with an application identifier is the longest. */
const mostDigits = 40

/**
 * Recognises a scanner that types: digits faster than fingers, then Enter. Takes every key with its time and gives the code
 * with the key that ends it.
 */
export function createWedge(): (key: string, atMs: number) => string | undefined {
  let digits = ''
  let lastAtMs = Number.NEGATIVE_INFINITY
  return (key, atMs) => {
    // What only changes other keys is no key of its own.
    if (key === 'Shift') return undefined
    const before = atMs - lastAtMs <= longestGapMs ? digits : ''
    const isDigit = /^\d$/.test(key)
    digits = isDigit ? (before + key).slice(-mostDigits) : ''
    lastAtMs = atMs
    return key === 'Enter' && before.length >= fewestDigits ? before : undefined
  }
}
