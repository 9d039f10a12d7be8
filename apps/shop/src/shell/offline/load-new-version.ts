import type { BasketStore } from '@provender/sync/basket/basket-store'

type UnsentChanges = Pick<BasketStore, 'isSafe' | 'settle'>

/**
 * Loads the new version, or opens the store that has it, unless that would lose changes that are neither on the
 * server nor on this device. Returns whether it could.
 */
export async function loadNewVersion(
  baskets: UnsentChanges,
  load: () => Promise<void> | void = loadPage,
): Promise<boolean> {
  if (!(await isSafe(baskets))) return false
  await load()
  return true
}

/** If the device stores nothing, the server must have everything first. */
async function isSafe(baskets: UnsentChanges): Promise<boolean> {
  if (await baskets.isSafe()) return true
  try {
    await baskets.settle()
    return true
  } catch {
    // Unreachable: the user sees a message and can try again.
    return false
  }
}

/** Activates the new files first, if a service worker has them ready. */
async function loadPage(): Promise<void> {
  const serviceWorker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  const waiting = (await serviceWorker?.getRegistration())?.waiting
  if (!serviceWorker || !waiting) return location.reload()
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage('take over', [])
}
