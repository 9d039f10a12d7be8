import { platform } from '@provender/platform/current'
import { build } from '@provender/web/api/server'
import { subscribeToConnection, isConnected } from '@provender/web/connection/connection'
import type { QueryClient } from '@tanstack/react-query'
import { shellQuery } from '../session/shop-queries.ts'
import { type VersionUpdates, versionUpdates } from './version-updates.ts'

interface WatchOptions {
  /** The newest version by the settings when the tab started. */
  readonly servedVersion: number
  readonly onUpdate: (update: VersionUpdates) => void
}

/**
 * Reports changes of the update state in the wholesaler's settings. A server-rendered page is already the
 * newest that the server had, regardless of the settings: a reload would load the same one. Without a
 * connection no update is available. The numbers of a wholesaler are not those of the common app, which only its
 * store updates.
 */
export function watchVersion(queryClient: QueryClient, { servedVersion, onUpdate }: WatchOptions): void {
  const { app } = platform()
  if (app?.leaveServer) return
  const newest = () => queryClient.getQueryData(shellQuery.queryKey)?.initConfig.version
  const isServed = !app && document.documentElement.dataset['offlineStart'] === undefined
  const ownVersion = Math.max(Number(build), isServed ? servedVersion : 0)
  let reported: VersionUpdates = 'none'
  const checkVersion = (): void => {
    const update = isConnected() ? versionUpdates(newest(), ownVersion) : 'none'
    if (update === reported) return
    reported = update
    onUpdate(update)
  }
  checkVersion()
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === shellQuery.queryKey[0]) checkVersion()
  })
  subscribeToConnection(checkVersion)
}
