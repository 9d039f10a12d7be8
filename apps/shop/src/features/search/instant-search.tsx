import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { IconButton } from '@provender/ui/controls/icon-button'
import { SearchCount } from '@provender/ui/controls/search-box'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as arrowLeft } from 'lucide-react/icons/arrow-left'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { useProductList } from '../catalogue/use-product-list.ts'
import { coverPage } from './cover-page.ts'
import { SuggestionPanel } from './suggestion-panel.tsx'
import { type InstantSearchProps, useInstantSearch } from './use-instant-search.ts'
import { type Usuals, useUsuals } from './use-usuals.ts'

const BackIcon = icon(arrowLeft)

export function InstantSearch(props: InstantSearchProps) {
  const { isSignedIn } = useProductList()
  // Outside of what renders with every letter: the company's products do not change with it.
  const usuals = useUsuals(isSignedIn && props.open)
  return <TypedSearch {...props} usuals={usuals} />
}

function TypedSearch({ usuals, ...props }: InstantSearchProps & { readonly usuals: Usuals }) {
  const { t } = useLingui()
  const search = useInstantSearch(props, usuals)
  const mark = <CountMark input={props.input} count={search.mark} />
  if (!props.open) return mark
  const close = () => {
    props.onOpen(false)
    props.input.current?.blur()
  }
  return (
    <>
      <ClosesOnBack onBack={close} />
      <CoversPage input={props.input} />
      {mark}
      <div className="absolute top-[calc(0.625rem+var(--inset-top))] left-3 tablet:hidden">
        <IconButton label={t`Close`} onClick={close}>
          <BackIcon />
        </IconButton>
      </div>
      <SuggestionPanel {...search} lead={props.lead} />
    </>
  )
}

/** Shows the quantity in the server-rendered search box, before its field. */
function CountMark({ input, count }: Pick<InstantSearchProps, 'input'> & { readonly count: string }) {
  const place = input.current?.parentElement?.querySelector('[data-search-count]')
  return place && count !== '' ? createPortal(<SearchCount>{`${count} ×`}</SearchCount>, place) : null
}

function CoversPage({ input }: Pick<InstantSearchProps, 'input'>) {
  useEffect(() => {
    const search = input.current?.closest('search')
    return search ? coverPage(search) : undefined
  }, [input])
  return null
}

/** The back gesture or button of a phone closes the search instead of leaving the page: in an app, and in browsers with CloseWatcher. */
function ClosesOnBack({ onBack }: { readonly onBack: () => void }) {
  const onClose = useEffectEvent(onBack)
  useEffect(() => {
    const { app } = platform()
    if (app) return app.onBack(() => onClose())
    if (!globalThis.CloseWatcher || !matchMedia('(pointer: coarse)').matches) return
    const watcher = new globalThis.CloseWatcher()
    watcher.addEventListener('close', () => onClose())
    return () => watcher.destroy()
  }, [])
  return null
}

// Not every browser has it, and TypeScript's DOM library does not declare it yet.
declare global {
  var CloseWatcher: (new () => EventTarget & { readonly destroy: () => void }) | undefined
}
