import { platform } from '@provender/platform/current'
import { useEffect } from 'react'

const offKey = 'office-keys-off'

/** Keys of one letter can be switched off: a dictation program types them by mistake (WCAG 2.1.4). */
export function areKeysOn(): boolean {
  return platform().storage.device()?.getItem(offKey) !== 'yes'
}

export function switchKeys(isOn: boolean): void {
  const storage = platform().storage.device()
  if (isOn) storage?.removeItem(offKey)
  else storage?.setItem(offKey, 'yes')
}

/** Calls the action of a pressed key, except while the user types, in a dialog, or together with Ctrl, Alt or the Windows key. */
export function useKeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const action = actions[event.key]
      if (!action || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      if (event.key.length === 1 && !areKeysOn()) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [actions])
}

/** Calls the action for Escape before anything else does, also while the user types, except in a dialog. */
export function useEscape(action: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [action])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select')
  )
}
