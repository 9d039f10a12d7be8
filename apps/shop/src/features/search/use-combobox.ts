import { type RefObject, useLayoutEffect } from 'react'

export const gridId = 'found'

interface ComboboxOptions {
  readonly input: RefObject<HTMLInputElement | null>
  readonly hasRows: boolean
  readonly chosen: string | undefined
}

/** Makes the server-rendered field a combobox: screen readers follow the arrow keys while the focus stays in the field. */
export function useCombobox({ input, hasRows, chosen }: ComboboxOptions): void {
  useLayoutEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'grid',
      'aria-expanded': String(hasRows),
      'aria-controls': hasRows ? gridId : undefined,
      'aria-activedescendant': hasRows ? chosen : undefined,
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) input.current?.removeAttribute(name)
      else input.current?.setAttribute(name, value)
    }
  }, [input, hasRows, chosen])
  useLayoutEffect(() => {
    if (chosen === undefined) return undefined
    // Scrolling measures the page. In the next frame the browser does that anyway, and only once.
    const frame = requestAnimationFrame(() => {
      const row = document.getElementById(chosen)?.closest('[role=row]')
      row?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [chosen])
}
