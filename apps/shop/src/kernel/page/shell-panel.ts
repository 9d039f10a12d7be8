/** Panels over the page: three at the edge of the window, and the cookie choices. */
export type ShellPanel = 'menu' | 'account' | 'basket' | 'cookies'

export interface PanelOpener {
  readonly onPanel: (panel: ShellPanel) => void
}

export interface PanelProps {
  readonly open: boolean
  readonly onClose: () => void
}
