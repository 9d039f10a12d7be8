export function pressRow(rowId: string): void {
  firstStop(rowId)?.click()
}

export function focusOffer(rowId: string): void {
  const offer = rowOf(rowId)?.querySelector<HTMLElement>('[data-unit] button:enabled')
  if (offer) offer.focus()
  else focusRow(rowId)
}

export function focusRow(rowId: string): void {
  firstStop(rowId)?.focus()
}

/** Changes the text of the search field as typing does, so that everything that follows the field is notified. */
export function setText(field: HTMLInputElement, text: string): void {
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

export function rowIdAround(element: Element): string | undefined {
  return element.closest('[role=row]')?.querySelector('[role=gridcell][id]')?.id
}

function firstStop(rowId: string): HTMLElement | null | undefined {
  return rowOf(rowId)?.querySelector<HTMLElement>('a, button')
}

function rowOf(rowId: string): Element | null | undefined {
  return document.getElementById(rowId)?.closest('[role=row]')
}
