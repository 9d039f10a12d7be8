import type { QueryClient } from '@tanstack/react-query'
import { build } from '../api/shop-server.ts'
import { followConnection, isConnected } from '../app/connection.ts'
import { shellQuery } from '../app/shop-queries.ts'
import { type VersionUpdates, versionUpdates } from './version-updates.ts'

/**
 * Tells what the wholesaler's settings say of newer versions, each time that changes. A page that the server made is of the newest
 * it has, whatever they say: loading it again would bring the same. Without a connection there is nothing newer to be had.
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
