import type { BasketStore } from '@provender/sync/basket/basket-store'

type Unsent = Pick<BasketStore, 'isSafe' | 'settle'>

/**
 * Loads the new version, unless something would be lost with this window: what was done last is neither on the server nor on this
 * device. Gives whether it could.
 */
export async function loadNewVersion(
  baskets: Unsent,
  load: () => Promise<void> = loadPage,
): Promise<boolean> {
  if (!(await isSafe(baskets))) return false
  await load()
  return true
}

/** Where the device keeps nothing the server must have it all first. */
async function isSafe(baskets: Unsent): Promise<boolean> {
  if (await baskets.isSafe()) return true
  try {
    await baskets.settle()
    return true
  } catch {
    // Unreachable: the person is told, and tries again.
    return false
  }
}

/** The new files first, where a service worker has them ready. */
async function loadPage(): Promise<void> {
  const serviceWorker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  const waiting = (await serviceWorker?.getRegistration())?.waiting
  if (!serviceWorker || !waiting) return location.reload()
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage('take over', [])
}
