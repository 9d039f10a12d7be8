import type { AnyRouter } from '@tanstack/react-router'
import { depthOfState, tabOfState } from './tab-history.ts'

/** The titles of the pages below the current one, by tab and depth. */
const titles = new Map<string, string>()
let titleBelow: string | undefined

/** The title of the page to which the arrow in the bar leads; undefined if it is not known. */
export function titleOfPageBelow(): string | undefined {
  return titleBelow
}

/** Records the title of every page that the user leaves, so that the back arrow has a name for screen readers. */
export function followPageTitles(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    // Without the name of the shop, which follows it.
    if (fromLocation)
      titles.set(keyOf(fromLocation.state, 0), document.title.split(' · ').slice(0, -1).join(' · '))
    titleBelow = titles.get(keyOf(toLocation.state, -1)) || undefined
  })
}

function keyOf(state: object, step: number): string {
  return `${tabOfState(state)} ${depthOfState(state) + step}`
}
