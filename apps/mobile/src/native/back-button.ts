import { App } from '@capacitor/app'

export interface PageHistory {
  readonly canGoBack: () => boolean
  readonly back: () => void
}

const listeners: (() => void)[] = []

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

function closeDialog(): boolean {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  // A dialog that needs an answer stays open and stops the event.
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))
  return dialog !== undefined
}

/** Removes the focus from a field. Its text stays. */
function leaveField(): boolean {
  const [field] = document.querySelectorAll<HTMLElement>(
    ':is(input:not([type=checkbox], [type=radio]), textarea):focus',
  )
  field?.blur()
  return field !== undefined
}

function closeMenu(): boolean {
  return pressEscape([...document.querySelectorAll('[role=menu]')].at(-1))
}

function pressEscape(target: Element | null | undefined): boolean {
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  return target ? !target.dispatchEvent(key) : false
}
