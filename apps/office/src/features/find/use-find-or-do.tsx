import { type ReactNode, useEffect, useState } from 'react'
import { FindOrDo } from './find-or-do.tsx'

/**
 * Ctrl K, or Command K on a Mac, opens it, also while the user types. It is not loaded on demand: the first letters often follow at once.
 */
export function useFindOrDo(): { readonly openFinder: () => void; readonly finder: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return {
    openFinder: () => setOpen(true),
    finder: <FindOrDo open={isOpen} onClose={() => setOpen(false)} />,
  }
}
