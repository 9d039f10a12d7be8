import type { LearnedMatch } from '@provender/sync/learned-matches/learned-match'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { learnedMatchesOf, learnedNow, memoryQuery, unlearn } from './learned-matches.ts'
import { learnedRows, memoryOf } from './match-text.ts'
import { createTeaching, type Teaching } from './teaching.ts'

/** Remembers at once what the customer chooses for a pasted line. */
export function useTeaching(): Teaching {
  const client = useQueryClient()
  const [teaching] = useState(() =>
    createTeaching({
      knownFor: (said) => knownFor(client, said),
      learn: async (match) => {
        await learnedMatchesOf(client).learn([match])
        await client.invalidateQueries(memoryQuery)
      },
      unlearn: (said, before) => unlearn(client, [said], before),
    }),
  )
  return teaching
}

async function knownFor(client: QueryClient, said: string): Promise<readonly LearnedMatch[]> {
  const { learnedLines } = client.getQueryData(memoryQuery.queryKey) ?? (await memoryOf(client))
  return (await learnedNow(client, learnedRows(learnedLines))).filter((line) => line.said === said)
}
