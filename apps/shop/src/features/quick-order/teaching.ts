import type { LearnedMatch } from '@provender/sync/learned-matches/learned-match'

export interface Teaching {
  readonly teach: (match: LearnedMatch) => void
  /** Takes back what was taught since the text was read. */
  readonly takeBack: (said: string) => void
  readonly forget: (said: string) => Promise<unknown>
  /** Another text is read: what was taught so far is not taken back any more. */
  readonly startAgain: () => void
}

interface Memory {
  readonly knownFor: (said: string) => Promise<readonly LearnedMatch[]>
  readonly learn: (match: LearnedMatch) => Promise<void>
  /** Puts back what the words meant before. */
  readonly unlearn: (said: string, before: readonly LearnedMatch[]) => Promise<void>
}

/** One change after the other, so that the last one counts. */
export function createTeaching({ knownFor, learn, unlearn }: Memory): Teaching {
  const before = new Map<string, readonly LearnedMatch[]>()
  const taught = new Map<string, string>()
  let last: Promise<unknown> = Promise.resolve()
  // The matches stay in the outbox if they could not be sent.
  const next = (work: () => Promise<void>) => (last = last.then(work).catch(() => undefined))
  return {
    startAgain: () => {
      taught.clear()
      void next(async () => before.clear())
    },
    teach: (match) => {
      const { said, productId, unit } = match
      const meaning = `${productId} ${unit}`
      // Another quantity teaches nothing.
      if (taught.get(said) === meaning) return
      taught.set(said, meaning)
      void next(async () => {
        if (!before.has(said)) before.set(said, await knownFor(said))
        await learn(match)
      })
    },
    forget: (said) => {
      taught.delete(said)
      return next(async () => {
        before.delete(said)
        await unlearn(said, [])
      })
    },
    takeBack: (said) => {
      taught.delete(said)
      void next(async () => {
        const earlier = before.get(said)
        before.delete(said)
        if (earlier) await unlearn(said, earlier)
      })
    },
  }
}
