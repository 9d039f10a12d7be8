import { useRouterState } from '@tanstack/react-router'
import { parseAddressQuery } from './address.ts'

/** Path and query of the page on show. */
export function useHere(): string {
  return useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).href })
}

/** The query of the page on show, where it is at `path`; empty on every other page. */
export function useQueryAt(path: string): Readonly<Record<string, string>> {
  const query = useRouterState({
    select: ({ resolvedLocation, location }) => {
      const { pathname, searchStr } = resolvedLocation ?? location
      return pathname === path ? searchStr : ''
    },
  })
  return parseAddressQuery(query)
}

/** The way to sign in and back here. Empty for who is signed in: what has it is then not drawn anew on every page. */
export function useLoginHref(isSignedIn: boolean): string {
  return useRouterState({
    select: ({ resolvedLocation, location }) =>
      isSignedIn ? '' : loginHrefTo((resolvedLocation ?? location).href),
  })
}

/** The login page, which leads back to `next`. */
export function loginHrefTo(next: string): string {
  return next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`
}
