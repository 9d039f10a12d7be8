import type { QueryClient } from '@tanstack/react-query'
import { build } from '../api/shop-server.ts'
import { followConnection, isConnected } from '../app/connection.ts'
import { shellQuery } from '../app/shop-queries.ts'
import { type VersionUpdates, versionUpdates } from './version-updates.ts'

/**
 * Reports changes of the update state in the wholesaler's settings. A server-rendered page is already the
 * newest that the server has, whatever the settings say: a reload would bring the same. Without a connection
 * no update is available.
 */
export function watchVersion(queryClient: QueryClient, onNews: (news: VersionUpdates) => void): void {
  const newest = () => queryClient.getQueryData(shellQuery.queryKey)?.initConfig.version
  const isServed = document.documentElement.dataset['offlineStart'] === undefined
  const own = Math.max(Number(build), isServed ? (newest()?.versionNumber ?? 0) : 0)
  let told: VersionUpdates = 'none'
  const look = (): void => {
    const news = isConnected() ? versionUpdates(newest(), own) : 'none'
    if (news === told) return
    told = news
    onNews(news)
  }
  look()
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === shellQuery.queryKey[0]) look()
  })
  followConnection(look)
}
