import { pieceCodeIn, upcAOf } from '@provender/domain/barcode/barcode'

/** The code that a product may have instead: a case's piece, what a UPC-E is short for. */
export function otherCodeFor(code: string): string | undefined {
  return pieceCodeIn(code) ?? upcAOf(code)
}
