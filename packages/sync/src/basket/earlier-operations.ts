import {
  batchOf,
  followingClientId,
  halfOf,
  type QueueAnswer,
  type SendFailure,
  type SentOperations,
} from './sent-operations.ts'
import type { UnsentOperations, OperationStore } from './unsent-operations.ts'

/** Operations that earlier tabs left. They are sent before those of this tab. */
export interface EarlierOperations {
  /** Loads them, except the queue of this id. Returns whether more may follow a little later. */
  readonly collect: (ownId: string) => Promise<boolean>
  readonly hasUnsent: () => boolean
  /** Resolves when the server has them all; rejects if it cannot be reached. */
  readonly deliver: () => Promise<void>
  /** Drops the loaded operations. */
  readonly discard: () => void
}

export interface EarlierOperationsOptions<Answer extends QueueAnswer> {
  readonly store: OperationStore
  readonly send: (sent: SentOperations) => Promise<Answer>
  readonly failureOf: (error: unknown) => SendFailure
  readonly onAnswer: (answer: Answer) => void
  /** Operations were refused and are dropped. */
  readonly onRefused: (error: unknown) => void
}

/** Sends operations under their own ids and numbers, so that they are applied once even if another tab sends them too. */
export function createEarlierOperations<Answer extends QueueAnswer>(
  options: EarlierOperationsOptions<Answer>,
): EarlierOperations {
  const { store } = options
  let remaining: readonly UnsentOperations[] = []
  let ownId = ''

  /** Returns the operations that have to be sent as a new queue. */
  async function send(queue: SentOperations): Promise<SentOperations['operations']> {
    let { operations } = queue
    let maxOperations = Infinity
    while (operations.length > 0) {
      const batch = batchOf(operations, ({ lines }) => lines?.length ?? 1).slice(0, maxOperations)
      try {
        const answer = await options.send({ clientId: queue.clientId, operations: batch })
        const rest = operations.filter(({ n }) => n > answer.lastN)
        options.onAnswer(answer)
        // The server did not apply the first number: sending it again would not help.
        if (rest.length === operations.length) return []
        operations = rest
        maxOperations = Infinity
      } catch (error) {
        const failure = options.failureOf(error)
        if (failure === 'transient') throw error
        // The server lost the operations before these, so it has none of them.
        if (failure === 'missing') return operations
        if (failure === 'faulty' && batch.length > 1) maxOperations = halfOf(batch.length)
        else {
          options.onRefused(error)
          return failure === 'faulty' ? operations.slice(1) : []
        }
      }
    }
    return []
  }

  async function collect(): Promise<boolean> {
    const { settled, isMore } = await store.readOthers(ownId)
    remaining = settled
    return isMore
  }

  async function deliverOne(queue: UnsentOperations): Promise<void> {
    const rest = await send(queue)
    const [first] = rest
    if (first) store.write(renumbered(rest, followingClientId(queue.clientId, first.n)), true)
    await store.remove(queue)
    remaining = remaining.filter(({ clientId }) => clientId !== queue.clientId)
    if (first) await collect()
  }

  return {
    collect: async (id) => {
      ownId = id
      return await collect()
    },
    hasUnsent: () => remaining.length > 0,
    deliver: async () => {
      for (let next = remaining[0]; next; next = remaining[0]) await deliverOne(next)
    },
    discard: () => (remaining = []),
  }
}

function renumbered(operations: SentOperations['operations'], clientId: string): SentOperations {
  return { clientId, operations: operations.map((operation, at) => ({ ...operation, n: at + 1 })) }
}
