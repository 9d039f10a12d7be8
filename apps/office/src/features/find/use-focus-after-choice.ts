import { useCallback, useEffect, useRef } from 'react'
import { paneHeadingId } from '../../kernel/pane-heading.tsx'

/**
 * A closed dialog gives the focus back to what opened it. After a choice, the page takes it instead: the heading of the order that is open
 * already, or all of the page until an order opens in it.
 */
export function useFocusAfterChoice(isOpen: boolean): (isOrder: boolean) => void {
  const place = useRef<() => HTMLElement | null>(undefined)
  useEffect(() => {
    if (isOpen) return
    place.current?.()?.focus()
    place.current = undefined
  }, [isOpen])
  return useCallback((isOrder) => {
    place.current = () =>
      (isOrder ? document.getElementById(paneHeadingId) : null) ?? document.getElementById('page')
  }, [])
}
