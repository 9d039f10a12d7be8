/** Scrolls to a part of the page and moves the focus to its heading, so that screen readers announce it. */
export function leadTo(id: string): void {
  const part = document.getElementById(id)
  const heading = part?.querySelector<HTMLElement>('h2, h3')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  part?.scrollIntoView({ block: 'nearest' })
}
