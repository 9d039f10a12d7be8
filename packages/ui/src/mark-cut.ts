/**
 * For an element with a list that shows one line and lets the rest wrap out of sight. What is out of sight cannot be reached
 * either, and the element has `data-cut` while there is such a thing.
 */
export function markCut(element: HTMLElement | null): (() => void) | undefined {
  const list = element?.querySelector('ul')
  if (!element || !list) return undefined
  const observer = new ResizeObserver(() => {
    const entries = [...list.children].filter((entry) => entry instanceof HTMLElement)
    const [first] = entries
    if (!first) return
    // Heights of nothing: the list is not shown at all.
    const lineEnd = first.offsetTop + Math.max(1, first.offsetHeight)
    for (const entry of entries) entry.inert = entry.offsetTop >= lineEnd
    element.toggleAttribute('data-cut', entries.at(-1)?.inert === true)
  })
  observer.observe(list)
  return () => observer.disconnect()
}
