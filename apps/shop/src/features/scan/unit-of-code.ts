import { isCaseCode, isSameBarcode, shortCodeIn } from '@provender/domain/barcode/barcode'
import type { SalesUnit } from '@provender/domain/price/price'
import { barcodesOf, type CodedProduct } from '../catalogue/coded-product.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'

type SoldProduct = CodedProduct & Pick<ProductCardFieldsFragment, 'units' | 'secondUnit'>

/**
 * The unit that a code of a product stands for: a case's code for the box, the first other barcode for the piece.
 * Undefined if the product is sold in both and the code does not determine one.
 */
export function unitOfCode(product: SoldProduct, code: string): SalesUnit | undefined {
  const [only, other] = product.units
  if (only && !other) return only.unit === '2' ? '2' : '1'
  if (isCaseCode(code)) return product.secondUnit === 'box' ? '2' : undefined
  const pieceBarcode = pieceBarcodeOf(product)
  if (pieceBarcode === undefined) return undefined
  return isSameBarcode(shortCodeIn(code) ?? code, pieceBarcode) ? '1' : undefined
}

/**
 * True if this is the code of a case and the product's unit is smaller. False if it is
 * the product's only barcode: then a case is what is sold.
 */
export function isLessThanCase(product: SoldProduct, code: string): boolean {
  const isSoldByCase = product.units.some(({ kind }) => kind === 'BOX')
  const isOnlyCase = barcodesOf(product).length > 0 && pieceBarcodeOf(product) === undefined
  return isCaseCode(code) && !isSoldByCase && !isOnlyCase
}

function pieceBarcodeOf(product: CodedProduct): string | undefined {
  return barcodesOf(product).find((barcode) => !isCaseCode(barcode))
}
