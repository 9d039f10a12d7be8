import type { AnyRouter } from '@tanstack/react-router'

/** The route of the visible page, without its parameters: `/account/orders/$number`. */
export function routeOf(router: AnyRouter): string {
  return router.stores.matches.get().at(-1)?.routeId ?? ''
}
