import type { PricedLine } from '@provender/domain/basket/price-basket'
import type { ProductRow } from '@provender/domain/import/rows'
import { gramsPerPiece, piecesPerBox, type ProductUnits } from '@provender/domain/units/units'

type NamedProduct = Pick<ProductRow, 'code' | 'name' | 'packSize' | 'picture' | 'pieceUnit'> & ProductUnits

/** The columns of an order line that a priced line and its product decide. A copy, so that later changes of the product do not change the order. */
export function lineFields(line: PricedLine, product: NamedProduct) {
  return {
    product_id: line.productId,
    code: product.code,
    name: product.name,
    p_size: product.packSize,
    picture: product.picture,
    unit: line.unit,
    unit_name: line.unit === '1' ? product.pieceUnit : product.secondUnit,
    pieces_per_box: piecesPerBox(product, line.unit),
    grams_per_piece: gramsPerPiece(product, line.unit),
    quantity: line.quantity,
    unit_net: line.unitNet,
    price_kind: line.priceKind,
    vat_basis_points: line.vatBasisPoints,
    net: line.net,
    vat: line.vat,
  }
}
