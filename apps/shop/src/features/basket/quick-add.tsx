import { useLingui } from '@lingui/react/macro'
import { SearchBox, SearchContainer } from '@provender/ui/controls/search-box'
import { icon } from '@provender/ui/tokens/icon'
import { useRouter } from '@tanstack/react-router'
import { __iconData as plus } from 'lucide-react/icons/plus'
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { prefetchModules, lazyPart } from '../../kernel/app/lazy-part.ts'
import { shopHref, shopSearch } from '../catalogue/shop-address.ts'

const PlusIcon = icon(plus)

const loadInstantSearch = async () => (await import('../search/instant-search.tsx')).InstantSearch
const InstantSearch = lazyPart(loadInstantSearch)

/** Adds to the active basket from the keyboard: search or scan, Enter, quantity. Works like the search in the header. */
export function QuickAdd() {
  const { t } = useLingui()
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [isUsed, setUsed] = useState(false)
  const [open, setOpen] = useState(false)
  useEffect(() => prefetchModules([loadInstantSearch]), [])
  const search = (q: string) => {
    setOpen(false)
    void router.navigate({ to: '/shop', search: shopSearch({ q }) })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    search(input.current?.value.trim() ?? '')
  }
  return (
    <SearchContainer open={open} label={t`Quick add`}>
      <form action={shopHref({})} onSubmit={onSubmit}>
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
          <InstantSearch input={input} searched="" open={open} onOpen={setOpen} onSearch={search} />
        </Suspense>
      )}
    </SearchContainer>
  )
}
