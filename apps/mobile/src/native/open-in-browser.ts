import { Browser } from '@capacitor/browser'

/** Android gives a page back within this time. A later link is a new press. */
const returnMs = 2000

let opened: { readonly url: string; readonly atMs: number } | undefined
const refusalListeners = new Set<() => void>()

export async function openInBrowser(url: string): Promise<void> {
  opened = { url, atMs: performance.now() }
  await Browser.open({ url })
}

/**
 * True if the app has just opened this page: a phone without a browser that works inside apps gives a page of the shop back to
 * the app, as it does with every link to the shop. Opening it again would never end, so the listeners are called.
 */
export function isGivenBack(url: string): boolean {
  const isReturned = opened?.url === url && performance.now() - opened.atMs < returnMs
  if (isReturned) for (const listener of refusalListeners) listener()
  return isReturned
}

/** Calls the listener for every page that the phone has given back. Returns the function that stops listening. */
export function onOutsideRefused(listener: () => void): () => void {
  refusalListeners.add(listener)
  return () => void refusalListeners.delete(listener)
}
