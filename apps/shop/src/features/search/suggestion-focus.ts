import type { SalesUnit } from '@provender/domain/price/price'

/** The number of a unit's quantity in a row that is in the basket. */
export function focusQuantity(rowId: string, unit: SalesUnit): void {
  rowOf(rowId)?.querySelector<HTMLInputElement>(`[data-unit="${unit}"] input`)?.focus()
}

/** Follows the row's link, or presses its button. */
export function pressRow(rowId: string): void {
  firstStop(rowId)?.click()
}

/** What there is to press in place of adding: 'Notify me'; else the row's link. */
export function focusOffer(rowId: string): void {
  const offer = rowOf(rowId)?.querySelector<HTMLElement>('[data-unit] button:enabled')
  if (offer) offer.focus()
  else focusRow(rowId)
}

export function focusRow(rowId: string): void {
  firstStop(rowId)?.focus()
}

/** Puts words into the box, ready to go on from them. */
export function writeInto(field: HTMLInputElement | null, text: string): void {
  if (!field) return
  field.value = text
  field.focus()
}

/** The id of the row that something stands in. */
export function rowIdAround(element: Element): string | undefined {
  return element.closest('[role=row]')?.querySelector('[role=gridcell][id]')?.id
}

function firstStop(rowId: string): HTMLElement | null | undefined {
  return rowOf(rowId)?.querySelector<HTMLElement>('a, button')
}

function rowOf(rowId: string): Element | null | undefined {
  return document.getElementById(rowId)?.closest('[role=row]')
}
