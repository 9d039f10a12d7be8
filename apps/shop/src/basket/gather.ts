import type { BasketOperation } from '@provender/domain/basket/operations'
import type { Quantity } from '@provender/domain/money/money'

type LineOperation = Extract<BasketOperation, { readonly type: 'add' | 'remove' | 'setQuantity' }>

/**
 * The queue with one more operation. One that only goes on with the last unsent one (another press on the same line) becomes
 * part of it; the first `inFlight` are on their way and stay as they are.
 */
export function gathered(
  waiting: readonly BasketOperation[],
  operation: BasketOperation,
  inFlight: number,
): readonly BasketOperation[] {
  const last = waiting.at(-1)
  if (!last || waiting.length <= inFlight || !isOfLine(last) || !isOfLine(operation))
    return [...waiting, operation]
  if (!isSameLine(last, operation)) return [...waiting, operation]
  const quantity =
    operation.type === 'setQuantity' ? operation.quantity : ((last.quantity + operation.quantity) as Quantity)
  return [...waiting.slice(0, -1), { ...operation, quantity }]
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
