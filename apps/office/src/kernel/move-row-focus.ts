/** Focuses the next row of a list, or the one before; at first the one that is open. */
export function moveRowFocus(list: HTMLElement | null, by: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('.row-link') ?? [])]
  const focused = links.findIndex((link) => link === document.activeElement)
  const opened = links.findIndex((link) => link.ariaCurrent === 'true')
  const from = focused >= 0 ? focused : opened
  const next = links[from < 0 ? 0 : Math.min(Math.max(from + by, 0), links.length - 1)]
  next?.focus()
}
