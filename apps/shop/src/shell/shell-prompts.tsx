import { platform } from '@provender/platform/current'
import { phoneWidth } from '@provender/ui/tokens/phone-width'
import { lazyPart } from '@provender/web/loading/lazy-part'
import { useRouter } from '@tanstack/react-router'
import { Fragment, Suspense, useEffect, useSyncExternalStore } from 'react'
import { addAppleStartPicture } from '../features/app-offer/apple-start-picture.ts'
import { listenForInstallOffer } from '../features/app-offer/install-offer.ts'
import { consentAnswer, subscribeToConsent, isAgreed } from '../kernel/consent/consent.ts'
import { reportErrors } from '../kernel/errors/report-errors.ts'
import { routeOf } from '../kernel/errors/route-of.ts'
import type { PanelOpener } from '../kernel/page/shell-panel.ts'
import { useConfig, useReportsErrors } from '../kernel/session/shop-queries.ts'
import { useShopState } from '../kernel/state/shop-state.ts'

const CookieBar = lazyPart(async () => (await import('./cookie-bar.tsx')).CookieBar)
const AppBar = lazyPart(async () => (await import('../features/app-offer/app-bar.tsx')).AppBar)

/** The prompts over the page, one at a time, and the listeners for browser events. They neither delay nor move the page. */
export function ShellPrompts({ onPanel }: PanelOpener) {
  const router = useRouter()
  const { appEnabled } = useConfig()
  const { signedInFeatures } = useShopState()
  const reportsErrors = useReportsErrors()
  const prompt = useSyncExternalStore(subscribeToConsent, () => currentPrompt(appEnabled))
  const isReporting = useSyncExternalStore(subscribeToConsent, () => reportsErrors && isAgreed('reports'))
  useEffect(() => (isReporting ? reportErrors(() => routeOf(router)) : undefined), [isReporting, router])
  useEffect(prepareInstallation, [])
  if (prompt === 'none') return null
  const { AfterQuestions = Fragment } = signedInFeatures ?? {}
  return (
    <Suspense>
      {prompt === 'cookies' ? (
        <CookieBar onPanel={onPanel} />
      ) : (
        <AfterQuestions>
          <AppBar />
        </AfterQuestions>
      )}
    </Suspense>
  )
}

/** For browsers that can install the shop. */
function prepareInstallation(): void {
  if (platform().app) return
  listenForInstallOffer()
  addAppleStartPicture()
}

/** The app is offered once, on a phone that does not run it. Inside the app there is no prompt. */
function currentPrompt(appEnabled: boolean): 'cookies' | 'app' | 'none' {
  if (platform().app) return 'none'
  if (consentAnswer() === undefined) return 'cookies'
  const isOffered =
    appEnabled &&
    platform().cookies.get('app-banner') === undefined &&
    matchMedia(`${phoneWidth} and (display-mode: browser)`).matches
  return isOffered ? 'app' : 'none'
}
