import { isWrittenCode } from '@provender/domain/barcode/product-code'
import { ends, maxGapMs, minKeys, typedText } from './wedge.ts'

const minShortKeys = 4

/**
 * Recognises what may be a short code or a quantity: four or five keys in a quantity field, typed faster than by hand, then Enter or Tab. Call
 * it with every key in such a field and its time.
 */
export function createScanOrQuantity(): (key: string, atMs: number) => string | undefined {
  let typed = ''
  let lastAtMs = Number.NEGATIVE_INFINITY
  return (key, atMs) => {
    const before = atMs - lastAtMs <= maxGapMs ? typed : ''
    lastAtMs = atMs
    typed = typedText(before, key)
    const isShort = before.length >= minShortKeys && before.length < minKeys
    return ends.includes(key) && isShort && isWrittenCode(before) ? before : undefined
  }
}
