import { useLingui } from '@lingui/react/macro'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { lazyPart } from './lazy-part.ts'

const ToTop = lazyPart(async () => (await import('@provender/ui/to-top')).ToTop)

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
  const [wasShown, setWasShown] = useState(false)
  if (shown && !wasShown) setWasShown(true)
  if (!wasShown) return null
  return (
    <Suspense>
      <ToTop label={t`Back to the top`} shown={shown} />
    </Suspense>
  )
}
