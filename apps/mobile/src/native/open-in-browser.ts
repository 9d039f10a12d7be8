import { Browser } from '@capacitor/browser'

/** Android gives a page back within this time. A later link is a new press. */
const returnMs = 2000

let opened: { readonly url: string; readonly atMs: number } | undefined

/** Opens a page in the browser that the system puts over the app. */
export async function openInBrowser(url: string): Promise<void> {
  opened = { url, atMs: performance.now() }
  await Browser.open({ url })
}

/**
 * True if the app has just opened this page: a phone without a browser that works inside apps gives a page of the shop back to
 * the app, as it does with every link to the shop. Opening it again would never end.
 */
export function hasJustOpened(url: string): boolean {
  return opened?.url === url && performance.now() - opened.atMs < returnMs
}
