import { useLingui } from '@lingui/react/macro'
import { platform } from '@provender/platform/current'
import { IconButton } from '@provender/ui/controls/icon-button'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as x } from 'lucide-react/icons/x'
import { useEffect, useEffectEvent } from 'react'
import { coverPage } from './cover-page.ts'
import { SuggestionPanel } from './suggestion-panel.tsx'
import { type InstantSearchProps, useInstantSearch } from './use-instant-search.ts'

const CloseIcon = icon(x)

export function InstantSearch(props: InstantSearchProps) {
  const { t } = useLingui()
  const search = useInstantSearch(props)
  if (!props.open) return null
  const close = () => {
    props.onOpen(false)
    props.input.current?.blur()
  }
  return (
    <>
      <ClosesOnBack onBack={close} />
      <CoversPage input={props.input} />
      <div className="absolute top-[calc(0.625rem+var(--inset-top))] right-1.5 tablet:hidden">
        <IconButton label={t`Close`} onClick={close}>
          <CloseIcon />
        </IconButton>
      </div>
      <SuggestionPanel {...search} lead={props.lead} />
    </>
  )
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
