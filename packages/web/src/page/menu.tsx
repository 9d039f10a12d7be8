import { IconButton } from '@provender/ui/controls/icon-button'
import type { MenuAction, MenuPanelProps } from '@provender/ui/overlays/menu-panel'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { lazyPart, prefetchModules } from '../loading/lazy-part.tsx'

const Panel = lazyPart(async () => (await import('@provender/ui/overlays/menu-panel')).MenuPanel)

export interface MenuProps {
  readonly label: string
  readonly face: ReactNode
  readonly actions: readonly MenuAction[]
}

const focusOf: Readonly<Record<string, MenuPanelProps['focus']>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
  Enter: 'first',
  ' ': 'first',
}

/** A button with a menu of further actions. A press before the menu has loaded opens it as soon as it has. */
export function Menu({ label, face, actions }: MenuProps) {
  const [opened, setOpened] = useState<Pick<MenuPanelProps, 'trigger' | 'focus'>>()
  useEffect(() => prefetchModules([Panel.prefetch]), [])
  const open = (button: HTMLButtonElement, focus: MenuPanelProps['focus']) => {
    // Safari does not focus a button that is pressed, and the focus could not return to it.
    button.focus({ preventScroll: true })
    setOpened({ trigger: { current: button }, focus })
  }
  const close = () => setOpened(undefined)
  return (
    <>
      <IconButton
        label={label}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        onClick={({ currentTarget }) => (opened ? close() : open(currentTarget, 'menu'))}
        onKeyDown={(event) => {
          const focus = focusOf[event.key]
          if (!focus) return
          event.preventDefault()
          open(event.currentTarget, focus)
        }}
      >
        {face}
      </IconButton>
      <Suspense>{opened && <Panel {...opened} label={label} actions={actions} onClose={close} />}</Suspense>
    </>
  )
}
