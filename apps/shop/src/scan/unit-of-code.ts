import { isCaseCode, plainBarcode, upcAOf } from '@provender/domain/barcode/barcode'
import type { SalesUnit } from '@provender/domain/price/price'
import { barcodesOf, type CodedProduct } from '../catalogue/coded-product.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'

/**
 * The unit that a code of a product stands for: the code of a case for the box, the first of the other barcodes for the piece.
 * Undefined where the product is sold in both and the code does not say which.
 */
export function unitOfCode(
  product: CodedProduct & Pick<ProductCardFieldsFragment, 'units' | 'unit2'>,
  code: string,
): SalesUnit | undefined {
  const [only, other] = product.units
  if (only && !other) return only.unit === '2' ? '2' : '1'
  if (isCaseCode(code)) return product.unit2 === 'box' ? '2' : undefined
  const ofPiece = barcodesOf(product).find((barcode) => !isCaseCode(barcode))
  if (ofPiece === undefined) return undefined
  return [code, upcAOf(code) ?? code].map(plainBarcode).includes(plainBarcode(ofPiece)) ? '1' : undefined
}
