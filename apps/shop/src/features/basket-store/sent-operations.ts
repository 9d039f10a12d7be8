import type { BasketOperationInput } from './baskets.documents.ts'

/** Operations n and on of one queue, as they go to the server. */
export interface SentOperations {
  readonly clientId: string
  readonly operations: readonly BasketOperationInput[]
}

/** What the server's answer must say for a queue to go on. */
export interface QueueAnswer {
  /** The last operation of the queue that is applied. */
  readonly lastN: number
}

/** `passing`: try again later. `missing`: the server does not have what came before. `refused`: it never will take them. */
export type SendFailure = 'passing' | 'missing' | 'refused'

/** Operations in one request; a replaced line counts as one. */
const batchWeight = 100

/** The first of them, as many as go in one request. */
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
