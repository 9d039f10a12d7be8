import { useLingui } from '@lingui/react/macro'
import { icon } from '@provender/ui/icon'
import { IconLink } from '@provender/ui/icon-button'
import { SearchBox } from '@provender/ui/search-box'
import { useRouter } from '@tanstack/react-router'
import { __iconData as scanBarcode } from 'lucide-react/icons/scan-barcode'
import { type FormEvent, useEffect, useRef } from 'react'
import { shopHref } from '../catalogue/shop-address.ts'
import { useQueryAt } from './here.ts'

const ScanIcon = icon(scanBarcode)

/** A form that works without script; with it, no page is loaded anew. `/` jumps into it. */
export function HeaderSearch() {
  const { t } = useLingui()
  const router = useRouter()
  const { q: searched = '' } = useQueryAt('/shop')
  const input = useSearchField(searched)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = input.current?.value.trim() ?? ''
    input.current?.blur()
    void router.navigate({ href: shopHref({ q }) })
  }
  return (
    <search>
      <form action="/shop" onSubmit={onSubmit}>
        <SearchBox
          ref={input}
          name="q"
          label={t`Search products`}
          placeholder={t`Search products, codes, barcodes`}
          defaultValue={searched}
          maxLength={200}
          hint="/"
          end={
            <IconLink href="/scan" label={t`Scan a barcode`}>
              <ScanIcon />
            </IconLink>
          }
        />
      </form>
    </search>
  )
}

/** The field: it says what the page on show was searched for, and `/` jumps into it. */
function useSearchField(searched: string) {
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(searched)
  useEffect(() => {
    // What was typed before the script was there stays: the page came with what it was searched for.
    if (shown.current === searched) return
    shown.current = searched
    if (input.current) input.current.value = searched
  }, [searched])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return input
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null
}
