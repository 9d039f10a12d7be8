import { type RefObject, useEffect, useState } from 'react'

/** Below and above the window, so that rows are ready before they are scrolled into view. */
const margin = '800px'

/** By element, the callback to run once it comes near. */
const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** True once an element has been near the visible area; true from the start if `fromStart` is set. */
export function useNearViewport(element: RefObject<Element | null>, fromStart: boolean): boolean {
  const [isNear, setNear] = useState(fromStart)
  useEffect(() => {
    const { current } = element
    if (isNear || !current) return
    observer ??= new IntersectionObserver(notifyNear, { rootMargin: margin })
    waiting.set(current, () => setNear(true))
    observer.observe(current)
    return () => observer?.unobserve(current)
  }, [element, isNear])
  return isNear
}

function notifyNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
}
