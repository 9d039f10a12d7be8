import { hrefOf } from '@provender/web/address/href-of'
import { useRouterState } from '@tanstack/react-router'

/**
 * The login link that returns to this page, or to the home page if no route has this address. Empty for signed-in users, so that their components do not render
 * again on every navigation.
 */
export function useLoginHref(isSignedIn: boolean): string {
  return useRouterState({
    select: ({ matches, resolvedLocation, location }) => {
      if (isSignedIn) return ''
      // Only the root matches.
      return loginHrefTo(matches.length === 1 ? '/' : (resolvedLocation ?? location).href)
    },
  })
}

export function loginHrefTo(next: string): string {
  return hrefOf({ to: '/login', search: nextSearch(next) })
}

/** Pages for those who are not signed in: nobody returns to them after the login. */
const isForVisitors = /^\/(?:login|register|reset-password|invitation)\b/

/** The query of a page that continues to `next`, or to the home page without it. */
export function nextSearch(next: string): { readonly next: string | undefined } {
  if (isForVisitors.test(next)) return nextSearch(new URLSearchParams(next.split('?')[1]).get('next') ?? '/')
  return { next: next === '/' ? undefined : next }
}
