import { applyBasketOperation } from '@provender/domain/basket/apply-operation'
import { type Baskets, findBasket, findLine } from '@provender/domain/basket/basket'
import { refusalOfReplaced } from '@provender/domain/basket/change-lines'
import type { BasketContext } from '@provender/domain/basket/context'
import type { BasketOperation, BasketProblem } from '@provender/domain/basket/operations'
import type { Quantity } from '@provender/domain/money/money'
import { replacedLine } from './restore-lines.ts'

interface CheckedOperation {
  /** What stock, limits and prices leave of the operation. Every tab shows this the same, whether it knows the products or not. */
  readonly operations: readonly BasketOperation[]
  readonly problems: readonly BasketProblem[]
}

/** Checks an operation against the products and limits that this tab knows. */
export function checkOperation(
  before: Baskets,
  operation: BasketOperation,
  context: BasketContext,
): CheckedOperation {
  const { baskets: after, problems } = applyBasketOperation(before, operation, context)
  if (problems.length === 0) return { operations: [operation], problems }
  if (after === before) return { operations: [], problems }
  return { operations: possiblePart(operation, { before, after, problems, context }), problems }
}

interface Outcome {
  readonly before: Baskets
  readonly after: Baskets
  readonly problems: readonly BasketProblem[]
  readonly context: BasketContext
}

function possiblePart(
  operation: BasketOperation,
  { before, after, problems, context }: Outcome,
): readonly BasketOperation[] {
  switch (operation.type) {
    case 'add':
      return [
        {
          ...operation,
          quantity: (quantityOf(after, operation) - quantityOf(before, operation)) as Quantity,
        },
      ]
    case 'setQuantity':
      return [{ ...operation, quantity: quantityOf(after, operation) }]
    case 'replaceLines':
      return [{ ...operation, lines: operation.lines.filter((line) => !refusalOfReplaced(line, context)) }]
    case 'moveLines': {
      const { basketId, toBasketId } = operation
      const lines = operation.lines.filter((line) => lineOf(before, { ...line, basketId }))
      // Lines that a limit has cut get the sum that it allowed.
      const cut = problems.flatMap((problem) =>
        problem.type === 'CAPPED' ? (lineOf(after, { ...problem, basketId: toBasketId }) ?? []) : [],
      )
      const sums = { type: 'replaceLines', basketId: toBasketId, lines: cut.map(replacedLine) } as const
      return [{ ...operation, lines }, ...(cut.length > 0 ? [sums] : [])]
    }
    default:
      return [operation]
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
