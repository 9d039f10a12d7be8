import { ok, refuse, type Result } from '../result.ts'
import { applyBasketOperation } from './apply-operation.ts'
import type { Baskets } from './basket.ts'
import type { BasketContext } from './context.ts'
import type { BasketOperation, BasketProblem } from './operations.ts'

export interface NumberedOperation {
  readonly n: number
  readonly operation: BasketOperation
}

export interface NumberedProblem {
  readonly n: number
  readonly problem: BasketProblem
}

export interface QueueState {
  readonly baskets: Baskets
  readonly lastN: number
  /** Problems of the last batch. The response may have been lost, so the device may request it again. */
  readonly problems: readonly NumberedProblem[]
}

/** An earlier operation of the queue has not arrived. */
export interface OperationsMissing {
  readonly type: 'OPERATIONS_MISSING'
  readonly expected: number
}

/**
 * Applies the new operations of a device's queue in order. Operations applied earlier are skipped and get their earlier problems, so that
 * sending twice has no effect. A device that sends operation n has received all problems before n, so those are dropped. Applies nothing if
 * an operation is missing (docs/promises.md#offline-changes).
 */
export function applyUnsentOperations(
  { baskets, lastN, problems }: QueueState,
  operations: readonly NumberedOperation[],
  context: BasketContext,
): Result<QueueState, OperationsMissing> {
  const waiting = operations.filter(({ n }) => n > lastN)
  const gap = waiting.findIndex(({ n }, index) => n !== lastN + 1 + index)
  if (gap !== -1) return refuse({ type: 'OPERATIONS_MISSING', expected: lastN + 1 + gap })
  const sent = new Set(operations.map(({ n }) => n))
  const applied = applyOperations(baskets, waiting, context)
  return ok({
    baskets: applied.baskets,
    lastN: lastN + waiting.length,
    problems: [...problems.filter(({ n }) => sent.has(n)), ...applied.problems],
  })
}

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
