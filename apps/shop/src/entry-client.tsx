import { type Language, languages } from '@provender/domain/languages'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
import { makeBrowserExecute } from './api/browser-execute.ts'
import { makeRouter } from './app/router.tsx'
import { wordsIn } from './app/words.ts'

const language: Language = languages.find((each) => each === document.documentElement.lang) ?? 'en'

async function start(): Promise<void> {
  const isSignedIn = document.documentElement.dataset['signedIn'] !== undefined
  const [{ messages }, own] = await Promise.all([
    load[language](),
    isSignedIn ? import('./app/buying.ts') : undefined,
  ])
  const router = makeRouter({
    execute: makeBrowserExecute(toLogin),
    i18n: wordsIn(language, messages),
    buying: own?.buying,
    origin: location.origin,
  })
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

void start()
