/** Moves the focus from a button whose list item is about to be removed. Not to another button, which a held key would press. */
export function focusBeside(button: HTMLElement): void {
  const item = button.closest('li')
  const next = item?.nextElementSibling ?? item?.previousElementSibling ?? item?.closest('main')
  if (!(next instanceof HTMLElement)) return
  if (next.tabIndex < 0) next.tabIndex = -1
  next.focus()
}
