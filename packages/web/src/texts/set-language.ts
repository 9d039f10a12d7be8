import type { I18n } from '@lingui/core'
import type { Language } from '@provender/domain/languages'
import { platform } from '@provender/platform/current'
import type { QueryClient } from '@tanstack/react-query'
import { learnRefusals } from '../api/refusal-text.ts'
import { runWhenConnected } from '../connection/run-when-connected.ts'
import { formatsOf, type LoadedTexts, type TextPart } from './loaded-texts.ts'

export interface TranslatedRouter {
  readonly options: {
    readonly context: {
      readonly i18n: I18n
      readonly queryClient: QueryClient
      /** Undefined on the server. */
      readonly texts: LoadedTexts | undefined
    }
  }
  readonly invalidate: () => Promise<void>
}

/** The language chosen last. It wins if an earlier one is still loading. */
let requestedLanguage: Language | undefined

/**
 * Changes the language of the app in this browser. This tab changes at once and in place, so that nothing
 * typed or selected is lost. Rejects and changes nothing if the texts cannot be loaded. Resolves to false if another language
 * has been chosen meanwhile.
 */
export async function setLanguage(router: TranslatedRouter, language: Language): Promise<boolean> {
  if (!(await activateLanguage(router, language))) return false
  platform().cookies.set('lang', language)
  // The document head has texts too.
  void router.invalidate()
  runWhenConnected(() => void refetchAll())
  return true

  async function refetchAll(): Promise<void> {
    const { queryClient } = router.options.context
    // The server writes its sentences in the language of the request.
    await queryClient.invalidateQueries()
    await router.invalidate()
  }
}

/** Shows this tab in another language, without making it the choice of the user for this browser. Rejects if its texts cannot be loaded. */
export async function showInLanguage(router: TranslatedRouter, language: Language): Promise<void> {
  if (await activateLanguage(router, language)) await router.invalidate()
}

async function activateLanguage(router: TranslatedRouter, language: Language): Promise<boolean> {
  const { i18n, texts } = router.options.context
  requestedLanguage = language
  await learnRefusals()
  if (texts) await loadTexts(i18n, texts, language)
  if (requestedLanguage !== language) return false
  i18n.activate(language, formatsOf(language))
  return true
}

async function loadTexts(i18n: I18n, { load, loadedParts }: LoadedTexts, language: Language): Promise<void> {
  const ready = new Set<TextPart | 'visit'>()
  const missing = () => (['visit', ...loadedParts] as const).filter((part) => !ready.has(part))
  for (let parts = missing(); parts.length > 0; parts = missing()) {
    const texts = await Promise.all(parts.map((part) => load[part][language]()))
    for (const { messages } of texts) i18n.load(language, messages)
    for (const part of parts) ready.add(part)
  }
}
