import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import { isAgreed } from '../app/consent.ts'
import { sessionOf } from '../app/shop-queries.ts'
import { readLastAnswer } from './last-seen.ts'
import { showLastAnswers } from './show-last-answers.ts'
import { deleteAnswers, type StoredAnswers, openStoredAnswers } from './stored-answers.ts'
import { tabBuild } from './tab-build.ts'

/** What was looked at before that is not what a person comes back for without a connection. */
const keptAtMost = 200
const writtenAfterMs = 1000

/**
 * Keeps what this window reads, for every window without a connection: the pages that were last seen, and what `readAhead` reads
 * for who is signed in, seen or not. What the login before has left goes first.
 */
export async function storeAnswers(queryClient: QueryClient, readAhead: () => Promise<void>): Promise<void> {
  const login = sessionOf(queryClient)?.user.email ?? ''
  // What a visitor looked at is nothing the shop needs.
  if (login === '' && !isAgreed('preferences')) return await deleteAnswers()
  const kept = await openedFor(login)
  const cache = queryClient.getQueryCache()
  let waiting = new Map<string, Query>()
  const take = (query: Query): void => {
    if (query.state.status !== 'success' || query.meta?.['isMomentary'] === true) return
    if (waiting.size === 0) setTimeout(() => void write(), writtenAfterMs)
    waiting.set(query.queryHash, query)
  }
  const write = async (): Promise<void> => {
    const taken = waiting
    waiting = new Map()
    try {
      await writeAnswers(kept, taken)
    } catch {
      // A full or closed store: without a connection there is less to see, and nothing else changes.
    }
  }
  for (const query of cache.getAll()) take(query)
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') take(event.query)
  })
  showLastAnswers(queryClient, ({ queryHash }) =>
    readLastAnswer(kept, { login, queryHash, nowMs: Date.now() }),
  )
  if (login !== '') await readAhead()
}

async function openedFor(login: string): Promise<StoredAnswers> {
  const kept = await openStoredAnswers()
  const before = await kept.get('visit', 'last')
  if (before && before.login !== login) {
    kept.close()
    await deleteAnswers()
    return await openedFor(login)
  }
  await kept.put('visit', { login, atMs: Date.now() }, 'last')
  return kept
}

async function writeAnswers(kept: StoredAnswers, answers: ReadonlyMap<string, Query>): Promise<void> {
  const build = tabBuild()
  const writing = kept.transaction('answers', 'readwrite')
  for (const { queryKey, state } of answers.values())
    void writing.store.put(
      { key: queryKey, answer: state.data, atMs: state.dataUpdatedAt, build },
      hashKey(queryKey),
    )
  let tooMany = (await writing.store.count()) - keptAtMost
  for (let oldest = await writing.store.index('byAge').openCursor(); oldest && tooMany > 0; tooMany -= 1) {
    await oldest.delete()
    oldest = await oldest.continue()
  }
  await writing.done
}
