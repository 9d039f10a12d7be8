import { platform } from '@provender/platform/current'
import { useRouter } from '@tanstack/react-router'
import { Fragment, Suspense, useEffect, useSyncExternalStore } from 'react'
import { addAppleStartPicture } from '../features/app-offer/apple-start-picture.ts'
import { hearInstallOffer } from '../features/app-offer/install-offer.ts'
import { consentAnswer, followConsent, isAgreed } from '../kernel/app/consent.ts'
import { lazyPart } from '../kernel/app/lazy-part.ts'
import type { PanelOpener } from '../kernel/app/shell-panel.ts'
import { useConfig, useReportsErrors } from '../kernel/app/shop-queries.ts'
import { useShopState } from '../kernel/app/shop-state.ts'
import { reportErrors } from '../kernel/errors/report-errors.ts'
import { routeOf } from '../kernel/errors/route-of.ts'

const CookieBar = lazyPart(async () => (await import('./cookie-bar.tsx')).CookieBar)
const AppBar = lazyPart(async () => (await import('../features/app-offer/app-bar.tsx')).AppBar)

/** The prompts over the page, one at a time, and the listeners for browser events. They neither delay nor move the page. */
export function ShellAsides({ onPanel }: PanelOpener) {
  const router = useRouter()
  const { appEnabled } = useConfig()
  const { signedInFeatures } = useShopState()
  const reportsErrors = useReportsErrors()
  const aside = useSyncExternalStore(followConsent, () => asideNow(appEnabled))
  const isReporting = useSyncExternalStore(followConsent, () => reportsErrors && isAgreed('reports'))
  useEffect(() => (isReporting ? reportErrors(() => routeOf(router)) : undefined), [isReporting, router])
  useEffect(hearInstallOffer, [])
  useEffect(addAppleStartPicture, [])
  if (aside === 'none') return null
  const { AfterQuestions = Fragment } = signedInFeatures ?? {}
  return (
    <Suspense>
      {aside === 'cookies' ? (
        <CookieBar onPanel={onPanel} />
      ) : (
        <AfterQuestions>
          <AppBar />
        </AfterQuestions>
      )}
    </Suspense>
  )
}

/** The app is offered once, on a phone that does not run it. */
function asideNow(appEnabled: boolean): 'cookies' | 'app' | 'none' {
  if (consentAnswer() === undefined) return 'cookies'
  const isOffered =
    appEnabled &&
    platform().cookies.get('app-banner') === undefined &&
    matchMedia('(width < 46.5rem) and (display-mode: browser)').matches
  return isOffered ? 'app' : 'none'
}
