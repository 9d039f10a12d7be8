import { statusOf } from '@provender/client/api/execute'
import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query'
import { subscribeToConnection, isConnected } from './connection.ts'

/**
 * While the server is unreachable, answers queries with the last response: the one in this tab, or else
 * `storedAnswer`, which is undefined if there is none. Such queries are sent again as soon as there is a
 * connection.
 */
export function showCachedResponses(
  queryClient: QueryClient,
  storedAnswer: (query: Query) => Promise<unknown>,
): void {
  let shownQueries = new Set<string>()
  const persister: QueryPersister = async (queryServer, context, query) => {
    try {
      return await queryServer(context)
    } catch (error) {
      if (statusOf(error) !== 0 || mustBeOfNow(query)) throw error
      // Another tab may have closed the store; then nothing is stored.
      const last = query.state.data ?? (await storedAnswer(query).catch(() => undefined))
      if (last === undefined || isConnected()) throw error
      shownQueries.add(query.queryHash)
      return last
    }
  }
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, persister } })
  subscribeToConnection(() => {
    if (!isConnected()) return
    const staleQueries = shownQueries
    shownQueries = new Set()
    void queryClient.invalidateQueries({ predicate: ({ queryHash }) => staleQueries.has(queryHash) })
  })
}

/** True for offers of the moment, and for queries that must reflect the current state. */
function mustBeOfNow({ meta, options }: Query): boolean {
  return meta?.['isMomentary'] === true || ('staleTime' in options && options.staleTime === 0)
}
