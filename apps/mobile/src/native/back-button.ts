import { App } from '@capacitor/app'

export interface PageHistory {
  readonly canGoBack: () => boolean
  readonly back: () => void
}

/**
 * Gives Android's back button its meaning. The history is undefined on screens before the shop, such as the one without a
 * connection: these leave the app.
 */
export function followBackButton(history: () => PageHistory | undefined): void {
  void App.addListener('backButton', () => {
    if (closeTopmost()) return
    const pages = history()
    if (pages?.canGoBack()) pages.back()
    else void App.minimizeApp()
  })
}

/**
 * Closes what lies on top of the page, as Escape would: a dialog, a sheet, a menu, suggestions. Returns false if nothing
 * does.
 */
function closeTopmost(): boolean {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  if (dialog) {
    // A dialog that needs an answer stays open, and the press goes no further.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    return true
  }
  const popover = [...document.querySelectorAll('[popover]:popover-open')].at(-1)
  const target = popover ?? document.activeElement
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  return target ? !target.dispatchEvent(key) : false
}
