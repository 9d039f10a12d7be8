import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchAhead } from '../app/lazy-part.ts'
import type { ShopState } from '../app/shop-state.ts'

/** The page is painted, and the catalogue is on its way. */
const settledAfterMs = 4000

/**
 * Makes the shop ready for days without a server, in a quiet moment; offers a new version. Gives whether the one of this window may
 * not go on.
 */
export function useOffline({ notices, baskets }: ShopState): boolean {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [isTooOld, setTooOld] = useState(false)
  useEffect(() => {
    const onOffered = () =>
      notices.show({
        kind: 'toast',
        about: 'info',
        text: t`The shop has been renewed.`,
        action: { label: t`Reload`, onAct: () => void load() },
      })
    const load = async () => {
      const { loadNewVersion } = await import('./load-new-version.ts')
      if (!(await loadNewVersion(baskets)))
        notices.show({ kind: 'toast', about: 'bad', text: t`No connection`, detail: t`Please try again` })
    }
    const start = async () =>
      (await import('./prepare-offline.ts')).prepareOffline(queryClient, { onOffered, onRequired: setTooOld })
    const timer = setTimeout(() => fetchAhead([start]), settledAfterMs)
    return () => clearTimeout(timer)
  }, [queryClient, notices, baskets, t])
  return isTooOld
}
