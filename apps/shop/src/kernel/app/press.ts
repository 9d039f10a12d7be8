import type { RefCallback } from 'react'

/**
 * For an element round a link: what a plain press on it does instead of following it, where `when` allows it. A
 * listener of the element, since the one that follows the links of the page hears of the press before React does.
 */
export function pressInstead(act: () => void, when = () => true): RefCallback<HTMLElement> {
  return (element) => {
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      if (!when()) return
      event.preventDefault()
      act()
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }
}
