import { runAfterPaint } from '@provender/web/loading/run-after-paint'
import type { AnyRouter } from '@tanstack/react-router'

/**
 * Keeps the keyboard focus across navigations. A new page focuses its heading, where screen readers start. A
 * page that the user returns to focuses the link that they followed there. Leaves the focus alone if the user
 * is typing, is in a dialog, or has moved it already. Returns the function that stops it.
 */
export function manageFocus(router: AnyRouter): () => void {
  const left = new Map<string, string>()
  let callOff = (): void => {}
  const stops = [
    router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
      const key = fromLocation?.state.__TSR_key
      const link = document.activeElement?.closest('main a[href]')?.getAttribute('href')
      if (key !== undefined && link && hrefChanged) left.set(key, link)
    }),
    router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation) return
      callOff()
      const before = document.activeElement
      // Setting the focus forces a layout, which would delay the page by a frame before it is painted.
      callOff = runAfterPaint(() => {
        const isMoved = document.activeElement !== before && !isLost()
        if (isMoved || isAtWork() || !(pathChanged || isLost())) return
        const link = left.get(toLocation.state.__TSR_key ?? '')
        focusOn((link !== undefined && linkTo(link)) || document.querySelector('main h1'))
      })
    }),
  ]
  return () => {
    callOff()
    for (const stop of stops) stop()
  }
}

/** True if the focused element has gone. */
function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

function isAtWork(): boolean {
  return document.activeElement?.matches('input, textarea, select, dialog[open] *') === true
}

function linkTo(href: string): Element | undefined {
  return [...document.querySelectorAll('main a[href]')].find((link) => link.getAttribute('href') === href)
}

/** The router scrolls the window, so the focus does not. */
function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
