import type { RefCallback } from 'react'

/**
 * A ref for an element around a link. A plain press runs `action` instead of following the link, if `when`
 * allows it. It listens on the element, because the listener that follows the links of the page runs before
 * React's.
 */
export function interceptPress(action: () => void, when = () => true): RefCallback<HTMLElement> {
  return (element) => {
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      if (!when()) return
      event.preventDefault()
      action()
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }
}
