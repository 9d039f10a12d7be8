import { batchOf, type QueueAnswer, type SendFailure, type SentOperations } from './sent-operations.ts'
import type { UnsentOperations, OperationStore } from './unsent-operations.ts'

/** Operations that earlier tabs left. They are sent before those of this tab. */
export interface EarlierOperations {
  /** Loads them, except the queue of this id. Returns whether more may follow a little later. */
  readonly collect: (ownId: string) => Promise<boolean>
  readonly isWaiting: () => boolean
  /** Resolves when the server has them all; rejects if it cannot be reached. */
  readonly deliver: () => Promise<void>
  /** Drops the loaded operations. */
  readonly discard: () => void
}

export interface EarlierOperationsOptions<Answer extends QueueAnswer> {
  readonly store: OperationStore
  readonly newClientId: () => string
  readonly send: (sent: SentOperations) => Promise<Answer>
  readonly failureOf: (error: unknown) => SendFailure
  readonly onAnswer: (answer: Answer) => void
  /** Operations were refused and are dropped. */
  readonly onRefused: (error: unknown) => void
}

/** Sends operations under their own ids and numbers, so that they are applied once even if another tab sends them too. */
export function createEarlierOperations<Answer extends QueueAnswer>(
  parts: EarlierOperationsOptions<Answer>,
): EarlierOperations {
  const { store } = parts
  let left: readonly UnsentOperations[] = []

  async function send(queue: UnsentOperations): Promise<void> {
    let { operations } = queue
    while (operations.length > 0) {
      const batch = batchOf(operations, ({ lines }) => lines?.length ?? 1)
      const answer = await parts.send({ clientId: queue.clientId, operations: batch })
      const rest = operations.filter(({ n }) => n > answer.lastN)
      parts.onAnswer(answer)
      // The server did not apply the first number: sending it again would not help.
      if (rest.length === operations.length) return
      operations = rest
    }
  }

  async function deliverOne(queue: UnsentOperations): Promise<void> {
    try {
      await send(queue)
    } catch (error) {
      switch (parts.failureOf(error)) {
        case 'transient':
          throw error
        case 'missing':
          // The server lost the operations before these, so it has none of them: they begin a new queue.
          store.write(renumbered(queue, parts.newClientId()), true)
          break
        case 'refused':
          parts.onRefused(error)
          break
      }
    }
    await store.remove(queue)
  }

  return {
    collect: async (ownId) => {
      const { settled, isMore } = await store.readOthers(ownId)
      left = settled
      return isMore
    },
    isWaiting: () => left.length > 0,
    deliver: async () => {
      for (let next = left[0]; next; next = left[0]) {
        const { clientId } = next
        await deliverOne(next)
        left = left.filter((each) => each.clientId !== clientId)
      }
    },
    discard: () => (left = []),
  }
}

function renumbered({ operations }: SentOperations, clientId: string): SentOperations {
  return { clientId, operations: operations.map((operation, at) => ({ ...operation, n: at + 1 })) }
}
