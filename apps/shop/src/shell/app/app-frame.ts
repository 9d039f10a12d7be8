import type { AppFrameParts } from '../../kernel/app/app-frame.ts'
import { AppHeader } from './app-header.tsx'
import { createAppTabs } from './app-tabs.tsx'
import type { TabHistory } from './tab-history.ts'

/** The frame of an installed app: a bar with a title and an arrow back, and five tabs. */
export function createAppFrame(history: TabHistory): AppFrameParts {
  return { Bar: AppHeader, Tabs: createAppTabs(history) }
}
