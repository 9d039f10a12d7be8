import { useLingui } from '@lingui/react'
import { platform } from '@provender/platform/current'
import { prefetchModules } from '@provender/web/loading/lazy-part'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isVersionRefused, subscribeToVersionRefusal } from '../../kernel/offline/version-refusal.ts'
import { currentUserKey, shellQuery } from '../../kernel/session/shop-queries.ts'
import type { ShopState } from '../../kernel/state/shop-state.ts'

/** By then the page is painted and the catalogue is loading. */
const settledAfterMs = 4000
/** Signed-in users may lose the connection at once: the page that they have opened is stored first. */
const signedInAfterMs = 500

/**
 * Prepares the shop, when idle, for days without a server, and offers new versions. Returns whether the
 * version of this tab or app may no longer be used.
 */
export function useOffline({ notices, baskets }: ShopState): boolean {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const [isTooOld, setTooOld] = useState(false)
  const isRefused = useSyncExternalStore(subscribeToVersionRefusal, isVersionRefused, () => false)
  useEffect(() => {
    // Settings may change before the tab is prepared.
    const servedVersion = queryClient.getQueryData(shellQuery.queryKey)?.initConfig.version.versionNumber ?? 0
    const start = async () =>
      (await import('./prepare-offline.ts')).prepareOffline(
        { queryClient, notices, baskets, i18n, servedVersion },
        setTooOld,
      )
    const afterMs = currentUserKey(queryClient) === '' ? settledAfterMs : signedInAfterMs
    // An app must not be used for seconds in a version that is too old.
    const timer = setTimeout(() => prefetchModules([start]), platform().app ? 0 : afterMs)
    return () => clearTimeout(timer)
  }, [queryClient, notices, baskets, i18n])
  return isTooOld || isRefused
}
