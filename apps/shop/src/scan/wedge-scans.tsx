import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { followConnection, isConnected } from '../app/connection.ts'
import { useConfig } from '../app/shop-queries.ts'
import { useShopState } from '../app/shop-state.ts'
import { beep } from './beep.ts'
import { retryWaiting, type ScanOutcome, takeCode, undo } from './scan-desk.ts'
import { toldScan } from './scan-words.ts'
import { useScanDesk } from './use-scans.ts'
import { createWedge } from './wedge.ts'

/** A scanner that types adds products on every page, unless it types into a field for text; what had no answer is looked up again. */
export function WedgeScans() {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { notices } = useShopState()
  const { hapticFeedbackEnabled: isFelt } = useConfig()
  const desk = useScanDesk()
  const tell = (outcome: ScanOutcome) => {
    const { isGood, title, detail } = toldScan(outcome, i18n)
    beep(isGood ? 'good' : 'bad', { isFelt })
    const action =
      outcome.is === 'added'
        ? { label: t`Undo`, onAct: () => void undo(desk, outcome) }
        : { label: t`View`, onAct: () => void router.navigate({ href: '/scan' }) }
    notices.show({ kind: 'toast', about: isGood ? 'done' : 'info', text: title, detail, action })
  }
  const onCode = useEffectEvent((code: string) => void takeCode(desk, code).then(tell))
  const onBack = useEffectEvent(() => void retryWaiting(desk).then((outcome) => outcome && tell(outcome)))
  useEffect(() => {
    const wedge = createWedge()
    const onKey = (event: KeyboardEvent) => {
      const code = takesText(event.target) ? undefined : wedge(event.key, event.timeStamp)
      if (code === undefined) return
      // The button or the quantity that happens to have the focus is not meant.
      event.preventDefault()
      event.stopPropagation()
      leaveQuantity(event.target)
      onCode(code)
    }
    addEventListener('keydown', onKey, { capture: true })
    // Also when it was the server that was away, or the first question after the network came back was too early for it.
    const unfollow = followConnection(() => {
      if (isConnected()) onBack()
    })
    return () => {
      removeEventListener('keydown', onKey, { capture: true })
      unfollow()
    }
  }, [])
  return null
}

/** The search takes what is scanned into its list by itself. */
const textFields =
  'textarea, input:not([type=checkbox], [type=radio], [type=range], [data-quantity]), search [data-quantity]'

function takesText(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(textFields)
}

/** The digits that a scanner typed over a quantity are not approved: it stays as it was. */
function leaveQuantity(target: EventTarget | null): void {
  if (target instanceof Element && target.matches('[data-quantity]'))
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
}
