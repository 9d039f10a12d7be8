import { applyBasketOperation } from '@provender/domain/basket/apply-operation'
import { type Baskets, findBasket, findLine } from '@provender/domain/basket/basket'
import { refusalOfReplaced } from '@provender/domain/basket/change-lines'
import type { BasketContext } from '@provender/domain/basket/context'
import type { BasketOperation, BasketProblem } from '@provender/domain/basket/operations'
import type { Quantity } from '@provender/domain/money/money'

interface CheckedOperation {
  /** What stock, limits and prices leave of it. Undefined if that is nothing. */
  readonly possible: BasketOperation | undefined
  readonly problems: readonly BasketProblem[]
}

/** Checks an operation against the products and limits that this tab knows. */
export function checkOperation(
  before: Baskets,
  operation: BasketOperation,
  context: BasketContext,
): CheckedOperation {
  const { baskets: after, problems } = applyBasketOperation(before, operation, context)
  if (problems.length === 0) return { possible: operation, problems }
  if (after === before) return { possible: undefined, problems }
  return { possible: possiblePart(operation, { before, after, context }), problems }
}

interface Outcome {
  readonly before: Baskets
  readonly after: Baskets
  readonly context: BasketContext
}

function possiblePart(operation: BasketOperation, { before, after, context }: Outcome): BasketOperation {
  switch (operation.type) {
    case 'add': {
      const quantity = (quantityOf(after, operation) - quantityOf(before, operation)) as Quantity
      return { ...operation, quantity }
    }
    case 'setQuantity':
      return { ...operation, quantity: quantityOf(after, operation) }
    case 'replaceLines':
      return { ...operation, lines: operation.lines.filter((line) => !refusalOfReplaced(line, context)) }
    case 'moveLines': {
      const { basketId } = operation
      return { ...operation, lines: operation.lines.filter((line) => lineOf(before, { ...line, basketId })) }
    }
    default:
      return operation
  }
}

type LineOfBasket = Pick<
  Extract<BasketOperation, { readonly type: 'note' }>,
  'basketId' | 'productId' | 'unit'
>

function quantityOf(baskets: Baskets, line: LineOfBasket): Quantity {
  return lineOf(baskets, line)?.quantity ?? (0 as Quantity)
}

function lineOf(baskets: Baskets, { basketId, productId, unit }: LineOfBasket) {
  return findLine(findBasket(baskets, basketId), productId, unit)
}
