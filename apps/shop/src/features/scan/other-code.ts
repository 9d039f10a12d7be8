import { pieceCodeIn, shortCodeIn, upcAOf } from '@provender/domain/barcode/barcode'

/** The code that a product may have instead: of the piece in a case, the full UPC-A of a UPC-E, or the digits after letters. */
export function otherCodeFor(code: string): string | undefined {
  return pieceCodeIn(code) ?? upcAOf(code) ?? shortCodeIn(code)
}
