import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'

/** What an installed app puts around every page in place of the header, the tabs and the footer of a browser. */
export interface AppFrameParts {
  /** The bar at the top, and around everything else, so that the page can put its title into the bar. */
  readonly Bar: ComponentType<{ readonly children: ReactNode }>
  readonly Tabs: ComponentType
  /** The home page. `isOpen`: false if the viewer is behind the login wall. */
  readonly Home: ComponentType<{ readonly isOpen: boolean }>
  /** Loads what this home page shows to signed-in users. */
  readonly loadHome: (queryClient: QueryClient) => Promise<void>
  /** The first page of the account. */
  readonly Account: ComponentType
  readonly loadAccount: (queryClient: QueryClient) => Promise<void>
}
