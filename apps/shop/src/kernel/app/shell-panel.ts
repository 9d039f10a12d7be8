/** What opens over the page: at the edge of the window from the header, and what this device may keep. */
export type ShellPanel = 'menu' | 'account' | 'basket' | 'cookies'

/** What header, footer and questions open panels with. */
export interface PanelOpener {
  readonly onPanel: (panel: ShellPanel) => void
}

export interface PanelProps {
  readonly open: boolean
  readonly onClose: () => void
}
