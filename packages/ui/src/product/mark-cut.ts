/**
 * For a list that shows one line and hides wrapped ones, unless it has `data-open`. Makes hidden items unfocusable and sets `data-cut` on
 * the element while there is more than one line.
 */
export function markCut(element: HTMLElement | null): (() => void) | undefined {
  const list = element?.querySelector('ul')
  if (!element || !list) return undefined
  const observer = new ResizeObserver(() => {
    const entries = [...list.children].filter((entry) => entry instanceof HTMLElement)
    const [first] = entries
    if (!first) return
    // Heights are 0 if the list is not displayed.
    const lineEnd = first.offsetTop + Math.max(1, first.offsetHeight)
    const isBelow = ({ offsetTop }: HTMLElement) => offsetTop >= lineEnd
    for (const entry of entries) entry.inert = isBelow(entry) && list.dataset.open === undefined
    element.toggleAttribute('data-cut', entries.some(isBelow))
  })
  observer.observe(list)
  return () => observer.disconnect()
}
