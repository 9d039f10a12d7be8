/**
 * For an element with a list that shows one line and lets the rest wrap out of sight, unless the list has `data-open`. What is
 * out of sight cannot be reached either, and the element has `data-cut` while there is more than one line.
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
    const isBelow = ({ offsetTop }: HTMLElement) => offsetTop >= lineEnd
    for (const entry of entries) entry.inert = isBelow(entry) && list.dataset.open === undefined
    element.toggleAttribute('data-cut', entries.some(isBelow))
  })
  observer.observe(list)
  return () => observer.disconnect()
}
