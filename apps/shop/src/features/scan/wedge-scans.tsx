import { useLingui } from '@lingui/react/macro'
import { subscribeToConnection, isConnected } from '@provender/web/connection/connection'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { beep } from './beep.ts'
import { isCodeOnDevice } from './find-products-with-code.ts'
import { listenToWedgeScanner } from './listen-to-wedge-scanner.ts'
import { productScanned } from './product-scanned.ts'
import { retryWaiting, type ScanOutcome, handleCode, undo } from './scan-controller.ts'
import { scanText } from './scan-text.ts'
import { useScanController } from './use-scans.ts'

/**
 * Lets a wedge scanner add products on every page, except in text fields. Looks
 * up stored codes again when the connection is back.
 */
export function WedgeScans() {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { notices } = useShopState()
  const { hapticFeedbackEnabled: isFelt } = useConfig()
  const controller = useScanController()
  const showOutcome = (outcome: ScanOutcome) => {
    const { isGood, title, detail } = scanText(outcome, i18n)
    beep(isGood ? 'good' : 'bad', { isFelt })
    if (outcome.is === 'added') productScanned.emit(outcome)
    const action =
      outcome.is === 'added'
        ? { label: t`Undo`, onAction: () => void undo(controller, outcome) }
        : { label: t`View`, onAction: () => void router.navigate({ to: '/scan' }) }
    notices.show({ kind: 'toast', about: isGood ? 'done' : 'info', text: title, detail, action })
  }
  const onCode = useEffectEvent((code: string) => void handleCode(controller, code).then(showOutcome))
  const onBack = useEffectEvent(
    () => void retryWaiting(controller).then((outcome) => outcome && showOutcome(outcome)),
  )
  useEffect(() => {
    const unfollowWedge = listenToWedgeScanner((code) => onCode(code), isCodeOnDevice)
    // Also called when only the server was away, or when the first request after a reconnect came too early.
    const unfollowConnection = subscribeToConnection(() => {
      if (isConnected()) onBack()
    })
    return () => {
      unfollowWedge()
      unfollowConnection()
    }
  }, [])
  return null
}
