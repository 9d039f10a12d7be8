import type { BasketContext } from '@provender/domain/basket/context'
import type { BasketOperation, ReplacedLine } from '@provender/domain/basket/operations'
import { piecesPerBox } from '@provender/domain/units/units'

/** The operation with the boxes that the user sees, which may have changed when the server gets it. */
export function withSeenBoxes(
  operation: BasketOperation,
  productOf: BasketContext['product'],
): BasketOperation {
  switch (operation.type) {
    case 'add':
    case 'setQuantity':
      return withSeenBox(operation, productOf)
    case 'replaceLines':
      return { ...operation, lines: operation.lines.map((line) => withSeenBox(line, productOf)) }
    default:
      return operation
  }
}

function withSeenBox<Line extends Pick<ReplacedLine, 'productId' | 'unit' | 'piecesPerBox'>>(
  line: Line,
  productOf: BasketContext['product'],
): Line {
  const product = productOf(line.productId)
  const pieces = line.piecesPerBox ?? (product && piecesPerBox(product.units, line.unit))
  return { ...line, piecesPerBox: pieces ?? undefined }
}
