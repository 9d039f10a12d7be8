import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { unfinishedScan } from './early-scans.ts'
import { createWedge, scannerKey } from './wedge.ts'

interface ScanField {
  readonly field: RefObject<HTMLInputElement | null>
  readonly onSubmit: (event: FormEvent) => void
  readonly correct: (code: string) => void
  /** Takes the focus when a pressed button disappears. Only after a key press: after a touch it would open the keyboard. */
  readonly inherit: () => void
}

/** The field for codes. Keys pressed outside other fields go into it, including those of a wedge scanner. */
export function useScanField(onCode: (code: string) => void): ScanField {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const wedge = createWedge(unfinishedScan())
    const onKey = (event: KeyboardEvent) => {
      const scanned = wedge(scannerKey(event), event.timeStamp)
      // Enter submits the form anyway.
      if (scanned !== undefined && event.key !== 'Enter' && event.target === field.current) {
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
      onCode(code)
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
