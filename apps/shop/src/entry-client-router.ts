import type { Messages } from '@lingui/core'
import { createHttpExecute } from '@provender/client/api/http-execute'
import { byLanguage, isLanguage, type Language } from '@provender/domain/languages'
import { platform } from '@provender/platform/current'
import { currentServer } from '@provender/web/api/server'
import { setServerReachable } from '@provender/web/connection/connection'
import { createLoadedTexts, createI18n, type TextPart } from '@provender/web/texts/loaded-texts'
import { createShopRouter, type ShopRouterOptions } from './entry-router.tsx'
import { openLoginPage } from './features/account/open-login-page.ts'
import { reportVersionRefusal } from './kernel/offline/version-refusal.ts'

/** What only an installed app gives its router. */
type AppRouterParts = Pick<ShopRouterOptions, 'history' | 'appFrame' | 'viewTransition' | 'made'>

/** Creates the router of a page in a browser or an app, with the texts and code that its first page needs. */
export async function createClientRouter(language: Language, isSignedIn: boolean, own: AppRouterParts = {}) {
  const parts: readonly TextPart[] = [
    ...(isSignedIn ? (['trading'] as const) : []),
    ...(own.appFrame ? (['app'] as const) : []),
  ]
  const [texts, shell] = await Promise.all([
    Promise.all((['visit', ...parts] as const).map((part) => load[part][language]())),
    isSignedIn ? import('./shell/signed-in-features.ts') : undefined,
  ])
  const i18n = createI18n(language, Object.assign({}, ...texts.map(({ messages }) => messages)))
  const loadedTexts = createLoadedTexts(i18n, load, parts)
  const router = createShopRouter({
    execute: createHttpExecute({
      server: currentServer(),
      onSessionEnded: () => void openLoginPage(),
      onReachable: setServerReachable,
      // A browser loads the new version with the next page.
      onUnknownDocument: platform().app && reportVersionRefusal,
    }),
    i18n,
    texts: loadedTexts,
    signedInFeatures: shell?.signedInFeatures,
    origin: platform().navigation.origin(),
    ...own,
  })
  await loadedTexts.fetch(router.matchRoutes(router.latestLocation))
  return router
}

export function languageNamed(name: string): Language {
  return isLanguage(name) ? name : 'en'
}

type LoadFile = () => Promise<{ readonly messages: Messages }>
type Files = Readonly<Record<string, LoadFile>>

export const visitTexts = textsIn(import.meta.glob<{ messages: Messages }>('./*.po', { base: './locales' }))
const serviceTexts = textsIn(
  import.meta.glob<{ messages: Messages }>('./*.po', { base: './locales/service' }),
)
export const tradingTexts = textsIn(
  import.meta.glob<{ messages: Messages }>('./*.po', { base: './locales/trading' }),
)
export const appTexts = textsIn(import.meta.glob<{ messages: Messages }>('./*.po', { base: './locales/app' }))

const load = { visit: visitTexts, trading: tradingTexts, service: serviceTexts, app: appTexts }

function textsIn(files: Files): Readonly<Record<Language, LoadFile>> {
  // A folder without one of the languages does not pass `npm run verify`.
  return byLanguage((language) => files[`./${language}.po`] as LoadFile)
}
