import { type AnyRouter, type RouterState, useRouterState } from '@tanstack/react-router'
import { parseAddressQuery } from './address.ts'
import { hrefOf, type SearchOf, type ShopPath } from './href-of.ts'

type RouterLocations = Pick<RouterState, 'location' | 'resolvedLocation'>

/** The visible page, not the one that is being navigated to. */
function onShow({ resolvedLocation, location }: RouterLocations): RouterLocations['location'] {
  return resolvedLocation ?? location
}

/** Path and query of the visible page. */
export function useCurrentLocation(): string {
  return useRouterState({ select: (state) => onShow(state).href })
}

/** Path and query of the visible page at this moment. */
export function currentLocationIn(router: AnyRouter): string {
  return onShow(router.state).href
}

/** True if the visible page has this path and query. A component that uses it does not render again on every navigation. */
export function useIsCurrentPath(href: string | undefined): boolean {
  return useRouterState({ select: (state) => onShow(state).href === href })
}

/** The query of the visible page if its path is `to`, or else an empty object. */
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
  // May contain parameters that the page does not declare. The type hides them, so nothing reads them.
  return parseAddressQuery(query) as never
}

/**
 * The login link that returns to this page. Empty for signed-in users, so that their components do not render
 * again on every navigation.
 */
export function useLoginHref(isSignedIn: boolean): string {
  return useRouterState({ select: (state) => (isSignedIn ? '' : loginHrefTo(onShow(state).href)) })
}

/** The login page, which returns to `next`. */
export function loginHrefTo(next: string): string {
  return hrefOf({ to: '/login', search: nextSearch(next) })
}

/** The query of a page that continues to `next`. Without it, the page continues to the home page. */
export function nextSearch(next: string): { readonly next: string | undefined } {
  return { next: next === '/' ? undefined : next }
}
