import { readShopAddress } from '../features/catalogue/read-shop-address.ts'
import { shopHref } from '../features/catalogue/shop-address.ts'
import { parseAddressQuery, printAddressQuery } from '../kernel/app/address.ts'

/** What the pages that are open to visitors read of their query, besides the list of products. */
const parameters = ['next', 'new', 'token'] as const

/**
 * The address of a visitor's page without what no page reads. The server keeps pages by it, so that made-up parameters do not have a
 * page rendered again.
 */
export function visitorPath(path: string): string {
  const { pathname, search } = new URL(path, 'http://shop')
  const query = parseAddressQuery(search)
  if (pathname === '/shop') return shopHref(readShopAddress(query))
  return pathname + printAddressQuery(Object.fromEntries(parameters.map((name) => [name, query[name]])))
}

/** What the list of products reads of a query. */
export function shopQuery(query: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return parseAddressQuery(new URL(shopHref(readShopAddress(query)), 'http://shop').search)
}
