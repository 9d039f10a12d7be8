import { unknownPath } from '@provender/schema/shop-renderer'
import { parseAddressQuery, printAddressQuery } from '@provender/web/address/address'
import type { AnyRouter } from '@tanstack/react-router'

/**
 * The address of a visitor's page without the parameters that its route does not read. The server caches
 * pages under it, so that invented parameters do not cause another rendering. Nor do invented addresses, as the page of those that no route has is the same for all.
 */
export function createVisitorPath(router: AnyRouter): (path: string) => string {
  return (path) => {
    const { pathname, search } = new URL(path, 'http://shop')
    const query = parseAddressQuery(search)
    const [routes] = router.getMatchedRoutes(pathname)
    // Only the root, which every address has.
    if (routes.length === 1) return unknownPath
    const read = routes.map(({ options: { validateSearch: parse } }): unknown =>
      typeof parse === 'function' ? parse(query) : undefined,
    )
    return pathname + printAddressQuery(Object.assign({}, ...read))
  }
}
