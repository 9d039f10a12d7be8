import { tabRoots } from './tab-of-path.ts'

/**
 * The bar at the top of a page of the app. `home`: the mark. `search`: the search field. `first`: the mark, and a cross
 * that leaves the page. `clear`: an arrow over a picture. `camera`: a cross over the camera. `root` and `page`: the title
 * of the page; a page below another one also has an arrow. `none`: the page has its own bar.
 */
export type BarKind = 'home' | 'search' | 'first' | 'clear' | 'camera' | 'root' | 'page' | 'none'

const bars: readonly (readonly [BarKind, RegExp])[] = [
  ['home', /^\/$/],
  ['search', /^\/(?:search|shop)$/],
  ['first', /^\/login$/],
  ['clear', /^\/product\//],
  ['camera', /^\/scan$/],
  ['none', /^\/(?:onboarding|checkout\/success)$/],
]

interface Place {
  readonly isBelow: boolean
  /** The address has a query, as that of a basket by its number. */
  readonly hasQuery: boolean
}

export function barOfPath(path: string, { isBelow, hasQuery }: Place): BarKind {
  const bar = bars.find(([, pages]) => pages.test(path))?.[0]
  if (bar) return bar
  const isRoot = [tabRoots.basket, tabRoots.account].includes(path) && !hasQuery
  return isRoot && !isBelow ? 'root' : 'page'
}
