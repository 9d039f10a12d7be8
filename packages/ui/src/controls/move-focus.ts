const pressable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)'

/**
 * Moves the focus to the next or previous control and wraps around; from outside, to the first or last. `selector` narrows the selection, for
 * example to the links of search results.
 */
export function moveFocus(container: HTMLElement, step: 1 | -1, selector: string = pressable): void {
  const stops = [...container.querySelectorAll<HTMLElement>(selector)]
  const index = stops.findIndex((stop) => stop === document.activeElement)
  const next =
    index === -1 ? (step === 1 ? 0 : stops.length - 1) : (index + step + stops.length) % stops.length
  stops[next]?.focus()
}
