import type { FastifyReply } from 'fastify'

/** Limits the unsent responses of all clients together, and of each client to fewer, so that none blocks the others. */
export interface CapacityLimit {
  /**
   * Undefined if no slot is free. The slot is free again when the response is sent or the connection closes, and
   * no work for it runs any more. A caller may be several names, the smallest first: of the second one, like a host with
   * many devices, twice as many slots are taken, and so on.
   */
  readonly reserve: (
    caller: Name | readonly Name[],
    until: Pick<FastifyReply, 'raw'>,
  ) => CapacitySlot | undefined
}

type Name = string | number

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
  const callers: (readonly Name[])[] = []
  return {
    reserve: (caller, { raw }) => {
      const names = [caller].flat()
      // A closed connection emits no further event that would free the slot.
      if (raw.destroyed || callers.length >= all) return undefined
      const isFull = names.some(
        (name, level) => callers.filter((each) => each.includes(name)).length >= maxPerCaller * (level + 1),
      )
      if (isFull) return undefined
      callers.push(names)
      let isClosed = false
      let running = 0
      const freeIfDone = () => {
        if (isClosed && running === 0) callers.splice(callers.indexOf(names), 1)
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
