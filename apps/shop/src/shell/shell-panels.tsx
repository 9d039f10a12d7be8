import { lazyPart } from '@provender/web/loading/lazy-part'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { type ShellPanel } from '../kernel/page/shell-panel.ts'

const MenuSheet = lazyPart(async () => (await import('./menu-sheet.tsx')).MenuSheet)
const AccountSheet = lazyPart(
  async () => (await import('../features/account/account-sheet.tsx')).AccountSheet,
)

const BasketSheet = lazyPart(async () => (await import('./basket-sheet.tsx')).BasketSheet)
const CookieDialog = lazyPart(
  async () => (await import('../features/consent/cookie-dialog.tsx')).CookieDialog,
)

export interface ShellPanelsProps {
  /** The panel that was opened last, also while it closes. */
  readonly panel: ShellPanel | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** Each panel loads when first opened. It closes when the page under it changes. */
export function ShellPanels({ panel, open, onClose }: ShellPanelsProps) {
  return (
    <Suspense>
      {panel === 'menu' && <MenuSheet open={open} onClose={onClose} />}
      {panel === 'account' && <AccountSheet open={open} onClose={onClose} />}
      {panel === 'basket' && <BasketSheet open={open} onClose={onClose} />}
      {panel === 'cookies' && <CookieDialog open={open} onClose={onClose} />}
    </Suspense>
  )
}

/**
 * Tracks the open panel, which stays open only on the page that it was opened on. While none is open,
 * components that use this do not render again on navigations.
 */
export function usePanels() {
  const router = useRouter()
  const [opened, setOpened] = useState<{ readonly panel: ShellPanel; readonly at: string | undefined }>()
  const open = useRouterState({ select: ({ location }) => opened?.at === location.href })
  return {
    panel: opened?.panel,
    open,
    onPanel: (panel: ShellPanel) => setOpened({ panel, at: router.state.location.href }),
    onClose: () => setOpened(opened && { ...opened, at: undefined }),
  }
}
