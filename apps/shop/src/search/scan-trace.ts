/** Between two keys of a scanner that types; fingers on a keyboard take longer. */
const scannerGapMs = 35
/** Digits shorter than any code that is scanned may be typed that fast by accident. */
const leastScanned = 6

/** The run of fast keys that is going on. */
export interface ScanTrace {
  readonly length: number
  readonly lastAtMs: number
}

export const noTrace: ScanTrace = { length: 0, lastAtMs: Number.NEGATIVE_INFINITY }

/** One more key that writes a character. */
export function traceKey({ length, lastAtMs }: ScanTrace, atMs: number): ScanTrace {
  return { length: atMs - lastAtMs <= scannerGapMs ? length + 1 : 1, lastAtMs: atMs }
}

/** What was scanned into a field, when Enter ends a run of fast keys; undefined when a person typed. */
export function scannedBy(
  { length, lastAtMs }: ScanTrace,
  field: string,
  enterAtMs: number,
): string | undefined {
  if (length < leastScanned || enterAtMs - lastAtMs > scannerGapMs) return undefined
  const code = field.slice(-length)
  return /^[\da-z][\da-z-]*$/i.test(code) && /\d/.test(code) ? code : undefined
}

/** Can a text be a whole code or barcode? Then its product is looked for before the list of everything is opened. */
export function mayBeCode(text: string): boolean {
  return /^[\d\s-]*\d[\d\s-]*$/.test(text)
    ? text.replaceAll(/\D/g, '').length >= 3
    : /^(?=.*\d)[\da-z-]{4,}$/i.test(text)
}
