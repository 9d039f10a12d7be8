import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isApiError, statusOf } from '../api/execute.ts'
import type { ProductCardFieldsFragment } from './product-card.documents.ts'

export type ScanOutcome =
  | { readonly kind: 'found'; readonly name: string }
  | { readonly kind: 'none'; readonly code: string }
  | { readonly kind: 'failed'; readonly text: string }

/** The field a scanner types into: what is typed outside of other fields goes into it, and it is ready again after each code. */
export function useScanField(scan: (code: string) => Promise<ProductCardFieldsFragment | undefined>) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<ScanOutcome>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    field.current?.focus()
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.length === 1 &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey &&
        !isField(event.target)
      )
        field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const find = async (code: string) => {
    setBusy(true)
    try {
      const product = await scan(code)
      setOutcome(product ? { kind: 'found', name: product.description2 } : { kind: 'none', code })
    } catch (error) {
      const isTold = isApiError(error) && statusOf(error) !== 0
      setOutcome({ kind: 'failed', text: isTold ? error.refusal.message : t`No connection` })
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const input = field.current
    const code = input?.value.trim() ?? ''
    if (!input || code === '') return
    input.value = ''
    input.focus()
    void find(code)
  }
  return { field, outcome, isBusy, onSubmit }
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null
}
