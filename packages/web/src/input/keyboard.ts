import { platform } from '@provender/platform/current'

let isOpen = false

export function isKeyboardOpen(): boolean {
  return isOpen
}

/** Calls back when the keyboard opens or closes. Browsers do not report it. Returns the function that unsubscribes. */
export function subscribeToKeyboard(onChange: () => void): () => void {
  const stop = platform().app?.onKeyboard((isOpenNow) => {
    isOpen = isOpenNow
    onChange()
  })
  return stop ?? (() => {})
}
