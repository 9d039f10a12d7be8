/** Registers the shop's service worker. Every call returns the same registration. */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  return await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
}
