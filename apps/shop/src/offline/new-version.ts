const lookEveryMs = 3_600_000

/** Asks the person whether to go on with the new version; `accept` reloads the page into it. */
export type VersionOffer = (accept: () => void) => void

/**
 * Keeps the shop's files on this device. A window that stays open for days goes on with the files it was opened with until its
 * person agrees to the new ones.
 */
export async function offerNewVersion(offer: VersionOffer): Promise<void> {
  // Over plain HTTP there are no service workers; neither while Vite serves the sources.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  const tell = (): void => {
    const { waiting } = registration
    if (!waiting || !serviceWorker.controller) return
    offer(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      waiting.postMessage('take over', [])
    })
  }
  tell()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', tell),
  )
  setInterval(() => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  }, lookEveryMs)
}
