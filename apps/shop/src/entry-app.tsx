import { I18nProvider } from '@lingui/react'
import { type Language, languages } from '@provender/domain/languages'
import { platform } from '@provender/platform/current'
import { finishWithin } from '@provender/platform/finish-within'
import { ProvenderSign } from '@provender/ui/page/header'
import { isOfEarlierStart } from '@provender/web/api/is-of-earlier-start'
import { setServerReachable } from '@provender/web/connection/connection'
import { runWhenConnected } from '@provender/web/connection/run-when-connected'
import { createI18n } from '@provender/web/texts/loaded-texts'
import { notifyManager } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { appTexts, createClientRouter, tradingTexts, visitTexts } from './entry-client-router.ts'
import { endPreviousSession } from './features/account/end-previous-session.ts'
import type { ChooseServerPageProps } from './features/server-choice/choose-server-page.tsx'
import { LeaveServer } from './features/server-choice/leave-server.tsx'
import { readLastSeen } from './kernel/offline/last-seen.ts'
import { storePhoneNumber } from './kernel/offline/phone-number.ts'
import { isUnknownRequest } from './kernel/offline/unknown-request.ts'
import { isVersionRefused } from './kernel/offline/version-refusal.ts'
import { shellQuery } from './kernel/session/shop-queries.ts'
import { createAppFrame } from './shell/app/app-frame.ts'
import { followPictureKey } from './shell/app/follow-picture-key.ts'
// Loaded with the app, so that it handles even the first tap on a file or another site.
import './shell/app/follow-app-links.ts'
import { followPageTitles } from './shell/app/page-titles.ts'
import { pageTransition } from './shell/app/page-transition.ts'
import { createServerClock } from './shell/app/server-clock.ts'
import { createSheetHistory } from './shell/app/sheet-history.ts'
import { createTabHistory } from './shell/app/tab-history.ts'
import { followTextSize } from './shell/app/text-size.ts'
import { NoConnection } from './shell/offline/no-connection.tsx'
import { openCatalogue, reloadWhenBack } from './shell/offline/start-offline.ts'
import { TooOldPage } from './shell/offline/too-old-page.tsx'
import './shell/shop.css'
import './shell/app/app.css'

const serverCheckMs = 700
/** A damaged database may never answer. */
const storedPagesMs = 5000

interface AppStart {
  readonly onShown: () => void
}

/**
 * Starts the shop in an installed app, whose platform has been set before. Shows at once what the device stored
 * for this user, then loads newer data. Returns the router, and what opens the pages of links and messages.
 */
export async function startApp({ onShown }: AppStart) {
  notifyManager.setScheduler(queueMicrotask)
  const { app } = platform()
  const clock = createServerClock()
  const checkingServer = clock.check()
  const language = appLanguage()
  document.documentElement.lang = language
  const isSignedIn = app?.session.token() !== undefined
  const lastSeen = await finishWithin(storedPagesMs, () => readLastSeen(Date.now())).catch(() => undefined)
  // Data stored for a visitor is useless to a signed-in user, and vice versa.
  const stored = lastSeen?.isSignedIn === isSignedIn ? lastSeen : undefined
  if (!stored && !(await checkingServer)) return await showNoConnection(onShown)
  const tabHistory = createTabHistory(createSheetHistory)
  const router = await createClientRouter(language, isSignedIn, {
    history: tabHistory.history,
    appFrame: createAppFrame(tabHistory),
    viewTransition: pageTransition(),
    made: clock.made,
  })
  followPageTitles(router)
  stored?.showIn(router.options.context.queryClient)
  const wasAway = stored !== undefined && (await isAway(checkingServer))
  if (wasAway) {
    setServerReachable(false)
    // Other pages are built from the catalogue, as in a browser that starts without a server.
    await openCatalogue(router)
  }
  await router.load()
  if (await tabHistory.removeSecondRoot()) await router.load()
  if (router.state.matches[0]?.status === 'error') {
    if (isVersionRefused()) return await showTooOld(onShown)
    if (isUnknownRequest(router.state.matches[0].error)) return await showServerTooOld(onShown)
  }
  storePhoneNumber(
    router.options.context.queryClient.getQueryData(shellQuery.queryKey)?.initConfig.config
      .registerCallPhoneNumber ?? '',
  )
  if (isSignedIn) await followPictureKey(router.options.context.queryClient)
  // The router follows the history only from then on: a message that started the app opens its page next.
  await new Promise<void>((resolve) =>
    show(<RouterProvider router={router} />, () => {
      onShown()
      resolve()
    }),
  )
  runWhenConnected(() => {
    if (app) void endPreviousSession(app)
    // What the server has just answered, or is answering, is not requested again.
    if (stored)
      void router.options.context.queryClient.invalidateQueries(
        { predicate: (query) => wasAway || isOfEarlierStart(query) },
        { cancelRefetch: wasAway },
      )
  })
  return { router, openFromOutside: tabHistory.openFromOutside }
}

/** True if it is known that the server does not respond. A slow server must not delay the first screen. */
async function isAway(checkingServer: Promise<boolean>): Promise<boolean> {
  const unknown = new Promise<true>((resolve) => setTimeout(() => resolve(true), serverCheckMs))
  return !(await Promise.race([checkingServer, unknown]))
}

function appLanguage(): Language {
  const wished = [platform().cookies.get('lang'), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return wished.flatMap((code) => languages.find((each) => each === code) ?? [])[0] ?? 'en'
}

export async function askForServer({ onShown, ...choice }: AppStart & ChooseServerPageProps): Promise<void> {
  const { ChooseServerPage } = await import('./features/server-choice/choose-server-page.tsx')
  await showPlainPage(<ChooseServerPage {...choice} />, [tradingTexts], onShown)
}

async function showNoConnection(onShown: () => void): Promise<undefined> {
  await showPlainPage(<NoConnection actions={<LeaveServer />} />, [visitTexts, tradingTexts], onShown)
  reloadWhenBack()
}

async function showTooOld(onShown: () => void): Promise<undefined> {
  await showPlainPage(<TooOldPage actions={<LeaveServer />} />, [visitTexts, tradingTexts], onShown)
}

async function showServerTooOld(onShown: () => void): Promise<undefined> {
  const { ServerTooOldPage } = await import('./shell/app/server-too-old-page.tsx')
  await showPlainPage(
    <ServerTooOldPage actions={<LeaveServer />} />,
    [visitTexts, tradingTexts, appTexts],
    onShown,
  )
}

async function showPlainPage(
  page: ReactNode,
  texts: readonly (typeof visitTexts)[],
  onShown: () => void,
): Promise<void> {
  const language = appLanguage()
  // The build has written the name of the brand there.
  const { title } = document
  const { app } = platform()
  const isOwnApp = app !== undefined && app.leaveServer === undefined
  const parts = await Promise.all(texts.map((load) => load[language]()))
  const i18n = createI18n(language, Object.assign({}, ...parts.map(({ messages }) => messages)))
  show(
    <html lang={language} data-app={app?.system.toLowerCase() ?? ''}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
      </head>
      <body data-plain-page>
        <header>
          {!isOwnApp && <ProvenderSign />}
          {title}
        </header>
        <I18nProvider i18n={i18n}>{page}</I18nProvider>
      </body>
    </html>,
    onShown,
  )
}

function show(page: ReactNode, onShown: () => void): void {
  createRoot(document).render(<FirstScreen onShown={onShown}>{page}</FirstScreen>)
}

function FirstScreen({ children, onShown }: AppStart & { readonly children: ReactNode }) {
  useEffect(followTextSize, [])
  useEffect(onShown, [onShown])
  return children
}
