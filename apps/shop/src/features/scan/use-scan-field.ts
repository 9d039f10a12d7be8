import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { begunScan } from './early-scans.ts'
import { createWedge } from './wedge.ts'

interface ScanField {
  readonly field: RefObject<HTMLInputElement | null>
  readonly onSubmit: (event: FormEvent) => void
  /** Puts a code into the field, to be corrected. */
  readonly correct: (code: string) => void
  /** Takes the focus over from a button that went with what it did; from the keyboard, as a finger wants no keys on the screen. */
  readonly inherit: () => void
}

/** The field for codes: what is typed outside of other fields goes into it, also by a scanner that types. */
export function useScanField(take: (code: string) => void): ScanField {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const wedge = createWedge(begunScan())
    const onKey = (event: KeyboardEvent) => {
      const scanned = wedge(event.key, event.timeStamp)
      // Enter sends the form by itself.
      if (scanned !== undefined && event.key === 'Tab' && event.target === field.current) {
        event.preventDefault()
        field.current?.form?.requestSubmit()
      }
      const isWriting = event.key.length === 1 && event.key !== ' '
      if (isWriting && !event.ctrlKey && !event.metaKey && !event.altKey && !isField(event.target))
        field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return {
    field,
    onSubmit: (event) => {
      event.preventDefault()
      const input = field.current
      const code = input?.value.trim() ?? ''
      if (!input || code === '') return
      input.value = ''
      take(code)
    },
    correct: (code) => {
      if (!field.current) return
      field.current.value = code
      field.current.select()
      field.current.focus()
    },
    inherit: () => {
      const pressed = document.activeElement
      if (!pressed?.matches(':focus-visible')) return
      requestAnimationFrame(() => {
        if (!pressed.isConnected) field.current?.focus()
      })
    },
  }
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null
}
