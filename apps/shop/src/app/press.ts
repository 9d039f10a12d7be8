import type { RefCallback } from 'react'

/**
 * For an element round a link: what a plain press on it does instead of following it. A
 * listener of the element, since the one that follows the links of the page hears of the press before React does.
 */
export function pressInstead(act: () => void): RefCallback<HTMLElement> {
  return (element) => {
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      act()
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }
}
