import { countedCode } from '@provender/domain/barcode/barcode'
import { isWrittenCode } from '@provender/domain/barcode/product-code'
import type { UnfinishedScan } from './early-scans.ts'

/**
 * The longest gap between two keys of a wedge scanner, over the slowest radio.
 * People type more slowly, above all six keys in a row.
 */
export const maxGapMs = 50
/** The shortest code on products. */
export const minKeys = 6
/** The longest is a code with application identifiers. */
const longest = 100

/** The keys that scanners may send after a code. */
const ends: readonly string[] = ['Enter', 'Tab']
/** Modifiers, or separators of GS1 fields: no characters of the code. */
const between: readonly string[] = ['Shift', 'Control', 'Alt', 'F8']

/**
 * Recognises a wedge scanner: a code, typed faster than by hand, then Enter or Tab. Call it with every key and its
 * time; it returns the code with the key that ends it. Continues a scan that has begun.
 */
export function createWedge(
  unfinished: Pick<UnfinishedScan, 'typed' | 'lastAtMs'>,
): (key: string, atMs: number) => string | undefined {
  let { typed, lastAtMs } = unfinished
  return (key, atMs) => {
    const before = atMs - lastAtMs <= maxGapMs ? typed : ''
    lastAtMs = atMs
    // Autofill sends key events without a name.
    if (/^.$/.test(key)) typed = (before + key).slice(0, longest)
    else typed = between.includes(key) ? before : ''
    return ends.includes(key) && isCode(before) ? before : undefined
  }
}

/** A product code or barcode. After the number of a GS1 text there may be any character. */
function isCode(text: string): boolean {
  return text.length >= minKeys && (isWrittenCode(text) || countedCode(text) !== text)
}
