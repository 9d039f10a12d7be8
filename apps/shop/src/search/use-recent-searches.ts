import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { cookie, cookiePermission } from '../app/cookies.ts'
import { deviceStorage } from '../app/device-storage.ts'
import { sessionOf } from '../app/shop-queries.ts'
import { makeRecentSearches, type RecentSearches } from './recent-searches.ts'

export interface RecentView extends RecentSearches {
  readonly recent: readonly string[]
}

/** What this login searched for lately on this device. */
export function useRecentSearches(): RecentView {
  const queryClient = useQueryClient()
  const [searches] = useState(() =>
    makeRecentSearches({
      owner: sessionOf(queryClient)?.user.firebaseUserUID ?? 'visitor',
      storage: deviceStorage(),
      permission: () => cookie(cookiePermission),
    }),
  )
  return { ...searches, recent: useSyncExternalStore(searches.subscribe, searches.list) }
}
