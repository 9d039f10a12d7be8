import { useLingui } from '@lingui/react/macro'
import { SearchBox, SearchContainer } from '@provender/ui/controls/search-box'
import { icon } from '@provender/ui/tokens/icon'
import { prefetchModules, lazyPart } from '@provender/web/loading/lazy-part'
import { useRouter } from '@tanstack/react-router'
import { __iconData as shoppingBasket } from 'lucide-react/icons/shopping-basket'
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { shopHref, shopSearch } from '../catalogue/shop-address.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { basketLinesId } from './basket-lines-id.ts'

const BasketIcon = icon(shoppingBasket)

const loadInstantSearch = async () => (await import('../search/instant-search.tsx')).InstantSearch
const InstantSearch = lazyPart(loadInstantSearch)

export interface QuickAddProps {
  readonly countOf: (text: string) => number
  readonly onFind: (text: string) => void
}

/**
 * The field of the active basket: it finds lines, and adds from the keyboard with search or scan, Enter, quantity. Works like the
 * search in the header.
 */
export function QuickAdd({ countOf, onFind }: QuickAddProps) {
  const { t } = useLingui()
  const amounts = useAmounts()
  const [typed, setTyped] = useState('')
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [isUsed, setUsed] = useState(false)
  const [open, setOpen] = useState(false)
  useEffect(() => prefetchModules([loadInstantSearch]), [])
  const search = (q: string) => {
    setOpen(false)
    void router.navigate({ to: '/shop', search: shopSearch({ q }) })
  }
  const lineCount = typed === '' ? 0 : countOf(typed)
  const foundText = amounts.lines(lineCount)
  const find = () => {
    setOpen(false)
    onFind(typed)
    document.getElementById(basketLinesId)?.focus()
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
          name="q"
          label={t`Add a product by name, code or barcode`}
          placeholder={t`Find or add a product`}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value.trim())
            onFind('')
          }}
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
            onOpen={setOpen}
            onSearch={search}
            lead={lineCount > 0 && <FoundLines text={t`In this basket: ${foundText}`} onPress={find} />}
          />
        </Suspense>
      )}
    </SearchContainer>
  )
}

function FoundLines({ text, onPress }: { readonly text: string; readonly onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-11 w-full items-center gap-2.5 rounded-control px-2 text-start text-label text-accent hover:bg-sunken"
    >
      <BasketIcon />
      {text}
    </button>
  )
}
