import { useLingui } from '@lingui/react/macro'
import { Strip } from '@provender/ui/page/strip'
import { isConnected, isRefused, subscribeToConnection } from '@provender/web/connection/connection'
import { useMatches } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { deviceAge, isDevicePersistent, deviceAgeEvent } from '../features/catalogue/device/device-age.ts'

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

/**
 * Reports in one line that there is no connection, what happens to the user's changes, and how old prices and stock are.
 * Hidden on pages about service and settings, where nothing can be added.
 */
export function OfflineStrip() {
  const { t } = useLingui()
  const age = useSyncExternalStore(subscribe, ageOffline, () => undefined)
  const isPersistent = useSyncExternalStore(subscribe, isDevicePersistent, () => true)
  const isAppRefused = useSyncExternalStore(subscribe, isRefused, () => false)
  const hasBasket = useMatches({ select: (matches) => matches.at(-1)?.staticData.texts !== 'service' })
  if (age === undefined || !hasBasket) return null
  const kept = isPersistent ? t`Offline: what you add is kept.` : t`Offline: leave this window open.`
  return (
    <div ref={reserveHeight}>
      <Strip>
        <span className="inline-block">
          {isAppRefused ? t`The server does not answer this app: ask your wholesaler.` : kept}
        </span>{' '}
        {isPersistent && !isAppRefused && (
          <>
            <span className="inline-block max-sm:hidden">{t`You can order when you're back online.`}</span>{' '}
            <span className="inline-block">{age !== '' && t`Prices and stock of ${age}.`}</span>
          </>
        )}
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
