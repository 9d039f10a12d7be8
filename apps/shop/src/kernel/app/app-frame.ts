import type { ComponentType, ReactNode } from 'react'

/** What an installed app puts around every page in place of the header, the tabs and the footer of a browser. */
export interface AppFrameParts {
  /** The bar at the top, and around everything else, so that the page can put its title into the bar. */
  readonly Bar: ComponentType<{ readonly children: ReactNode }>
  readonly Tabs: ComponentType
}
