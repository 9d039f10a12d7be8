import { countedCode } from '@provender/domain/barcode/barcode'
import { isWrittenCode } from '@provender/domain/barcode/product-code'
import type { BegunScan } from './early-scans.ts'

/** Between two keys of a scanner that types, over the slowest radio; fingers are slower, least of all in six keys on end. */
export const longestGapMs = 50
/** The shortest code there is on products. */
export const fewestKeys = 6
/** A code with application identifiers is the longest. */
const longest = 100

/** What scanners are set to press after a code. */
const ends: readonly string[] = ['Enter', 'Tab']
/** They only change other keys, or part the fields of GS1: no signs of the code. */
const between: readonly string[] = ['Shift', 'Control', 'Alt', 'F8']

/**
 * Recognises a scanner that types: a code, faster than fingers, then Enter or Tab. Takes every key with its time and gives
 * what was scanned with the key that ends it. Goes on with the keys of a scan that has begun.
 */
export function createWedge(
  begun: Pick<BegunScan, 'typed' | 'lastAtMs'>,
): (key: string, atMs: number) => string | undefined {
  let { typed, lastAtMs } = begun
  return (key, atMs) => {
    const before = atMs - lastAtMs <= longestGapMs ? typed : ''
    lastAtMs = atMs
    // Of what it fills in by itself a browser tells as of keys that have no name.
    if (/^.$/.test(key)) typed = (before + key).slice(0, longest)
    else typed = between.includes(key) ? before : ''
    return ends.includes(key) && isCode(before) ? before : undefined
  }
}

/** A product code or barcode; behind the number of a text of GS1 there may be any sign. */
function isCode(text: string): boolean {
  return text.length >= fewestKeys && (isWrittenCode(text) || countedCode(text) !== text)
}
