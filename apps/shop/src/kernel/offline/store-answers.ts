import { showCachedResponses } from '@provender/web/connection/show-cached-responses'
import { isLeaving } from '@provender/web/connection/start-leaving'
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import { isAgreed } from '../consent/consent.ts'
import { currentUserKey } from '../session/shop-queries.ts'
import { readLastAnswer } from './last-seen.ts'
import { deleteAnswers, type StoredAnswers, openStoredAnswers } from './stored-answers.ts'
import { tabBuild } from './tab-build.ts'

/** The maximum number of stored responses. Users without a connection return to recent pages, so older ones are deleted. */
const maxAnswers = 200
const writeDelayMs = 200

/**
 * Stores the responses that this tab loads, so that any tab can show them offline: the pages seen last, and
 * for signed-in users what `prefetch` loads. Deletes the data of the previous user first.
 */
export async function storeAnswers(queryClient: QueryClient, prefetch: () => Promise<void>): Promise<void> {
  const userKey = currentUserKey(queryClient)
  // The shop works without a visitor's history, so storing it needs their consent.
  if (userKey === '' && !isAgreed('preferences')) return await deleteAnswers()
  const storedAnswers = await openedFor(userKey)
  if (!storedAnswers) return
  const cache = queryClient.getQueryCache()
  let waiting = new Map<string, Query>()
  const collect = (query: Query): void => {
    if (query.state.status !== 'success' || query.meta?.['isMomentary'] === true) return
    if (waiting.size === 0) setTimeout(() => void write(), writeDelayMs)
    waiting.set(query.queryHash, query)
  }
  const write = async (): Promise<void> => {
    const batch = waiting
    waiting = new Map()
    try {
      await writeAnswers(storedAnswers, batch)
    } catch {
      // The store is full or closed: there is less to see offline, and nothing else changes.
    }
  }
  for (const query of cache.getAll()) collect(query)
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') collect(event.query)
  })
  showCachedResponses(queryClient, ({ queryHash }) =>
    readLastAnswer(storedAnswers, { owner: userKey, queryHash, nowMs: Date.now() }),
  )
  if (userKey !== '') await prefetch()
}

/** Undefined while the user logs out: a store that opens after everything was deleted must stay empty. */
async function openedFor(userKey: string): Promise<StoredAnswers | undefined> {
  const storedAnswers = await openStoredAnswers()
  if (isLeaving()) {
    storedAnswers.close()
    return undefined
  }
  const before = await storedAnswers.get('visit', 'last')
  if (before && before.login !== userKey) {
    storedAnswers.close()
    await deleteAnswers()
    return await openedFor(userKey)
  }
  await storedAnswers.put('visit', { login: userKey, atMs: Date.now() }, 'last')
  return storedAnswers
}

async function writeAnswers(
  storedAnswers: StoredAnswers,
  answers: ReadonlyMap<string, Query>,
): Promise<void> {
  const build = tabBuild()
  const writing = storedAnswers.transaction('answers', 'readwrite')
  for (const { queryKey, state } of answers.values())
    void writing.store.put(
      { key: queryKey, answer: state.data, atMs: state.dataUpdatedAt, build },
      hashKey(queryKey),
    )
  let tooMany = (await writing.store.count()) - maxAnswers
  for (let oldest = await writing.store.index('byAge').openCursor(); oldest && tooMany > 0; tooMany -= 1) {
    await oldest.delete()
    oldest = await oldest.continue()
  }
  await writing.done
}
