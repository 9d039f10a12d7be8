import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { deviceStorage } from '../../kernel/consent/device-storage.ts'
import { currentUserKey } from '../../kernel/session/shop-queries.ts'
import { createRecentSearches, type RecentSearches } from './recent-searches.ts'

export interface RecentView extends RecentSearches {
  readonly recent: readonly string[]
}

export function useRecentSearches(searched: string): RecentView {
  const queryClient = useQueryClient()
  const [searches] = useState(() =>
    createRecentSearches({
      owner: currentUserKey(queryClient),
      storage: deviceStorage,
    }),
  )
  useEffect(() => searches.add(searched), [searches, searched])
  return { ...searches, recent: useSyncExternalStore(searches.subscribe, searches.list) }
}
