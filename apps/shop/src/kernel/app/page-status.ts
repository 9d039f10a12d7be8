import { statusOf } from '@provender/client/api/execute'
import type { AnyRouter } from '@tanstack/react-router'
import { shellQuery } from './shop-queries.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The HTTP status of the page, where it is not what the router finds. */
    readonly status?: number
    /** A page without the header (docs/product-rules.md#app-shell). */
    readonly hidesHeader?: boolean
  }
}

/** The status a rendered page is sent with. `found`: what the router made of it. */
export function pageStatus(router: AnyRouter, found: number): number {
  const shell = router.options.context.queryClient.getQueryData(shellQuery.queryKey)
  if (shell?.initConfig.config.serviceStatus === false) return 503
  const matches = router.stores.matches.get()
  if (matches.some(({ error }) => statusOf(error) === 503)) return 503
  return matches.at(-1)?.staticData.status ?? found
}
