import { registerServiceWorker } from '@provender/platform/service-worker'
import { uses } from '../app/uses.ts'
import { whenIdle } from './when-idle.ts'

const lookEveryMs = 3_600_000

/**
 * Keeps the shop's files on this device, and tells when there are newer ones. A window that stays open for days goes on with the
 * files it was opened with until its person agrees to the new ones.
 */
export async function keepFiles(onNewer: () => void): Promise<void> {
  // Over plain HTTP there are no service workers; neither while Vite serves the sources.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { serviceWorker } = navigator
  // Not while somebody presses or types, and while it goes on the worker is told when she does.
  await whenIdle(window)
  const registration = await registerServiceWorker()
  for (const use of uses)
    addEventListener(use, () => registration.installing?.postMessage('used'), {
      capture: true,
      passive: true,
    })
  const tell = (): void => {
    if (registration.waiting && serviceWorker.controller) onNewer()
  }
  tell()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', tell),
  )
  setInterval(() => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  }, lookEveryMs)
}
