import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { fetchAhead, lazyPart } from './lazy-part.ts'
import { useShopState } from './shop-state.ts'

const loadNotices = async () => (await import('@provender/ui/overlays/notices')).Notices
const Notices = lazyPart(loadNotices)

let isUsed = false

/** True from the first press or key on. */
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

/** Where notices appear. It comes with the first use of the page: there before it has something to tell, so that readers hear it. */
export function Messages() {
  const { t } = useLingui()
  const { notices } = useShopState()
  const isWanted = useSyncExternalStore(
    subscribe,
    () => isUsed || notices.now().length > 0,
    () => false,
  )
  // That there is no connection is told by it: it must not need one.
  useEffect(() => fetchAhead([loadNotices]), [])
  if (!isWanted) return null
  return (
    <Suspense>
      <Notices queue={notices} label={t`Messages`} closeLabel={t`Close`} />
    </Suspense>
  )
}
