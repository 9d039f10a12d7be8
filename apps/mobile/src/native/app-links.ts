import { opensInBrowser } from '@provender/domain/device/paths-for-browser'

/** The last page of a payment in the browser. Its link only brings the app to the front, where the checkout continues. */
const returnOfPayment = /^\/checkout\/pay\/done\/?$/

/** Not `//host`, which is the address of another site. */
const pathOfShop = /^\/(?![/\\])/

/** What a link opens: a page of the shop, a page of the server in the browser, or nothing, because it belongs to another server. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'outside'; readonly url: string }
  | { readonly kind: 'foreign'; readonly host: string }

/**
 * Decides what a link opens, such as `https://orders.example/product/7` or `provender://orders.example/product/7`.
 * Undefined for invalid paths, and for the link that returns from a payment. Up to Android 14, every
 * link to the shop opens the app, so the app itself sends some of them to the browser.
 */
export function targetOfLink(link: string, serverUrl: string): LinkTarget | undefined {
  if (!URL.canParse(link)) return undefined
  const { protocol, host, pathname, search, hash } = new URL(link.replace(/^provender:/, 'https:'))
  if (protocol !== 'https:' && new URL(serverUrl).protocol !== protocol) return undefined
  if (host !== new URL(serverUrl).host) return { kind: 'foreign', host }
  if (returnOfPayment.test(pathname)) return undefined
  if (!pathOfShop.test(pathname)) return undefined
  const path = pathname + search + hash
  return opensInBrowser(pathname) ? { kind: 'outside', url: serverUrl + path } : { kind: 'page', path }
}

/**
 * The page that a tapped message opens. Messages pass through Google or Apple, so anything that is not a page of the shop is
 * ignored.
 */
export function pathOfMessage(data: unknown): string | undefined {
  const { product_id: product, path } = (data ?? {}) as Readonly<Record<string, unknown>>
  if (typeof product === 'string' && /^\d{1,12}$/.test(product)) return `/product/${product}`
  return typeof path === 'string' && pathOfShop.test(path) && !opensInBrowser(path) ? path : undefined
}

const openedKey = 'opened-links'

/**
 * False if this link has been opened since the start: Android and iOS report the link of a cold start once more after every
 * reload of the page.
 */
export function isNewLink(link: string): boolean {
  return !openedLinks().includes(link)
}

/** Remembers an opened link, so that a reload does not open it again. False if the storage is full. */
export function recordLink(link: string): boolean {
  try {
    sessionStorage.setItem(openedKey, JSON.stringify([...new Set([...openedLinks(), link])]))
    return true
  } catch {
    return false
  }
}

/** Clears the storage of the tab except for these links. */
export function preserveOpenedLinks(clear: () => void): void {
  const links = sessionStorage.getItem(openedKey)
  clear()
  if (links !== null) sessionStorage.setItem(openedKey, links)
}

function openedLinks(): readonly string[] {
  // Only the functions above write here.
  return JSON.parse(sessionStorage.getItem(openedKey) ?? '[]') as readonly string[]
}
