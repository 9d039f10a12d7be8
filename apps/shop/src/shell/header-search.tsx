import { useLingui } from '@lingui/react/macro'
import { IconLink } from '@provender/ui/controls/icon-button'
import { SearchBox, SearchContainer } from '@provender/ui/controls/search-box'
import { icon } from '@provender/ui/tokens/icon'
import { currentLocationIn, useIsCurrentPath, useQueryAt } from '@provender/web/address/current-location'
import { hrefOf } from '@provender/web/address/href-of'
import { prefetchModules, lazyPart } from '@provender/web/loading/lazy-part'
import { useRouter } from '@tanstack/react-router'
import { __iconData as scanBarcode } from 'lucide-react/icons/scan-barcode'
import {
  type ComponentType,
  type FormEvent,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { shopHref, shopSearch } from '../features/catalogue/shop-address.ts'

const ScanIcon = icon(scanBarcode)

const loadInstantSearch = async () => (await import('../features/search/instant-search.tsx')).InstantSearch
const InstantSearch = lazyPart(loadInstantSearch)

interface InField {
  readonly input: RefObject<HTMLInputElement | null>
}

export interface HeaderSearchProps {
  /** In the field, at its end. */
  readonly End?: ComponentType<InField>
}

function ScanLink() {
  const { t } = useLingui()
  return (
    <IconLink href={hrefOf({ to: '/scan' })} label={t`Scan a barcode`}>
      <ScanIcon />
    </IconLink>
  )
}

/**
 * A search form that works without scripts. With them, results show while the user types and no page is
 * reloaded. `/` focuses it.
 */
export function HeaderSearch({ End = ScanLink }: HeaderSearchProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { q: searched = '' } = useQueryAt({ to: '/shop' })
  const { input, isUsed, onUsed } = useSearchField(searched)
  // The results close when the page under them changes.
  const [openAt, setOpenAt] = useState<string>()
  const open = useIsCurrentPath(openAt)
  const search = (q: string) => {
    setOpenAt(undefined)
    input.current?.blur()
    void router.navigate({ to: '/shop', search: shopSearch({ q }) })
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    search(input.current?.value.trim() ?? '')
  }
  return (
    <SearchContainer open={open}>
      <form action={shopHref({})} onSubmit={onSubmit}>
        <SearchBox
          ref={input}
          name="q"
          label={t`Search products`}
          placeholder={t`Product, code or barcode`}
          defaultValue={searched}
          maxLength={200}
          hint="/"
          onFocus={onUsed}
          end={<End input={input} />}
        />
      </form>
      {isUsed && (
        <Suspense>
          <InstantSearch
            input={input}
            searched={searched}
            open={open}
            onOpen={(isOpen) => setOpenAt(isOpen ? currentLocationIn(router) : undefined)}
            onSearch={search}
          />
        </Suspense>
      )}
    </SearchContainer>
  )
}

/** The field shows the search of the visible page, and `/` focuses it. Suggestions load at its first use. */
function useSearchField(searched: string) {
  const input = useRef<HTMLInputElement>(null)
  const lastSearch = useRef(searched)
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    // Keep text that the user typed before the script ran. The server rendered the field with the search.
    if (lastSearch.current === searched) return
    lastSearch.current = searched
    if (input.current) input.current.value = searched
  }, [searched])
  useEffect(() => {
    if (document.activeElement === input.current) setUsed(true)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      event.preventDefault()
      // A focused header sticks to the top, so the page need not scroll.
      input.current?.focus({ preventScroll: true })
      input.current?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => prefetchModules([loadInstantSearch]), [])
  return { input, isUsed, onUsed: () => setUsed(true) }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null
}
