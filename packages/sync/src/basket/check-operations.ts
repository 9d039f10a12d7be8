import { applyBasketOperation } from '@provender/domain/basket/apply-operation'
import { activeBasket, type Baskets, findBasket, findLine } from '@provender/domain/basket/basket'
import { refusalOfReplaced } from '@provender/domain/basket/change-lines'
import type { BasketContext, BasketProduct } from '@provender/domain/basket/context'
import type { BasketOperation, BasketProblem } from '@provender/domain/basket/operations'
import type { ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import { withSeenBoxes } from './seen-boxes.ts'
import { contextOfApplied } from './unknown-product.ts'

interface CheckedOperation {
  /** What stock, limits and prices leave of it. Undefined if that is nothing. */
  readonly possible: BasketOperation | undefined
  readonly problems: readonly BasketProblem[]
}

interface AppliedOperation {
  readonly operation: BasketOperation
  readonly problems: readonly BasketProblem[]
}

interface CheckedOperations {
  readonly baskets: Baskets
  readonly possible: readonly AppliedOperation[]
  readonly problems: readonly BasketProblem[]
}

interface CheckOptions {
  readonly limits: BasketContext
  readonly productOf: (id: ProductId) => BasketProduct | undefined
}

/** Applies operations of one press. A basket is not created for lines if it would get none of them. */
export function checkOperations(
  before: Baskets,
  operations: readonly BasketOperation[],
  { limits, productOf }: CheckOptions,
): CheckedOperations {
  let baskets = before
  const possible: AppliedOperation[] = []
  const problems: BasketProblem[] = []
  for (const request of operations) {
    const operation = withSeenBoxes(targetActiveBasket(request, baskets), productOf)
    const checked = checkOperation(baskets, operation, limits)
    problems.push(...checked.problems)
    if (!checked.possible && operation.type === 'create') break
    if (!checked.possible) continue
    const applied = applyBasketOperation(
      baskets,
      checked.possible,
      contextOfApplied(checked.possible, limits),
    )
    baskets = applied.baskets
    possible.push({ operation: checked.possible, problems: applied.problems })
  }
  const isOnlyCreated = possible.every(({ operation }) => operation.type === 'create')
  if (isOnlyCreated && possible.length < operations.length) return { baskets: before, possible: [], problems }
  return { baskets, possible, problems }
}

/**
 * Binds an operation on the active basket to the one that this user sees as active, even if others activate another
 * basket in the meantime.
 */
function targetActiveBasket(operation: BasketOperation, baskets: Baskets): BasketOperation {
  if (operation.basketId !== null) return operation
  const basketId = activeBasket(baskets)?.id
  return basketId === undefined ? operation : { ...operation, basketId }
}

/** Checks an operation against the products and limits that this tab knows. */
function checkOperation(
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
