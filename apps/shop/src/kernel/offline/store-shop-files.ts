import { platform } from '@provender/platform/current'
import { registerServiceWorker } from '@provender/platform/service-worker'
import { inputEvents } from '@provender/web/input/input-events'
import { whenIdle } from '@provender/web/loading/when-idle'

const updateIntervalMs = 3_600_000

/**
 * Stores the shop's files on this device and reports when there are newer ones. A tab that stays open for
 * days keeps the files it started with until the user agrees to the new ones.
 */
export async function storeShopFiles(onNewer: () => void): Promise<void> {
  // An app contains its files, plain HTTP has no service workers, and in development Vite serves the sources.
  if (platform().app || !('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { serviceWorker } = navigator
  // Start while the tab is idle. During the installation, report each use to the worker, so that it pauses.
  await whenIdle(window)
  const registration = await registerServiceWorker()
  for (const use of inputEvents)
    addEventListener(use, () => registration.installing?.postMessage('used'), {
      capture: true,
      passive: true,
    })
  const reportWaiting = (): void => {
    if (registration.waiting && serviceWorker.controller) onNewer()
  }
  reportWaiting()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', reportWaiting),
  )
  setInterval(() => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  }, updateIntervalMs)
}
