import type { FastifyReply } from 'fastify'

/** What somebody takes while her answer is not sent: some for all, and fewer for one, so that nobody holds up everybody else. */
export interface CapacityLimit {
  /** False where there is none. It is free again when the answer is sent or nobody waits for it any more. */
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
      // Of a connection that is gone already nothing would tell that the place is free.
      if (raw.destroyed || taken.length >= all) return false
      if (taken.filter((each) => each === one).length >= ofOne) return false
      taken.push(one)
      raw.once('close', () => taken.splice(taken.indexOf(one), 1))
      return true
    },
  }
}
