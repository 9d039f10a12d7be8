import { useLingui } from '@lingui/react/macro'
import { Strip } from '@provender/ui/note'
import { useSyncExternalStore } from 'react'
import { deviceAge, watchDeviceAge } from '../device/device-age.ts'

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Says that there is no network, what becomes of what one does meanwhile, and how old what is shown may be. */
export function OfflineStrip() {
  const { t } = useLingui()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const age = useSyncExternalStore(watchDeviceAge, deviceAge, () => undefined)
  if (isOnline) return null
  return (
    <Strip>
      {t`No connection. What you put in the basket is kept on this device and sent when you are back.`}{' '}
      {age !== undefined && t`Prices and stock are as of ${age}.`}
    </Strip>
  )
}
