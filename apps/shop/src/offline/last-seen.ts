import type { QueryClient } from '@tanstack/react-query'
import { cookie } from '../app/cookies.ts'
import { shellQuery } from '../app/shop-queries.ts'
import { buildOfWindow } from './build-of-window.ts'
import { type KeptAnswer, openKeptAnswers } from './kept-answers.ts'

/** As long as a session that nobody uses lives (decisions, "Session"). */
const sessionMs = 7 * 86_400_000

/** What this browser saw last: enough for a window without a server. */
export interface LastSeen {
  readonly isSignedIn: boolean
  readonly showIn: (queryClient: QueryClient) => void
}

/** Undefined where nothing can be shown: never been here, or before the shop was renewed. */
export async function readLastSeen(nowMs: number): Promise<LastSeen | undefined> {
  const kept = await openKeptAnswers()
  try {
    const visit = await kept.get('visit', 'last')
    const isOver = !visit || nowMs - visit.atMs > sessionMs || cookie('logged-out') !== undefined
    if (isOver) return undefined
    const build = buildOfWindow()
    const answers = (await kept.getAll('answers')).filter((answer) => answer.build === build)
    if (!answers.some(({ key }) => key[0] === shellQuery.queryKey[0])) return undefined
    return { isSignedIn: visit.login !== '', showIn: (queryClient) => show(answers, queryClient) }
  } finally {
    kept.close()
  }
}

function show(answers: readonly KeptAnswer[], queryClient: QueryClient): void {
  for (const { key, answer, atMs } of answers) queryClient.setQueryData(key, answer, { updatedAt: atMs })
}
