import { useLingui } from '@lingui/react/macro'
import { ToTop } from '@provender/ui/to-top'
import { useSyncExternalStore } from 'react'

const shownAfterPx = 400

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true })
  return () => removeEventListener('scroll', onChange)
}

/** The way back to the top of a long page. */
export function ScrollTop() {
  const { t } = useLingui()
  const shown = useSyncExternalStore(
    subscribe,
    () => scrollY > shownAfterPx,
    () => false,
  )
  return <ToTop label={t`Back to the top`} shown={shown} />
}
