import type { AnyRouter } from '@tanstack/react-router'

/** Our own name for the page on show: `/account/orders/$number`, with nothing of what was asked for. */
export function routeOf(router: AnyRouter): string {
  return router.stores.matches.get().at(-1)?.routeId ?? ''
}
