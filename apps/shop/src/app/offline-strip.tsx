import { useLingui } from '@lingui/react/macro'
import { Strip } from '@provender/ui/note'
import { useSyncExternalStore } from 'react'
import { deviceAge, isDeviceKept, onDeviceAge } from '../device/device-age.ts'

const changes = ['online', 'offline', onDeviceAge] as const

function subscribe(onChange: () => void): () => void {
  for (const change of changes) addEventListener(change, onChange)
  return () => {
    for (const change of changes) removeEventListener(change, onChange)
  }
}

/** Undefined with a network; without, how old the prices on this device are, empty when it has none. */
function ageOffline(): string | undefined {
  return navigator.onLine ? undefined : (deviceAge() ?? '')
}

/** Says that there is no network, what becomes of what one does meanwhile, and how old what is shown may be. */
export function OfflineStrip() {
  const { t } = useLingui()
  const age = useSyncExternalStore(subscribe, ageOffline, () => undefined)
  const isKept = useSyncExternalStore(subscribe, isDeviceKept, () => true)
  if (age === undefined) return null
  return (
    <Strip>
      {t`No connection. What you put in the basket is kept on this device and sent when you are back.`}{' '}
      {age !== '' && t`Prices and stock are as of ${age}.`}{' '}
      {!isKept && t`This browser keeps no products: leave the window open.`}
    </Strip>
  )
}
