import { countedCode, isBarcodeNumber } from '@provender/domain/barcode/barcode'
import { groupSeparator } from '@provender/domain/barcode/gs1'
import { isWrittenCode } from '@provender/domain/barcode/product-code'
import type { UnfinishedScan } from './early-scans.ts'

/** The longest gap between two keys of most wedge scanners. People type more slowly, above all six keys in a row. */
export const maxGapMs = 50
/** The longest gap over the slowest radio. Letters count only in a barcode with its check digit then, because people may write as fast. */
export const maxSlowGapMs = 80
export const minKeys = 6
/** The longest is a GS1 Digital Link. */
export const maxCodeLength = 200

export const ends: readonly string[] = ['Enter', 'Tab']
/** Modifiers: no characters of the code. */
const between: readonly string[] = ['Shift', 'Control', 'Alt']

/** The key of an event as a scanner means it: line feeds (Ctrl+J) end a code, and F8 or Ctrl+] separates fields of GS1. */
export function scannerKey({ key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>): string {
  if (key === 'F8' || (ctrlKey && key === ']')) return groupSeparator
  return ctrlKey && /^[jm]$/i.test(key) ? 'Enter' : key
}

/**
 * Recognises a wedge scanner: a code, typed faster than by hand, then Enter or Tab. Call it with every key and its
 * time; it returns the code with the key that ends it. Continues a scan that has begun.
 */
export function createWedge(
  unfinished: Pick<UnfinishedScan, 'typed' | 'lastAtMs'>,
): (key: string, atMs: number) => string | undefined {
  let { typed, lastAtMs } = unfinished
  let isSlow = false
  return (key, atMs) => {
    const gapMs = atMs - lastAtMs
    const before = gapMs <= maxSlowGapMs ? typed : ''
    isSlow = before !== '' && (isSlow || gapMs > maxGapMs)
    lastAtMs = atMs
    typed = typedText(before, key)
    const isScan = ends.includes(key) && (isSlow ? isSlowCode(before) : isCode(before))
    return isScan ? before : undefined
  }
}

/** What has been typed after one more key. Any key that no code contains ends it. */
export function typedText(before: string, key: string): string {
  // Autofill sends key events without a name.
  if (/^.$/.test(key)) return (before + key).slice(0, maxCodeLength)
  return between.includes(key) ? before : ''
}

/** A product code or barcode. After the number of a GS1 text there may be any character. */
function isCode(text: string): boolean {
  return text.length >= minKeys && (isWrittenCode(text) || countedCode(text) !== text)
}

/** Six digits would be a large quantity, but no person writes them as fast. A weight may have as many keys: `12.345`. */
function isSlowCode(text: string): boolean {
  if (isBarcodeNumber(text) || countedCode(text) !== text) return true
  return isCode(text) && !/\p{L}|^\d+[.,]\d+$/u.test(text)
}
