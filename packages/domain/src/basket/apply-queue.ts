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

/** A problem with the number of the operation that was not applied as it was meant; 0 where there was no queue. */
export interface NumberedProblem {
  readonly n: number
  readonly problem: BasketProblem
}

/** A company's baskets, and how far one queue is applied to them. */
export interface QueueState {
  readonly baskets: Baskets
  readonly lastN: number
  /** Of the operations that were answered last: the answer may have been lost, and is asked for again. */
  readonly problems: readonly NumberedProblem[]
}

/** An earlier operation of the queue has not arrived. */
export interface OperationsMissing {
  readonly type: 'OPERATIONS_MISSING'
  readonly expected: number
}

/**
 * Applies what is new of a device's queue, in its order; what was applied before is passed over and answered as it was then, so
 * that sending twice counts once. Who sends a number has the answers to all before it: of those nothing is kept. With a gap
 * nothing is applied (docs/promises.md#offline-changes).
 */
export function applyUnsentOperations(
  { baskets, lastN, problems }: QueueState,
  operations: readonly NumberedOperation[],
  context: BasketContext,
): Result<QueueState, OperationsMissing> {
  const waiting = operations.filter(({ n }) => n > lastN)
  const gap = waiting.findIndex(({ n }, at) => n !== lastN + 1 + at)
  if (gap !== -1) return refuse({ type: 'OPERATIONS_MISSING', expected: lastN + 1 + gap })
  const sent = new Set(operations.map(({ n }) => n))
  const applied = applyOperations(baskets, waiting, context)
  return ok({
    baskets: applied.baskets,
    lastN: lastN + waiting.length,
    problems: [...problems.filter(({ n }) => sent.has(n)), ...applied.problems],
  })
}

/** Applies operations one after the other. */
export function applyOperations(
  baskets: Baskets,
  operations: readonly NumberedOperation[],
  context: BasketContext,
): Pick<QueueState, 'baskets' | 'problems'> {
  const problems: NumberedProblem[] = []
  let state = baskets
  for (const { n, operation } of operations) {
    const applied = applyBasketOperation(state, operation, context)
    state = applied.baskets
    problems.push(...applied.problems.map((problem) => ({ n, problem })))
  }
  return { baskets: state, problems }
}
