import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { FindOrDo } from './find-or-do.tsx'

/**
 * Ctrl K, or Command K on a Mac, opens it, also while the user types. It is not loaded on demand: the first letters often follow at once.
 */
export function useFindOrDo(): { readonly openFinder: () => void; readonly finder: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  const openFinder = useCallback(() => {
    setOpen(true)
    setOpenings((before) => before + 1)
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) openFinder()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [openFinder])
  return {
    openFinder,
    finder: <FindOrDo open={isOpen} openings={openings} onClose={() => setOpen(false)} />,
  }
}
