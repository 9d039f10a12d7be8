import type { AnyRouter } from '@tanstack/react-router'
import { getElementScrollRestorationEntry } from '@tanstack/router-core'

export function scrollPosition(
  router: AnyRouter,
): { readonly scrollX: number; readonly scrollY: number } | undefined {
  return getElementScrollRestorationEntry(router, { getElement: () => window })
}
