import { type Language, languages } from '@provender/domain/languages'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
import { makeBrowserExecute } from './api/browser-execute.ts'
import { makeRouter } from './app/router.tsx'
import { fetchOnce, wordsIn } from './app/words.ts'

const language: Language = languages.find((each) => each === document.documentElement.lang) ?? 'en'

async function start(): Promise<void> {
  const isSignedIn = document.documentElement.dataset['signedIn'] !== undefined
  const [{ messages }, trading, own] = await Promise.all([
    load[language](),
    isSignedIn ? loadTrading[language]() : undefined,
    isSignedIn ? import('./app/buying.ts') : undefined,
  ])
  const i18n = wordsIn(language, { ...messages, ...trading?.messages })
  const fetchTradingWords = trading ? () => undefined : fetchOnce(i18n, loadTrading[language])
  const router = makeRouter({
    execute: makeBrowserExecute(toLogin),
    i18n,
    fetchTradingWords,
    buying: own?.buying,
    origin: location.origin,
  })
  if (router.matchRoutes(router.latestLocation).some(({ staticData }) => staticData.isTrading))
    await fetchTradingWords()
  hydrateRoot(document, <RouterClient router={router} />)
}

let leftAtMs = Number.NEGATIVE_INFINITY

/** What is asked again while the page of the login is on its way must not call it anew. */
function toLogin(): void {
  if (performance.now() - leftAtMs < 15_000) return
  leftAtMs = performance.now()
  location.assign(`/login?next=${encodeURIComponent(location.pathname + location.search)}`)
}

const load = {
  en: () => import('./locales/en.po'),
  pl: () => import('./locales/pl.po'),
  tr: () => import('./locales/tr.po'),
} satisfies Record<Language, () => Promise<unknown>>

const loadTrading = {
  en: () => import('./locales/trading/en.po'),
  pl: () => import('./locales/trading/pl.po'),
  tr: () => import('./locales/trading/tr.po'),
} satisfies Record<Language, () => Promise<unknown>>

void start()
