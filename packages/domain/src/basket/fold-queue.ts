import { ok, refuse, type Result } from '../result.ts'
import { applyBasketOperation } from './apply-operation.ts'
import type { Baskets } from './basket.ts'
import type { BasketContext } from './context.ts'
import type { BasketOperation, BasketProblem } from './operations.ts'

/** Operation n of a device's queue; a queue counts up from 1 without gaps. */
export interface NumberedOperation {
  readonly n: number
  readonly operation: BasketOperation
}

/** A company's baskets, and how far one queue is applied to them. */
export interface QueueState {
  readonly baskets: Baskets
  readonly lastN: number
}

export interface AppliedQueue extends QueueState {
  /** By the number of the operation that was not applied as it was meant. */
  readonly problems: readonly { readonly n: number; readonly problem: BasketProblem }[]
}

/** An earlier operation of the queue has not arrived. */
export interface OperationsMissing {
  readonly type: 'OPERATIONS_MISSING'
  readonly expected: number
}

/**
 * Applies what is new of a device's queue, in its order; what was applied before is passed over, so that sending twice counts
 * once. With a gap nothing is applied (guarantee G6).
 */
export function foldQueue(
  { baskets, lastN }: QueueState,
  operations: readonly NumberedOperation[],
  context: BasketContext,
): Result<AppliedQueue, OperationsMissing> {
  const waiting = operations.filter(({ n }) => n > lastN)
  const gap = waiting.findIndex(({ n }, at) => n !== lastN + 1 + at)
  if (gap !== -1) return refuse({ type: 'OPERATIONS_MISSING', expected: lastN + 1 + gap })
  return ok({ ...foldOperations(baskets, waiting, context), lastN: lastN + waiting.length })
}

/** Applies operations one after the other. */
export function foldOperations(
  baskets: Baskets,
  operations: readonly NumberedOperation[],
  context: BasketContext,
): Pick<AppliedQueue, 'baskets' | 'problems'> {
  const problems: { n: number; problem: BasketProblem }[] = []
  let state = baskets
  for (const { n, operation } of operations) {
    const applied = applyBasketOperation(state, operation, context)
    state = applied.baskets
    problems.push(...applied.problems.map((problem) => ({ n, problem })))
  }
  return { baskets: state, problems }
}
