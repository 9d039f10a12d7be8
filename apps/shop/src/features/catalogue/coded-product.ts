import { isSameBarcode } from '@provender/domain/barcode/barcode'

/** A product with everything it can be scanned by. */
export interface CodedProduct {
  readonly code: string
  readonly barcode1: string | null
  readonly barcode2: string | null
  readonly barcode3: string | null
}

export function barcodesOf({ barcode1, barcode2, barcode3 }: CodedProduct): readonly string[] {
  return [barcode1, barcode2, barcode3].filter((each) => each !== null)
}

/** Is this its whole code, in any spelling, or one of its barcodes? */
export function hasCode(product: CodedProduct, code: string): boolean {
  return (
    letters(product.code) === letters(code) ||
    [product.code, ...barcodesOf(product)].some((each) => isSameBarcode(each, code))
  )
}

/** A code is written with or without its points, strokes, hyphens and spaces. */
function letters(code: string): string {
  return code.toLowerCase().replaceAll(/[\s./-]+/g, '')
}
