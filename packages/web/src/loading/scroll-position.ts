import type { AnyRouter } from '@tanstack/react-router'
import { getElementScrollRestorationEntry } from '@tanstack/router-core'

/** Where the user left this page, before a reload or before going back to it. Undefined for a new page. */
export function scrollPosition(
  router: AnyRouter,
): { readonly scrollX: number; readonly scrollY: number } | undefined {
  return getElementScrollRestorationEntry(router, { getElement: () => window })
}
