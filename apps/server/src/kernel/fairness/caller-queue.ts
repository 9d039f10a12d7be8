import { apiError } from '../graphql/api-error.ts'

export interface CallerQueue {
  readonly isEmpty: () => boolean
  /** Resolves when it is this work's turn. Throws BUSY if too much work waits. */
  readonly wait: (device: string) => Promise<void>
  readonly startNext: () => void
}

interface Waiting {
  readonly device: string
  /** Work of one round comes before that of the next. */
  readonly round: number
  readonly turn: PromiseWithResolvers<void>
}

/**
 * The devices of a caller take turns: each has one piece of work in each round. If the queue is full, the device with the
 * most waiting work is refused, so that a colleague or a neighbour behind the same address is not.
 */
export function createCallerQueue(maxWaiting: number): CallerQueue {
  /** In the order of rounds, and within a round in that of arrival. */
  const queue: Waiting[] = []
  let startedRound = 0
  return {
    isEmpty: () => queue.length === 0,
    wait: async (device) => {
      // Never in the round that runs: work that has waited since then comes first.
      const round = 1 + (queue.findLast((each) => each.device === device)?.round ?? startedRound)
      const last = queue.at(-1)
      if (queue.length >= maxWaiting && last) {
        if (last.round <= round) throw apiError('BUSY')
        last.turn.reject(apiError('BUSY'))
        queue.pop()
      }
      const turn = Promise.withResolvers<void>()
      const next = queue.findIndex((each) => each.round > round)
      queue.splice(next === -1 ? queue.length : next, 0, { device, round, turn })
      await turn.promise
    },
    startNext: () => {
      const next = queue.shift()
      if (!next) return
      startedRound = next.round
      next.turn.resolve()
    },
  }
}
