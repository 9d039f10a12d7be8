import type { FastifyReply } from 'fastify'

/** Limits the unsent responses of all clients together, and of each client to fewer, so that none blocks the others. */
export interface CapacityLimit {
  /** Returns false if no slot is free. The slot is free again when the response is sent or the connection closes. */
  readonly take: (one: string | number, until: Pick<FastifyReply, 'raw'>) => boolean
}

export function createCapacityLimit({
  all,
  ofOne,
}: {
  readonly all: number
  readonly ofOne: number
}): CapacityLimit {
  const taken: (string | number)[] = []
  return {
    take: (one, { raw }) => {
      // A closed connection emits no further event that would free the slot.
      if (raw.destroyed || taken.length >= all) return false
      if (taken.filter((each) => each === one).length >= ofOne) return false
      taken.push(one)
      raw.once('close', () => taken.splice(taken.indexOf(one), 1))
      return true
    },
  }
}
