import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import type { CodedProduct } from '../catalogue/coded-product.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import type { ScannedCode } from './scanned-code.ts'
import { isLessThanCase, unitOfCode } from './unit-of-code.ts'

export interface AmountOfCode {
  /** Undefined if the product is sold in two units and the code does not determine one. */
  readonly unit: SalesUnit | undefined
  readonly quantity: Quantity
  /** The meaning of the code, if the product is not sold that way. One is added instead. */
  readonly ignored: 'case' | 'weight' | 'price' | undefined
}

const one = 1000 as Quantity

/**
 * One of the unit that the code stands for. Of a product sold by weight, the weight in a scale barcode
 * (docs/product-rules.md#scale-barcodes).
 */
export function amountOfCode(
  product: CodedProduct & Pick<ProductCardFieldsFragment, 'units' | 'secondUnit'>,
  { productCode, scale }: Pick<ScannedCode, 'productCode' | 'scale'>,
): AmountOfCode {
  const oneOf = { unit: unitOfCode(product, productCode), quantity: one }
  if (scale?.is === 'price') return { ...oneOf, ignored: 'price' }
  if (scale?.is !== 'weight')
    return { ...oneOf, ignored: isLessThanCase(product, productCode) ? 'case' : undefined }
  if (scale.grams === 0) return { ...oneOf, ignored: undefined }
  return product.units.some(({ kind }) => kind === 'KG')
    ? { unit: '2', quantity: scale.grams as Quantity, ignored: undefined }
    : { ...oneOf, ignored: 'weight' }
}
