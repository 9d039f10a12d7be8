import { type Language, languages } from '@provender/domain/languages'
import { platform } from '@provender/platform/current'
import { notifyManager } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createClientRouter } from './entry-client-router.ts'
import { endPreviousSession } from './features/account/end-previous-session.ts'
import { isReachable } from './kernel/app/connection.ts'
import { createI18n } from './kernel/app/loaded-texts.ts'
import { readLastSeen } from './kernel/offline/last-seen.ts'
import { runWhenConnected } from './kernel/offline/run-when-connected.ts'
import { followPictureKey } from './shell/app/follow-picture-key.ts'
import { NoConnection } from './shell/offline/no-connection.tsx'
import { openCatalogue, reloadWhenBack } from './shell/offline/start-offline.ts'

interface AppStart {
  /** Called after the first screen is in the document. */
  readonly onShown: () => void
}

/**
 * Starts the shop in an installed app, whose platform has been set before. Shows at once what the device stored
 * for this user, then loads newer data. Returns the router, through which links and messages open pages.
 */
export async function startApp({ onShown }: AppStart) {
  notifyManager.setScheduler(queueMicrotask)
  const { app, network } = platform()
  const language = appLanguage()
  document.documentElement.lang = language
  const isSignedIn = app?.session.token() !== undefined
  const lastSeen = await readLastSeen(Date.now()).catch(() => undefined)
  // A visitor's answers are of no use to a user, and the other way round.
  const stored = lastSeen?.isSignedIn === isSignedIn ? lastSeen : undefined
  if (!stored && !(await isReachable())) return await showNoConnection(language, onShown)
  const router = await createClientRouter(language, isSignedIn)
  stored?.showIn(router.options.context.queryClient)
  if (stored && !network.isOnline()) await openCatalogue(router)
  await router.load()
  if (isSignedIn) await followPictureKey(router.options.context.queryClient)
  show(<RouterProvider router={router} />, onShown)
  runWhenConnected(() => {
    if (app) void endPreviousSession(app)
    if (stored) void router.options.context.queryClient.invalidateQueries()
  })
  return router
}

/** The language that the user chose in the app, else the first of the device that the shop has. */
function appLanguage(): Language {
  const wished = [platform().cookies.get('lang'), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return wished.flatMap((code) => languages.find((each) => each === code) ?? [])[0] ?? 'en'
}

async function showNoConnection(language: Language, onShown: () => void): Promise<undefined> {
  const { messages } = await texts[language]()
  show(
    <html lang={language}>
      <head />
      <body>
        <NoConnection i18n={createI18n(language, messages)} />
      </body>
    </html>,
    onShown,
  )
  reloadWhenBack()
}

const texts = {
  en: () => import('./locales/en.po'),
  pl: () => import('./locales/pl.po'),
  tr: () => import('./locales/tr.po'),
}

function show(page: ReactNode, onShown: () => void): void {
  createRoot(document).render(<FirstScreen onShown={onShown}>{page}</FirstScreen>)
}

function FirstScreen({ children, onShown }: AppStart & { readonly children: ReactNode }) {
  useEffect(onShown, [onShown])
  return children
}
