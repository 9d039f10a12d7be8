import type { FastifyReply } from 'fastify'

/** Limits the unsent responses of all clients together, and of each client to fewer, so that none blocks the others. */
export interface CapacityLimit {
  /**
   * Undefined if no slot is free. The slot is free again when the response is sent or the connection closes, and
   * no work for it runs any more.
   */
  readonly reserve: (one: string | number, until: Pick<FastifyReply, 'raw'>) => CapacitySlot | undefined
}

type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>

export interface CapacitySlot {
  /** Runs work for the response when the queue allows it. Skips it and returns undefined if the client has gone by then. */
  readonly run: <Result>(work: () => Promise<Result>, queue?: Queue) => Promise<Result | undefined>
}

const noQueue: Queue = (work) => work()

export function createCapacityLimit({
  all,
  maxPerCaller,
}: {
  readonly all: number
  readonly maxPerCaller: number
}): CapacityLimit {
  const callers: (string | number)[] = []
  return {
    reserve: (one, { raw }) => {
      // A closed connection emits no further event that would free the slot.
      if (raw.destroyed || callers.length >= all) return undefined
      if (callers.filter((each) => each === one).length >= maxPerCaller) return undefined
      callers.push(one)
      let isClosed = false
      let running = 0
      const freeIfDone = () => {
        if (isClosed && running === 0) callers.splice(callers.indexOf(one), 1)
      }
      raw.once('close', () => {
        isClosed = true
        freeIfDone()
      })
      return {
        run: async (work, queue = noQueue) => {
          if (isClosed) return undefined
          running += 1
          try {
            return await queue(async () => (isClosed ? undefined : await work()))
          } finally {
            running -= 1
            freeIfDone()
          }
        },
      }
    },
  }
}
