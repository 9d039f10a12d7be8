import { fewestKeys, longestGapMs } from '../scan/wedge.ts'

/** The run of fast keys that is going on. */
export interface ScanTrace {
  readonly text: string
  readonly lastAtMs: number
}

export const noTrace: ScanTrace = { text: '', lastAtMs: Number.NEGATIVE_INFINITY }

/** One more key that writes a character. */
export function traceKey({ text, lastAtMs }: ScanTrace, key: string, atMs: number): ScanTrace {
  return { text: atMs - lastAtMs <= longestGapMs ? text + key : key, lastAtMs: atMs }
}

/** What was scanned, when Enter ends a run of fast keys; undefined when a person typed. */
export function scannedBy({ text, lastAtMs }: ScanTrace, enterAtMs: number): string | undefined {
  const isScan = text.length >= fewestKeys && enterAtMs - lastAtMs <= longestGapMs
  return isScan && /^(?=.*\d)[\da-z()-]+$/i.test(text) ? text : undefined
}

/** Can a text be a whole code or barcode? Then its product is looked for before the list of everything is opened. */
export function mayBeCode(text: string): boolean {
  return /^\d[\d\s-]+\d$/.test(text) || /^(?=.*\d)[\da-z-]{4,}$/i.test(text)
}
