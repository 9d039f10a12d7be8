import type { BasketOperation } from '@provender/domain/basket/operations'
import type { Quantity } from '@provender/domain/money/money'
import type { BasketProblemType } from './baskets.documents.ts'

/** An operation that waits for the server, with what its person was already told about it. */
export interface QueuedOperation {
  readonly operation: BasketOperation
  readonly told: ReadonlySet<BasketProblemType>
}

type LineOperation = Extract<BasketOperation, { readonly type: 'add' | 'remove' | 'setQuantity' }>

/**
 * The queue with one more operation. One that only goes on with the last (another press on the same line) becomes part
 * of it; the first `sealed` have been sent and stay as they are.
 */
export function coalesceOperations(
  waiting: readonly QueuedOperation[],
  next: QueuedOperation,
  sealed: number,
): readonly QueuedOperation[] {
  const last = waiting.at(-1)
  if (!last || waiting.length <= sealed) return [...waiting, next]
  const operation = together(last.operation, next.operation)
  if (!operation) return [...waiting, next]
  return [...waiting.slice(0, -1), { operation, told: new Set([...last.told, ...next.told]) }]
}

function together(last: BasketOperation, next: BasketOperation): BasketOperation | undefined {
  if (!isOfLine(last) || !isOfLine(next) || !isSameLine(last, next)) return undefined
  if (next.type === 'setQuantity') return next
  return { ...next, quantity: (last.quantity + next.quantity) as Quantity }
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
