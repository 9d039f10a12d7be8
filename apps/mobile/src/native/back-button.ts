import { App } from '@capacitor/app'

export interface PageHistory {
  readonly canGoBack: () => boolean
  readonly back: () => void
}

const listeners: (() => void)[] = []

/** Adds a listener that takes the next press of the back button. Returns the function that removes it. */
export function onBack(listener: () => void): () => void {
  listeners.push(listener)
  return () => {
    const index = listeners.lastIndexOf(listener)
    if (index >= 0) listeners.splice(index, 1)
  }
}

/**
 * Gives Android's back button its meaning. The history is undefined on screens before the shop, such as the one without a
 * connection: these leave the app.
 */
export function followBackButton(history: () => PageHistory | undefined): void {
  void App.addListener('backButton', () => {
    if (closeDialog() || closeMenu()) return
    const listener = listeners.at(-1)
    if (listener) return listener()
    if (leaveField() || pressEscape(document.activeElement)) return
    const pages = history()
    if (pages?.canGoBack()) pages.back()
    else void App.minimizeApp()
  })
}

/** Closes the topmost dialog or sheet, as Escape would. Returns false if there is none. */
function closeDialog(): boolean {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  // A dialog that needs an answer stays open, and the press goes no further.
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))
  return dialog !== undefined
}

/** Takes the caret out of a field. What was typed stays. */
function leaveField(): boolean {
  const [field] = document.querySelectorAll<HTMLElement>(
    ':is(input:not([type=checkbox], [type=radio]), textarea):focus',
  )
  field?.blur()
  return field !== undefined
}

/** Closes the topmost menu. Returns false if there is none. */
function closeMenu(): boolean {
  return pressEscape([...document.querySelectorAll('[role=menu]')].at(-1))
}

/** Returns true if something has closed. */
function pressEscape(target: Element | null | undefined): boolean {
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  return target ? !target.dispatchEvent(key) : false
}
