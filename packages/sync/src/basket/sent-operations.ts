import type { BasketOperationInput } from './baskets.documents.ts'

/** Operations of one queue as they are sent to the server. */
export interface SentOperations {
  readonly clientId: string
  readonly operations: readonly BasketOperationInput[]
}

/** The part of the server's answer that a queue needs. */
export interface QueueAnswer {
  /** The last operation of the queue that is applied. */
  readonly lastN: number
}

/** `transient`: try again later. `missing`: the server lacks the operations before these. `refused`: it will never accept them. */
export type SendFailure = 'transient' | 'missing' | 'refused'

/** Operations in one request; a replaced line counts as one. */
const batchWeight = 100

/** The first operations, as many as fit in one request. */
export function batchOf<Operation>(
  operations: readonly Operation[],
  weightOf: (operation: Operation) => number,
): readonly Operation[] {
  let weight = 0
  const end = operations.findIndex((operation) => {
    weight += weightOf(operation)
    return weight > batchWeight
  })
  return end === -1 ? operations : operations.slice(0, Math.max(1, end))
}
