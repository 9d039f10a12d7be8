import { useLingui } from '@lingui/react/macro'
import { Strip } from '@provender/ui/page/strip'
import { useSyncExternalStore } from 'react'
import { deviceAge, isDevicePersistent, deviceAgeEvent } from '../features/catalogue/device/device-age.ts'
import { isConnected, isRefused, subscribeToConnection } from '../kernel/app/connection.ts'

function subscribe(onChange: () => void): () => void {
  const end = subscribeToConnection(onChange)
  addEventListener(deviceAgeEvent, onChange)
  return () => {
    end()
    removeEventListener(deviceAgeEvent, onChange)
  }
}

/** Undefined with a connection. Without one, the age of the prices on this device, or an empty string if it has none. */
function ageOffline(): string | undefined {
  return isConnected() ? undefined : (deviceAge() ?? '')
}

/** Says that there is no connection, what happens to the user's changes, and how old the data may be. */
export function OfflineStrip() {
  const { t } = useLingui()
  const age = useSyncExternalStore(subscribe, ageOffline, () => undefined)
  const isPersistent = useSyncExternalStore(subscribe, isDevicePersistent, () => true)
  const isAppRefused = useSyncExternalStore(subscribe, isRefused, () => false)
  if (age === undefined) return null
  return (
    // Another text may have another height.
    <div key={String(isAppRefused)} ref={reserveHeight}>
      <Strip>
        {isAppRefused
          ? t`The server does not answer this app at the moment. What you put in the basket is kept on this device. If this lasts, ask your wholesaler.`
          : t`No connection. What you put in the basket is kept on this device and sent when you are back.`}{' '}
        {age !== '' && t`Prices and stock are as of ${age}.`}{' '}
        {!isPersistent && t`This device can't store products. Keep this window open.`}
      </Strip>
    </div>
  )
}

/**
 * Keeps the controls in place that the user may be about to press when a strip above them appears or
 * disappears. Most browsers do this themselves, but Safari does not.
 */
function reserveHeight(strip: HTMLElement | null): (() => void) | undefined {
  if (!strip || CSS.supports('overflow-anchor', 'auto')) return undefined
  const moveBy = (top: number) => {
    if (scrollY > 0) scrollBy({ top, behavior: 'instant' })
  }
  moveBy(strip.offsetHeight)
  return () => moveBy(-strip.offsetHeight)
}
