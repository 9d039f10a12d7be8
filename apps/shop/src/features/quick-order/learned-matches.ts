import { apiQuery, executeOf } from '@provender/client/api/api-query'
import { isTransientError } from '@provender/client/api/is-transient-error'
import { platform } from '@provender/platform/current'
import type { LearnedMatch } from '@provender/sync/learned-matches/learned-match'
import {
  createLearnedMatchOutbox,
  type LearnedMatchChange,
  type LearnedMatchOutbox,
  withLearnedMatchChanges,
} from '@provender/sync/learned-matches/learned-match-outbox'
import { newId } from '@provender/web/api/new-id'
import { subscribeToConnection, isConnected } from '@provender/web/connection/connection'
import { createStoredTexts } from '@provender/web/storage/stored-texts'
import type { QueryClient } from '@tanstack/react-query'
import { currentUserKey } from '../../kernel/session/shop-queries.ts'
import { ForgetLines, LearnLines, PasteMemory } from './quick-order.documents.ts'

export const memoryQuery = { ...apiQuery(PasteMemory, {}), staleTime: 60_000 }

const outboxes = new WeakMap<QueryClient, LearnedMatchOutbox>()

/** The learned matches of this user that the server does not have yet. They are sent when the server is back. */
export function learnedMatchesOf(client: QueryClient): LearnedMatchOutbox {
  const cached = outboxes.get(client)
  if (cached) return cached
  const outbox = createLearnedMatchOutbox({
    texts: createStoredTexts(),
    owner: currentUserKey(client),
    newId,
    nowMs: () => Date.now(),
    send: (changes) => sendChanges(client, changes),
    isTransientError,
    runExclusive: (work) => platform().locks.runExclusive('provender-learned-matches', work),
  })
  outboxes.set(client, outbox)
  subscribeToConnection(() => void sendLearnedMatches(client))
  return outbox
}

async function sendChanges(client: QueryClient, changes: readonly LearnedMatchChange[]): Promise<void> {
  const deleted = changes.flatMap(({ said, meaning }) => (meaning === null ? [said] : []))
  const lines = changes.flatMap(({ said, meaning }) => (meaning === null ? [] : [{ said, ...meaning }]))
  if (deleted.length > 0) await executeOf(client)(ForgetLines, { said: deleted })
  if (lines.length > 0) await executeOf(client)(LearnLines, { lines })
  // Update the cache before the outbox removes them, so that a match running now finds them in one of the two.
  client.setQueryData(
    memoryQuery.queryKey,
    (memory) => memory && { ...memory, learnedLines: withLearnedMatchChanges(memory.learnedLines, changes) },
  )
}

export async function learnedNow(
  client: QueryClient,
  matches: readonly LearnedMatch[],
): Promise<readonly LearnedMatch[]> {
  return withLearnedMatchChanges(matches, await learnedMatchesOf(client).pending())
}

/** Undoes learned matches. Texts that had an earlier match get it back. */
export async function unlearn(
  client: QueryClient,
  texts: readonly string[],
  before: readonly LearnedMatch[] = [],
): Promise<void> {
  const outbox = learnedMatchesOf(client)
  const restored = before.filter((line) => texts.includes(line.said))
  const deleted = texts.filter((text) => restored.every((line) => line.said !== text))
  if (deleted.length > 0) await outbox.unlearn(deleted)
  if (restored.length > 0) await outbox.learn(restored)
  await client.invalidateQueries(memoryQuery)
}

/** Sends the matches that this tab or an earlier one learned without a connection. */
export async function sendLearnedMatches(client: QueryClient): Promise<void> {
  if (currentUserKey(client) === '') return
  const outbox = learnedMatchesOf(client)
  if (isConnected() && (await outbox.deliver())) await client.invalidateQueries(memoryQuery)
}
