import type { LearnedMatch } from '@provender/sync/learned-matches/learned-match'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { learnedMatchesOf, learnedNow, memoryQuery, unlearn } from './learned-matches.ts'
import { learnedRows, memoryOf } from './match-text.ts'

export interface Teaching {
  readonly teach: (match: LearnedMatch) => void
  /** Takes back what was taught since the page was opened. */
  readonly takeBack: (said: string) => void
  readonly forget: (said: string) => Promise<unknown>
}

/** Remembers at once what the customer chooses for a pasted line. One change after the other, so that the last one counts. */
export function useTeaching(): Teaching {
  const client = useQueryClient()
  const [teaching] = useState((): Teaching => {
    const before = new Map<string, readonly LearnedMatch[]>()
    let last: Promise<unknown> = Promise.resolve()
    // The matches stay in the outbox if they could not be sent.
    const next = (work: () => Promise<void>) => (last = last.then(work).catch(() => undefined))
    return {
      teach: (match) =>
        void next(async () => {
          const { said } = match
          if (!before.has(said)) before.set(said, await knownFor(client, said))
          await learnedMatchesOf(client).learn([match])
          await client.invalidateQueries(memoryQuery)
        }),
      forget: (said) => {
        before.delete(said)
        return next(() => unlearn(client, [said]))
      },
      takeBack: (said) =>
        void next(async () => {
          const earlier = before.get(said)
          before.delete(said)
          if (earlier) await unlearn(client, [said], earlier)
        }),
    }
  })
  return teaching
}

async function knownFor(client: QueryClient, said: string): Promise<readonly LearnedMatch[]> {
  const { learnedLines } = client.getQueryData(memoryQuery.queryKey) ?? (await memoryOf(client))
  return (await learnedNow(client, learnedRows(learnedLines))).filter((line) => line.said === said)
}
