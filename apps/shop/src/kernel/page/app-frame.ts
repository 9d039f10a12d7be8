import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'

export interface AppFrameParts {
  /** The bar at the top, and around everything else, so that the page can put its title into the bar. */
  readonly Bar: ComponentType<{ readonly children: ReactNode }>
  readonly Tabs: ComponentType
  /** The home page. `isOpen`: false if the viewer is behind the login wall. */
  readonly Home: ComponentType<{ readonly isOpen: boolean }>
  readonly loadHome: (queryClient: QueryClient) => Promise<void>
}
