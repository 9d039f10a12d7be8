import { pieceCodeIn, upcAOf } from '@provender/domain/barcode/barcode'

/** The code that a product may have instead: of the piece in a case, or the full UPC-A of a UPC-E. */
export function otherCodeFor(code: string): string | undefined {
  return pieceCodeIn(code) ?? upcAOf(code)
}
