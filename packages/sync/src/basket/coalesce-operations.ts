import type { BasketOperation } from '@provender/domain/basket/operations'
import type { Quantity } from '@provender/domain/money/money'
import type { BasketProblemType } from './baskets.documents.ts'

/** An unsent operation, with the problems that the user already knows. */
export interface QueuedOperation {
  readonly operation: BasketOperation
  /** When the user made it. */
  readonly atMs: number
  readonly knownProblems: ReadonlySet<BasketProblemType>
}

type LineOperation = Extract<BasketOperation, { readonly type: 'add' | 'remove' | 'setQuantity' }>

/**
 * The queue with one more operation. An operation that continues the last one (another press on the same line) is merged into it. The
 * first `fixedCount` operations have been sent and stay as they are.
 */
export function coalesceOperations(
  unsent: readonly QueuedOperation[],
  next: QueuedOperation,
  fixedCount: number,
): readonly QueuedOperation[] {
  const last = unsent.at(-1)
  if (!last || unsent.length <= fixedCount) return [...unsent, next]
  const operation = mergeOperations(last.operation, next.operation)
  if (!operation) return [...unsent, next]
  return [
    ...unsent.slice(0, -1),
    { operation, atMs: next.atMs, knownProblems: new Set([...last.knownProblems, ...next.knownProblems]) },
  ]
}

function mergeOperations(last: BasketOperation, next: BasketOperation): BasketOperation | undefined {
  if (!isOfLine(last) || !isOfLine(next) || !isSameLine(last, next) || isDeletion(last)) return undefined
  const quantity = next.type === 'setQuantity' ? next.quantity : ((last.quantity + next.quantity) as Quantity)
  return { ...last, quantity }
}

/** A line that comes back after it was deleted is a new one: at the end, with the price and box of now, and without its note. */
function isDeletion(operation: LineOperation): boolean {
  return operation.type === 'setQuantity' && operation.quantity === 0
}

function isOfLine(operation: BasketOperation): operation is LineOperation {
  return operation.type === 'add' || operation.type === 'remove' || operation.type === 'setQuantity'
}

function isSameLine(one: LineOperation, other: LineOperation): boolean {
  return (
    one.type === other.type &&
    one.basketId === other.basketId &&
    one.productId === other.productId &&
    one.unit === other.unit
  )
}
