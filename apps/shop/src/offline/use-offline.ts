import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchAhead } from '../app/lazy-part.ts'
import type { ShopState } from '../app/shop-state.ts'

/** The page is painted, and the catalogue is on its way. */
const settledAfterMs = 4000

/** Makes the shop ready for days without a server, in a quiet moment; tells of a new version. */
export function useOffline({ notices }: ShopState): void {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  useEffect(() => {
    const offer = (accept: () => void) =>
      notices.show({
        kind: 'toast',
        about: 'info',
        text: t`The shop has been renewed.`,
        action: { label: t`Reload`, onAct: accept },
      })
    const start = async () => (await import('./prepare-offline.ts')).prepareOffline(queryClient, offer)
    const timer = setTimeout(() => fetchAhead([start]), settledAfterMs)
    return () => clearTimeout(timer)
  }, [queryClient, notices, t])
}
