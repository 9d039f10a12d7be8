import { platform } from '@provender/platform/current'
import type { QueryClient } from '@tanstack/react-query'
import { shellQuery } from '../app/shop-queries.ts'
import {
  type StoredAnswer,
  type StoredAnswers,
  type StoredVisit,
  openStoredAnswers,
} from './stored-answers.ts'
import { tabBuild } from './tab-build.ts'

/** As long as an unused session lasts (docs/product-rules.md#sessions). */
const sessionMs = 7 * 86_400_000

/** What this browser saw last: enough for a window without a server. */
export interface LastSeen {
  readonly isSignedIn: boolean
  readonly showIn: (queryClient: QueryClient) => void
}

/** Undefined where nothing can be shown: never been here, or before the shop was renewed. */
export async function readLastSeen(nowMs: number): Promise<LastSeen | undefined> {
  const kept = await openStoredAnswers()
  try {
    const visit = await lastVisit(kept, nowMs)
    if (!visit) return undefined
    const answers = (await kept.getAll('answers')).filter(isOfThisShop)
    if (!answers.some(({ key }) => key[0] === shellQuery.queryKey[0])) return undefined
    return { isSignedIn: visit.login !== '', showIn: (queryClient) => show(answers, queryClient) }
  } finally {
    kept.close()
  }
}

/** What a login of this shop was answered last; undefined where that is not kept, or is another's. */
export async function readLastAnswer(
  kept: StoredAnswers,
  { login, queryHash, nowMs }: { readonly login: string; readonly queryHash: string; readonly nowMs: number },
): Promise<unknown> {
  const visit = await lastVisit(kept, nowMs)
  if (visit?.login !== login) return undefined
  const found = await kept.get('answers', queryHash)
  return found && isOfThisShop(found) ? found.answer : undefined
}

/** Undefined where nothing of it may be shown any more. */
async function lastVisit(kept: StoredAnswers, nowMs: number): Promise<StoredVisit | undefined> {
  const visit = await kept.get('visit', 'last')
  const isOver =
    !visit || nowMs - visit.atMs > sessionMs || platform().cookies.get('logged-out') !== undefined
  return isOver ? undefined : visit
}

function isOfThisShop({ build }: StoredAnswer): boolean {
  return build === tabBuild()
}

function show(answers: readonly StoredAnswer[], queryClient: QueryClient): void {
  for (const { key, answer, atMs } of answers) queryClient.setQueryData(key, answer, { updatedAt: atMs })
}
