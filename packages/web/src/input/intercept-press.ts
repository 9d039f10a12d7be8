import type { RefCallback } from 'react'

interface PressOptions {
  /** The link is followed where this is false. */
  readonly when?: () => boolean
  /** Loads what the action needs. Runs when a pointer or the focus reaches the link. */
  readonly prepare?: () => void
}

/**
 * A ref for an element around a link. A plain press runs `action` instead of following the link, if `when`
 * allows it. It listens on the element, because the listener that follows the links of the page runs before
 * React's.
 */
export function interceptPress(
  action: () => void,
  { when = () => true, prepare }: PressOptions = {},
): RefCallback<HTMLElement> {
  return (element) => {
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      if (!when()) return
      event.preventDefault()
      action()
    }
    element.addEventListener('click', onClick, { signal })
    if (prepare)
      for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, prepare, { signal })
    return () => listening.abort()
  }
}
