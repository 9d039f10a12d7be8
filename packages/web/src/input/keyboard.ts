import { platform } from '@provender/platform/current'

let isOpen = false

/** True while the keyboard of an installed app covers a part of the screen. */
export function isKeyboardOpen(): boolean {
  return isOpen
}

/** Calls back when the keyboard opens or closes. Browsers do not say so. Returns the function that unsubscribes. */
export function subscribeToKeyboard(onChange: () => void): () => void {
  const stop = platform().app?.onKeyboard((isOpenNow) => {
    isOpen = isOpenNow
    onChange()
  })
  return stop ?? (() => {})
}
