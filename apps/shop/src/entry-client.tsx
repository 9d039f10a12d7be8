import { createHttpExecute } from '@provender/client/api/http-execute'
import { type Language, languages } from '@provender/domain/languages'
import { notifyManager } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { makeRouter } from './entry-router.tsx'
import { shopServer } from './kernel/api/shop-server.ts'
import { setServerReachable } from './kernel/app/connection.ts'
import { loginHrefTo } from './kernel/app/current-location.ts'
import { createLoadedTexts, createI18n } from './kernel/app/loaded-texts.ts'
import { startLeaving } from './kernel/app/start-leaving.ts'

const { lang, dataset } = document.documentElement

/** Hydrates the page that the server rendered. Without a server, renders it from the data stored on this device. */
async function start(): Promise<void> {
  if (dataset['offlineStart'] === undefined) {
    const router = await routerIn(languageNamed(lang), dataset['signedIn'] !== undefined)
    hydrateRoot(document, <RouterClient router={router} />)
    return
  }
  const { startOffline } = await import('./shell/offline/start-offline.ts')
  await startOffline({
    makeRouter: (language, isSignedIn) => routerIn(languageNamed(language ?? lang), isSignedIn),
    show: (router) => createRoot(document).render(<RouterProvider router={router} />),
  })
}

async function routerIn(language: Language, isSignedIn: boolean) {
  const [{ messages }, trading, own] = await Promise.all([
    load.visit[language](),
    isSignedIn ? load.trading[language]() : undefined,
    isSignedIn ? import('./shell/signed-in-features.ts') : undefined,
  ])
  const i18n = createI18n(language, { ...messages, ...trading?.messages })
  const words = createLoadedTexts(i18n, load, trading ? ['trading'] : [])
  const router = makeRouter({
    execute: createHttpExecute({
      server: shopServer,
      onSessionEnded: toLogin,
      onReachable: setServerReachable,
    }),
    i18n,
    words,
    signedInFeatures: own?.signedInFeatures,
    origin: location.origin,
  })
  await words.fetch(router.matchRoutes(router.latestLocation))
  return router
}

function languageNamed(name: string): Language {
  return languages.find((each) => each === name) ?? 'en'
}

/** Requests that fail while the login page is loading must not navigate to it again. */
function toLogin(): void {
  if (!startLeaving()) return
  location.assign(loginHrefTo(location.pathname + location.search))
}

const load = {
  visit: {
    en: () => import('./locales/en.po'),
    pl: () => import('./locales/pl.po'),
    tr: () => import('./locales/tr.po'),
  },
  trading: {
    en: () => import('./locales/trading/en.po'),
    pl: () => import('./locales/trading/pl.po'),
    tr: () => import('./locales/trading/tr.po'),
  },
  service: {
    en: () => import('./locales/service/en.po'),
    pl: () => import('./locales/service/pl.po'),
    tr: () => import('./locales/service/tr.po'),
  },
}
// Show data from memory and from the device at once, not in a later task behind the next frame.
notifyManager.setScheduler(queueMicrotask)
void start()
