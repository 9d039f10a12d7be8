import { isSameBarcode } from '@provender/domain/barcode/barcode'

export interface CodedProduct {
  readonly code: string
  readonly barcode1: string | null
  readonly barcode2: string | null
  readonly barcode3: string | null
}

export function barcodesOf({ barcode1, barcode2, barcode3 }: CodedProduct): readonly string[] {
  return [barcode1, barcode2, barcode3].filter((each) => each !== null)
}

export function hasCode(product: CodedProduct, code: string): boolean {
  return (
    letters(product.code) === letters(code) ||
    [product.code, ...barcodesOf(product)].some((each) => isSameBarcode(each, code))
  )
}

/** Removes dots, slashes, hyphens and spaces: people write codes with or without them. */
function letters(code: string): string {
  return code.toLowerCase().replaceAll(/[\s./-]+/g, '')
}
