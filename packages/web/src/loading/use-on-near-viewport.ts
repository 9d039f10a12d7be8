import { useEffect, useRef } from 'react'

/** Calls `action` when the element comes within one screen of the viewport, and again for each new `action` while it is there. */
export function useOnNearViewport<Observed extends Element>(action: (() => void) | undefined) {
  const element = useRef<Observed>(null)
  useEffect(() => {
    if (!element.current || !action) return undefined
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) action()
      },
      { rootMargin: '100% 0px' },
    )
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [action])
  return element
}
