import { lazyPart, prefetchModules } from '@provender/web/loading/lazy-part'
import { useRouteContext, useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { type ShellPanel } from '../kernel/page/shell-panel.ts'

const MenuSheet = lazyPart(async () => (await import('./menu-sheet.tsx')).MenuSheet)
const AccountSheet = lazyPart(
  async () => (await import('../features/account/account-sheet.tsx')).AccountSheet,
)

const BasketSheet = lazyPart(async () => (await import('./basket-sheet.tsx')).BasketSheet)
const CookieDialog = lazyPart(
  async () => (await import('../features/consent/cookie-dialog.tsx')).CookieDialog,
)

const sheets = { menu: MenuSheet, account: AccountSheet, basket: BasketSheet }

export function prefetchPanel(panel: keyof typeof sheets): void {
  // A failed part is loaded again when it is needed.
  sheets[panel].prefetch().catch(() => undefined)
}

export interface ShellPanelsProps {
  /** The panel that was opened last, also while it closes. */
  readonly panel: ShellPanel | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** The sheets of the header load when the page is idle, so that the first press opens them at once. They close when the page under them changes. */
export function ShellPanels({ panel, open, onClose }: ShellPanelsProps) {
  const { isSignedIn } = useRouteContext({ from: '__root__' })
  useEffect(
    () =>
      prefetchModules(
        (isSignedIn ? [MenuSheet, AccountSheet, BasketSheet] : [MenuSheet]).map((sheet) => sheet.prefetch),
      ),
    [isSignedIn],
  )
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
