import { useLingui } from '@lingui/react/macro'
import { Strip } from '@provender/ui/note'
import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Says that there is no network, and what becomes of what one does meanwhile. */
export function OfflineStrip() {
  const { t } = useLingui()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  if (isOnline) return null
  return (
    <Strip>{t`No connection. What you put in the basket is kept on this device and sent when you are back.`}</Strip>
  )
}
