import type { FastifyReply } from 'fastify'

/** Limits the unsent responses of all clients together, and of each client to fewer, so that none blocks the others. */
export interface CapacityLimit {
  /** Returns false if no slot is free. The slot is free again when the response is sent or the connection closes. */
  readonly take: (one: string | number, until: Pick<FastifyReply, 'raw'>) => boolean
}

export function createCapacityLimit({
  all,
  maxPerCaller,
}: {
  readonly all: number
  readonly maxPerCaller: number
}): CapacityLimit {
  const callers: (string | number)[] = []
  return {
    take: (one, { raw }) => {
      // A closed connection emits no further event that would free the slot.
      if (raw.destroyed || callers.length >= all) return false
      if (callers.filter((each) => each === one).length >= maxPerCaller) return false
      callers.push(one)
      raw.once('close', () => callers.splice(callers.indexOf(one), 1))
      return true
    },
  }
}
