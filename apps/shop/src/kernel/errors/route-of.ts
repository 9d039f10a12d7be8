import type { AnyRouter } from '@tanstack/react-router'

export function routeOf(router: AnyRouter): string {
  return router.stores.matches.get().at(-1)?.routeId ?? ''
}
