import { useRouterState } from '@tanstack/react-router'

/** Path and query of the page on show. */
export function useHere(): string {
  return useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).href })
}

/** The login page, which leads back to `next`. */
export function loginHrefTo(next: string): string {
  return next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`
}
