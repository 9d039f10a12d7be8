import { Capacitor } from '@capacitor/core'

/** Served by the server itself: the browser shows them. */
const notOfTheShop = /^\/(?:documents\/|checkout\/pay|graphql|healthz)/

/**
 * The path in the shop that a link opens: `https://orders.example/product/7` or
 * `provender://orders.example/product/7`. Undefined for other hosts, and for addresses that are not pages of the shop.
 */
export function pathOfLink(link: string, serverUrl: string): string | undefined {
  if (!URL.canParse(link)) return undefined
  const { protocol, host, pathname, search, hash } = new URL(link.replace(/^provender:/, 'https:'))
  if (protocol !== 'https:' && new URL(serverUrl).protocol !== protocol) return undefined
  if (host !== new URL(serverUrl).host || notOfTheShop.test(pathname)) return undefined
  return pathname + search + hash
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

/** Android and iOS report a cold start by a link once more after every reload of the page. */
export function isNewLaunch(link: string): boolean {
  const key = 'opened-link'
  const isNew = Capacitor.isNativePlatform() && sessionStorage.getItem(key) !== link
  sessionStorage.setItem(key, link)
  return isNew
}
