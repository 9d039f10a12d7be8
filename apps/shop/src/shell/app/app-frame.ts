import { AppHome, loadAppHome } from '../../features/app-home/app-home.tsx'
import type { AppFrameParts } from '../../kernel/page/app-frame.ts'
import { createAppHeader } from './app-header.tsx'
import { createAppTabs } from './app-tabs.tsx'
import type { TabHistory } from './tab-history.ts'

/** The frame of an installed app: a bar with a title and a back arrow, and five tabs. */
export function createAppFrame(history: TabHistory): AppFrameParts {
  return {
    Bar: createAppHeader(history),
    Tabs: createAppTabs(history),
    Home: AppHome,
    loadHome: loadAppHome,
  }
}
