/** The shop's service worker: the same registration, however often it is asked for. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  return await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
}
