import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { consentAnswer, followConsent, isAgreed } from './consent.ts'
import { cookie } from './cookies.ts'
import { fetchAhead, lazyPart } from './lazy-part.ts'
import { routeOf } from './route-of.ts'
import type { PanelOpener } from './shell-panels.tsx'
import { useConfig, useReportsErrors } from './shop-queries.ts'

const CookieBar = lazyPart(async () => (await import('./cookie-bar.tsx')).CookieBar)
const AppBar = lazyPart(async () => (await import('../app-offer/app-bar.tsx')).AppBar)

/** What the shop asks over the page, in the browser alone: nothing of it moves. One thing at a time. */
export function ShellAsides({ onPanel }: PanelOpener) {
  const router = useRouter()
  const { appEnabled } = useConfig()
  const reportsErrors = useReportsErrors()
  const aside = useSyncExternalStore(
    followConsent,
    () => asideNow(appEnabled),
    () => 'none',
  )
  const isReporting = useSyncExternalStore(
    followConsent,
    () => reportsErrors && isAgreed('reports'),
    () => false,
  )
  useEffect(
    () =>
      isReporting
        ? fetchAhead([
            async () => (await import('../errors/report-errors.ts')).reportErrors(() => routeOf(router)),
          ])
        : undefined,
    [isReporting, router],
  )
  if (aside === 'none') return null
  return <Suspense>{aside === 'cookies' ? <CookieBar onPanel={onPanel} /> : <AppBar />}</Suspense>
}

/** The app is offered once, on a phone that does not run it. */
function asideNow(appEnabled: boolean): 'cookies' | 'app' | 'none' {
  if (consentAnswer() === undefined) return 'cookies'
  const isOffered =
    appEnabled &&
    cookie('app-banner') === undefined &&
    matchMedia('(width < 46.5rem) and (display-mode: browser)').matches
  return isOffered ? 'app' : 'none'
}
