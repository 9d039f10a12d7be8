import { isRecent } from '@provender/domain/device/is-recent'
import { platform } from '@provender/platform/current'
import type { QueryClient } from '@tanstack/react-query'
import { shellQuery } from '../session/shop-queries.ts'
import {
  type StoredAnswer,
  type StoredAnswers,
  type StoredVisit,
  openStoredAnswers,
} from './stored-answers.ts'
import { tabBuild } from './tab-build.ts'

/** As long as an unused session lasts (docs/product-rules.md#sessions). */
function sessionMs(): number {
  return (platform().app ? 90 : 7) * 86_400_000
}

/** The state that this browser showed last. It is enough to open a tab without a server. */
export interface LastSeen {
  readonly isSignedIn: boolean
  readonly showIn: (queryClient: QueryClient) => void
}

/** Undefined if nothing can be shown: there was no recent visit, or the stored responses are from another build. */
export async function readLastSeen(nowMs: number): Promise<LastSeen | undefined> {
  const storedAnswers = await openStoredAnswers()
  try {
    const visit = await lastVisit(storedAnswers, nowMs)
    if (!visit) return undefined
    const answers = (await storedAnswers.getAll('answers')).filter(isOfThisShop)
    if (!answers.some(({ key }) => key[0] === shellQuery.queryKey[0])) return undefined
    return { isSignedIn: visit.login !== '', showIn: (queryClient) => show(answers, { queryClient, nowMs }) }
  } finally {
    storedAnswers.close()
  }
}

/** The last stored response to a query. Undefined if there is none, or if it belongs to another user or build. */
export async function readLastAnswer(
  storedAnswers: StoredAnswers,
  { owner, queryHash, nowMs }: { readonly owner: string; readonly queryHash: string; readonly nowMs: number },
): Promise<unknown> {
  const visit = await lastVisit(storedAnswers, nowMs)
  if (visit?.login !== owner) return undefined
  const stored = await storedAnswers.get('answers', queryHash)
  return stored && isOfThisShop(stored) ? stored.answer : undefined
}

/** Undefined if the stored data may no longer be shown. */
async function lastVisit(storedAnswers: StoredAnswers, nowMs: number): Promise<StoredVisit | undefined> {
  const visit = await storedAnswers.get('visit', 'last')
  const isOver = platform().cookies.get('logged-out') !== undefined
  return visit && !isOver && isRecent(visit.atMs, nowMs, sessionMs()) ? visit : undefined
}

function isOfThisShop({ build }: StoredAnswer): boolean {
  return build === tabBuild()
}

interface CacheTarget {
  readonly queryClient: QueryClient
  readonly nowMs: number
}

/** An answer from the future, of a clock that was ahead, would never be loaded again. So it counts as very old. */
function show(answers: readonly StoredAnswer[], { queryClient, nowMs }: CacheTarget): void {
  for (const { key, answer, atMs } of answers)
    queryClient.setQueryData(key, answer, { updatedAt: atMs <= nowMs ? atMs : 0 })
}
