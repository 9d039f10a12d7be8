import type { ProductCardFieldsFragment } from './product-card.documents.ts'

/** A product with everything it can be scanned by. */
export type CodedProduct = Pick<ProductCardFieldsFragment, 'code'> & {
  readonly barcode1: string | null
  readonly barcode2: string | null
  readonly barcode3: string | null
}

/** By its code or one of its barcodes; spaces, dashes and leading noughts do not count. */
export function findByCode<Product extends CodedProduct>(
  products: readonly Product[],
  code: string,
): Product | undefined {
  const sought = plain(code)
  return products.find((product) =>
    [product.code, product.barcode1, product.barcode2, product.barcode3].some(
      (each) => each !== null && plain(each) === sought,
    ),
  )
}

function plain(code: string): string {
  return code
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '')
    .replace(/^0+(?=.)/, '')
}
