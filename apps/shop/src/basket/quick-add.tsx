import { useLingui } from '@lingui/react/macro'
import { icon } from '@provender/ui/icon'
import { SearchBox, SearchPlace } from '@provender/ui/search-box'
import { useRouter } from '@tanstack/react-router'
import { __iconData as plus } from 'lucide-react/icons/plus'
import { type FormEvent, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { fetchAhead, lazyPart } from '../app/lazy-part.ts'
import { shopHref } from '../catalogue/shop-address.ts'

const PlusIcon = icon(plus)

const loadInstantSearch = async () => (await import('../search/instant-search.tsx')).InstantSearch
const InstantSearch = lazyPart(loadInstantSearch)

/** Fills the active basket from the keyboard: words, a code or a scan, Enter, how many. The search of the header, here. */
export function QuickAdd() {
  const { t } = useLingui()
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [isUsed, setUsed] = useState(false)
  const [open, setOpen] = useState(false)
  const { onThere, isEarly } = useEarlyEnter(input)
  useEffect(() => fetchAhead([loadInstantSearch]), [])
  const search = (q: string) => {
    setOpen(false)
    void router.navigate({ href: shopHref({ q }) })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isEarly()) return
    search(input.current?.value.trim() ?? '')
  }
  return (
    <SearchPlace open={open} label={t`Quick add`}>
      <form action="/shop" onSubmit={onSubmit}>
        <SearchBox
          ref={input}
          small
          start={<PlusIcon />}
          name="q"
          label={t`Add a product by name, code or barcode`}
          placeholder={t`Add by name, code or barcode`}
          maxLength={200}
          onFocus={() => setUsed(true)}
        />
      </form>
      {isUsed && (
        <Suspense>
          <InstantSearch
            input={input}
            searched=""
            open={open}
            onOpen={(isOpen) => {
              onThere()
              setOpen(isOpen)
            }}
            onSearch={search}
          />
        </Suspense>
      )}
    </SearchPlace>
  )
}

/** Enter that comes before the search does is kept for it: the first scan does not lead away from the basket. */
function useEarlyEnter(input: RefObject<HTMLInputElement | null>) {
  const [isThere, setThere] = useState(false)
  const isKept = useRef(false)
  useEffect(() => {
    if (!isThere || !isKept.current) return
    isKept.current = false
    input.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  }, [isThere, input])
  return {
    onThere: () => setThere(true),
    /** Is it pressed too early? */
    isEarly: () => {
      isKept.current = !isThere
      return !isThere
    },
  }
}
