import { type AnyRouter, type RouterState, useRouterState } from '@tanstack/react-router'
import { parseAddressQuery } from './address.ts'
import type { PagePath, SearchOf } from './href-of.ts'

type RouterLocations = Pick<RouterState, 'location' | 'resolvedLocation'>

/** The visible page, not the one that is being navigated to. */
function onShow({ resolvedLocation, location }: RouterLocations): RouterLocations['location'] {
  return resolvedLocation ?? location
}

/** Path and query of the visible page. */
export function useCurrentLocation(): string {
  return useRouterState({ select: (state) => onShow(state).href })
}

export function currentLocationIn(router: AnyRouter): string {
  return onShow(router.state).href
}

/** True if the visible page has this path and query. A component that uses it does not render again on every navigation. */
export function useIsCurrentPath(href: string | undefined): boolean {
  return useRouterState({ select: (state) => onShow(state).href === href })
}

export function useQueryAt<const To extends PagePath>({
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
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- only an app's router makes it necessary
  return parseAddressQuery(query) as never
}
