import { ordinalsWithCode, type SearchIndex } from './search-index.ts'
import { lowerBound } from './sorted-words.ts'

type Codes = Pick<SearchIndex, 'byCode'>

const [leastDigits, maxDigits] = [7, 14]

/** Cached by codes. Sorting 50,000 numbers takes some ten milliseconds, so it is done at the first search for a barcode. */
const sorted = new WeakMap<SearchIndex['byCode'], Float64Array>()

function barcodesOf({ byCode }: Codes): Float64Array {
  const cached = sorted.get(byCode)
  if (cached) return cached
  const barcodes = new Float64Array(byCode.size)
  let count = 0
  for (const code of byCode.keys())
    if (code.length >= leastDigits && code.length <= maxDigits && /^\d+$/.test(code))
      barcodes[count++] = Number(code)
  const own = barcodes.slice(0, count).sort()
  sorted.set(byCode, own)
  return own
}

export function ordinalsWithBarcodePrefix(index: Codes, digits: string): readonly number[] {
  const barcodes = barcodesOf(index)
  const valueOf = (barcode: number) => barcode
  const ordinals = new Set<number>()
  for (let length = Math.max(digits.length, leastDigits); length <= maxDigits; length += 1) {
    const span = 10 ** (length - digits.length)
    const first = Number(digits) * span
    for (
      let cursor = lowerBound(barcodes, first, valueOf);
      (barcodes[cursor] ?? Infinity) < first + span;
      cursor += 1
    )
      for (const ordinal of ordinalsWithCode(index, String(barcodes[cursor]))) ordinals.add(ordinal)
  }
  return [...ordinals]
}
