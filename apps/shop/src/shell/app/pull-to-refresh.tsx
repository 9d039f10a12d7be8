import { useLingui } from '@lingui/react/macro'
import { icon } from '@provender/ui/tokens/icon'
import { useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { __iconData as loaderCircle } from 'lucide-react/icons/loader-circle'
import { useEffect, useState } from 'react'
import { useShopState } from '../../kernel/state/shop-state.ts'

const TurningIcon = icon(loaderCircle)

const enoughPx = 64
/** A ring that only flickers looks like a fault. */
const shownMs = 400

/** Pages whose data others change. */
const refreshed =
  /^\/(?:baskets\/detail|account|account\/orders(?:\/\d+)?|account\/account-statements|account\/notifications)?$/

/** Loads the data of the page anew when the user pulls it down from its top. */
export function PullToRefresh() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { notices } = useShopState()
  const isOffered = useRouterState({ select: ({ location }) => refreshed.test(location.pathname) })
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (!isOffered || isBusy) return undefined
    return followPull(async () => {
      setBusy(true)
      const ring = new Promise((resolve) => setTimeout(resolve, shownMs))
      const loading = queryClient.refetchQueries({ type: 'active' }, { throwOnError: true })
      const [{ status }] = await Promise.allSettled([loading, ring])
      if (status === 'rejected') notices.show({ kind: 'toast', about: 'bad', text: t`No connection` })
      setBusy(false)
    })
  }, [isOffered, isBusy, queryClient, notices, t])
  if (!isBusy) return null
  return (
    <output aria-label={t`Loading`} className="grid h-11 place-items-center text-ink-2">
      <span className="animate-turn">
        <TurningIcon />
      </span>
    </output>
  )
}

/** Calls back when a finger has pulled the page down from its top. Returns the function that stops following. */
function followPull(onPull: () => Promise<void>): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal, passive: true }
  let fromY: number | undefined
  addEventListener(
    'touchstart',
    ({ touches }) => (fromY = mayStart() && touches.length === 1 ? touches[0]?.clientY : undefined),
    options,
  )
  addEventListener(
    'touchend',
    ({ changedTouches }) => {
      const toY = changedTouches[0]?.clientY
      if (fromY !== undefined && toY !== undefined && toY - fromY > enoughPx && scrollY <= 0) void onPull()
      fromY = undefined
    },
    options,
  )
  return () => stop.abort()
}

/** False under a dialog, and while the user types. */
function mayStart(): boolean {
  return (
    scrollY <= 0 &&
    !document.querySelector('dialog:modal, [popover]:popover-open, search[data-open]') &&
    !document.activeElement?.matches('input, textarea')
  )
}
