import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { Suspense, useSyncExternalStore } from 'react'

const ToTop = lazyPart(async () => (await import('@provender/ui/page/to-top')).ToTop)

const shownAfterPx = 400

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true })
  return () => removeEventListener('scroll', onChange)
}

/** A button to the top of a long page, shown after 400 px (docs/product-rules.md#app-shell). */
export function ScrollTop() {
  const { t } = useLingui()
  const isVisible = useSyncExternalStore(
    subscribe,
    () => scrollY > shownAfterPx,
    () => false,
  )
  if (!isVisible) return null
  return (
    <Suspense>
      <ToTop label={t`Back to the top`} />
    </Suspense>
  )
}
