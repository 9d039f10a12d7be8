import { type AnyRouter, type RouterState, useRouterState } from '@tanstack/react-router'
import { parseAddressQuery } from './address.ts'
import { hrefOf, type SearchOf, type ShopPath } from './href-of.ts'

type Places = Pick<RouterState, 'location' | 'resolvedLocation'>

/** The page on show, not the one that is on its way. */
function onShow({ resolvedLocation, location }: Places): Places['location'] {
  return resolvedLocation ?? location
}

/** Path and query of the page on show. */
export function useCurrentLocation(): string {
  return useRouterState({ select: (state) => onShow(state).href })
}

/** Path and query of the page on show at this moment. */
export function currentLocationIn(router: AnyRouter): string {
  return onShow(router.state).href
}

/** Is the page on show the one at a path and query? Who asks this is not drawn anew with each page. */
export function useIsCurrentPath(href: string | undefined): boolean {
  return useRouterState({ select: (state) => onShow(state).href === href })
}

/** The query of the page on show, where it is at `to`; empty on every other page. */
export function useQueryAt<const To extends ShopPath>({
  to,
}: {
  readonly to: To
}): Readonly<Partial<Record<keyof SearchOf<To> & string, string>>> {
  const query = useRouterState({
    select: (state) => {
      const { pathname, searchStr } = onShow(state)
      return pathname === to ? searchStr : ''
    },
  })
  // What the page does not read is there as well, and nobody asks for it.
  return parseAddressQuery(query) as never
}

/** The way to sign in and back here. Empty for who is signed in: what has it is then not drawn anew on every page. */
export function useLoginHref(isSignedIn: boolean): string {
  return useRouterState({ select: (state) => (isSignedIn ? '' : loginHrefTo(onShow(state).href)) })
}

/** The login page, which leads back to `next`. */
export function loginHrefTo(next: string): string {
  return hrefOf({ to: '/login', search: nextSearch(next) })
}

/** The query of a page that leads on to `next`. It leads home by itself. */
export function nextSearch(next: string): { readonly next: string | undefined } {
  return { next: next === '/' ? undefined : next }
}
