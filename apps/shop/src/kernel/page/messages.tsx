import { useLingui } from '@lingui/react/macro'
import { prefetchModules, lazyPart } from '@provender/web/loading/lazy-part'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useShopState } from '../state/shop-state.ts'

const Notices = lazyPart(async () => (await import('@provender/ui/overlays/notices')).Notices)

let isUsed = false

function subscribe(onChange: () => void): () => void {
  const onUse = () => {
    isUsed = true
    onChange()
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, onUse, { once: true, passive: true })
  return () => {
    for (const type of ['pointerdown', 'keydown']) removeEventListener(type, onUse)
  }
}

/**
 * The area for notices. It is added at the first use of the page, before it has a notice, so that screen
 * readers announce the first one.
 */
export function Messages() {
  const { t } = useLingui()
  const { notices } = useShopState()
  const isInUse = useSyncExternalStore(
    subscribe,
    () => isUsed,
    () => false,
  )
  // A notice may come before the first use: there is a new version.
  const hasNotice = useSyncExternalStore(
    notices.subscribe,
    () => notices.now().length > 0,
    () => false,
  )
  // It also shows that there is no connection, so load it while there is one.
  useEffect(() => prefetchModules([Notices.prefetch]), [])
  if (!isInUse && !hasNotice) return null
  return (
    <Suspense>
      <Notices queue={notices} label={t`Messages`} closeLabel={t`Close`} />
    </Suspense>
  )
}
