import type { AnyRouter } from '@tanstack/react-router'
import { afterPaint } from '../kernel/app/after-paint.ts'

/**
 * Keeps the keyboard's place from page to page: on a new page its heading, where readers begin; on one that somebody comes back
 * to, the link that was followed there. Who types, is in a dialog, or has gone on already, is left alone. Gives the function that stops it.
 */
export function followFocus(router: AnyRouter): () => void {
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
      // What is given the focus is laid out at once: before the page is on the screen, that would cost it a frame.
      callOff = afterPaint(() => {
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

/** The focus was on something that is no longer there. */
function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

function isAtWork(): boolean {
  return document.activeElement?.matches('input, textarea, select, dialog[open] *') === true
}

function linkTo(href: string): Element | undefined {
  return [...document.querySelectorAll('main a[href]')].find((link) => link.getAttribute('href') === href)
}

/** The window is scrolled by the router. */
function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
