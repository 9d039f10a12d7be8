import { Capacitor } from '@capacitor/core'

/** Served by the server itself: the browser shows them. */
const notOfTheShop = /^\/(?:documents\/|checkout\/pay|graphql|healthz)/
/** The end of a payment in the browser. Its link brings the app to the front, and the page below it goes on by itself. */
const returnOfPayment = /^\/checkout\/pay\/done\/?$/

/** What a link opens: a page of the shop, or a page of the server in the browser. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'outside'; readonly url: string }

/**
 * What a link to the shop opens: `https://orders.example/product/7` or `provender://orders.example/product/7`.
 * Undefined for other hosts, and for the link that leads back from a payment. Android 14 and older bring the app every
 * link to its host, also those that it leaves to the browser.
 */
export function targetOfLink(link: string, serverUrl: string): LinkTarget | undefined {
  if (!URL.canParse(link)) return undefined
  const { protocol, host, pathname, search, hash } = new URL(link.replace(/^provender:/, 'https:'))
  if (protocol !== 'https:' && new URL(serverUrl).protocol !== protocol) return undefined
  if (host !== new URL(serverUrl).host || returnOfPayment.test(pathname)) return undefined
  const path = pathname + search + hash
  return notOfTheShop.test(pathname) ? { kind: 'outside', url: serverUrl + path } : { kind: 'page', path }
}

/**
 * The path that a tapped message names. It comes from our server, but through others: only a path of the shop is
 * opened.
 */
export function pathOfMessage(data: unknown): string | undefined {
  const { product_id: product, path } = (data ?? {}) as Readonly<Record<string, unknown>>
  if (typeof product === 'string' && /^\d{1,12}$/.test(product)) return `/product/${product}`
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && !notOfTheShop.test(path) ? path : undefined
}

const launchKey = 'opened-link'

/** Android and iOS report a cold start by a link once more after every reload of the page. */
export function isNewLaunch(link: string): boolean {
  return Capacitor.isNativePlatform() && sessionStorage.getItem(launchKey) !== link
}

/** Called for each link that the app opens: a reload must not open it again. False if the storage is full. */
export function recordLink(link: string): boolean {
  try {
    sessionStorage.setItem(launchKey, link)
    return true
  } catch {
    return false
  }
}
