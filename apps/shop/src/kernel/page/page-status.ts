import { statusOf } from '@provender/client/api/execute'
import type { AnyRouter } from '@tanstack/react-router'
import { shellQuery } from '../session/shop-queries.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The HTTP status of the page, if it differs from the router's. */
    readonly status?: number
    /** A page without the header (docs/product-rules.md#app-shell). */
    readonly hidesHeader?: boolean
    /** A page where an order is prepared or placed: on a phone, strips and prompts are hidden. */
    readonly isClear?: boolean
    /** A page that belongs to an installed app: without header, footer, navigation and prompts (docs/app.md#cards). */
    readonly isBare?: boolean
  }
}

/** The HTTP status of a rendered page. `routerStatus` is the status that the router chose. */
export function pageStatus(router: AnyRouter, routerStatus: number): number {
  const shell = router.options.context.queryClient.getQueryData(shellQuery.queryKey)
  if (shell?.initConfig.config.serviceStatus === false) return 503
  const matches = router.stores.matches.get()
  const failed = matches.map(({ error }) => statusOf(error) ?? 0)
  if (failed.includes(503)) return 503
  // The API refused what the page asked for, so nothing failed here.
  const refused = failed.find((status) => status >= 400 && status < 500)
  return matches.at(-1)?.staticData.status ?? refused ?? routerStatus
}
