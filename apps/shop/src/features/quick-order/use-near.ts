import { type RefObject, useEffect, useState } from 'react'

/** Beyond the window's edge, so that what is scrolled to is there already. */
const margin = '800px'

/** By element, what to do once it comes near. */
const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Has an element been near what is seen? From the start, where it is said so. */
export function useNear(element: RefObject<Element | null>, fromStart: boolean): boolean {
  const [isNear, setNear] = useState(fromStart)
  useEffect(() => {
    const { current } = element
    if (isNear || !current) return
    observer ??= new IntersectionObserver(tellNear, { rootMargin: margin })
    waiting.set(current, () => setNear(true))
    observer.observe(current)
    return () => observer?.unobserve(current)
  }, [element, isNear])
  return isNear
}

function tellNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
}
