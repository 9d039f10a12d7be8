import type { BasketOperationInput } from './baskets.documents.ts'

export interface SentOperations {
  readonly clientId: string
  readonly operations: readonly BasketOperationInput[]
}

/** An operation on this device, with the time at which the user made it. */
export type TimedOperation = BasketOperationInput & { readonly atMs: number }

/** The operations of one queue that the server has not answered. */
export interface UnansweredQueue {
  readonly clientId: string
  readonly operations: readonly TimedOperation[]
}

/** The API does not know when an operation was made. */
export function toSent({ clientId, operations }: UnansweredQueue): SentOperations {
  return { clientId, operations: operations.map((operation) => ({ ...operation, atMs: undefined })) }
}

/** The first operation, and those after it that were made up to a time. */
export function operationsUntil<Operation extends { readonly atMs: number }>(
  operations: readonly Operation[],
  untilMs: number,
): readonly Operation[] {
  const end = operations.findIndex(({ atMs }, index) => index > 0 && atMs > untilMs)
  return end === -1 ? operations : operations.slice(0, end)
}

export interface QueueAnswer {
  readonly lastN: number
  readonly version: string
}

/**
 * `transient`: try again later. `missing`: the server lacks the operations before these. `faulty`: it applied none, because it will
 * never accept at least one of them. `refused`: it will never accept any.
 */
export type SendFailure = 'transient' | 'missing' | 'faulty' | 'refused'

/** Operations in one request; a replaced line counts as one. */
const batchWeight = 100

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

/** How many operations to send after several with at least one faulty one were refused. */
export function halfOf(count: number): number {
  return Math.ceil(count / 2)
}

/**
 * The id of the queue in which the operations from number `n` on are sent again. It is the same in every tab, so that they are
 * applied once even if two tabs do so.
 */
export function followingClientId(clientId: string, n: number): string {
  const end = clientId.slice(-12)
  const next = (BigInt(`0x${end}`) * 31n + BigInt(n)) % 2n ** 48n
  return clientId.slice(0, -12) + next.toString(16).padStart(12, '0')
}
