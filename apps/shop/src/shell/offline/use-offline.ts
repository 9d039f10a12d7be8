import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchAhead } from '../../kernel/app/lazy-part.ts'
import type { ShopState } from '../../kernel/app/shop-state.ts'

/** The page is painted, and the catalogue is on its way. */
const settledAfterMs = 4000

/**
 * Makes the shop ready for days without a server, in a quiet moment; offers a new version. Gives whether the one of this window may
 * not go on.
 */
export function useOffline({ notices, baskets }: ShopState): boolean {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const [isTooOld, setTooOld] = useState(false)
  useEffect(() => {
    const start = async () =>
      (await import('./prepare-offline.ts')).prepareOffline(
        { queryClient, notices, baskets, i18n },
        setTooOld,
      )
    const timer = setTimeout(() => fetchAhead([start]), settledAfterMs)
    return () => clearTimeout(timer)
  }, [queryClient, notices, baskets, i18n])
  return isTooOld
}
