import { useLingui } from '@lingui/react/macro'
import { isConnected } from '@provender/web/connection/connection'
import { useShopState } from '../../kernel/state/shop-state.ts'

/** Runs a download, whose code may have to be loaded first. Says so if it fails. */
export function useDownload(): (download: () => Promise<void>) => Promise<void> {
  const { t } = useLingui()
  const { notices } = useShopState()
  return async (download) => {
    try {
      await download()
    } catch {
      const text = isConnected() ? t`Nothing was downloaded` : t`No connection`
      notices.show({ kind: 'toast', about: 'bad', text })
    }
  }
}
