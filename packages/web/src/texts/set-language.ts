import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language } from '@provender/domain/languages'
import { platform } from '@provender/platform/current'
import type { NoticeQueue } from '@provender/ui/overlays/notice-queue'
import type { QueryClient } from '@tanstack/react-query'
import { learnRefusals } from '../api/refusal-text.ts'
import { runWhenConnected } from '../connection/run-when-connected.ts'
import type { LoadedTexts, TextPart } from './loaded-texts.ts'

interface TranslatedRouter {
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

export interface LanguageContext {
  readonly router: TranslatedRouter
  readonly notices: NoticeQueue
}

/** The language chosen last. It wins if an earlier one is still loading. */
let requestedLanguage: Language | undefined

/**
 * Changes the language of the app in this browser. This tab changes at once and in place, so that nothing
 * typed or selected is lost. If the texts cannot be loaded, it shows a notice and changes nothing. Resolves
 * to whether it succeeded.
 */
export async function setLanguage(
  { router, notices }: LanguageContext,
  language: Language,
): Promise<boolean> {
  const { i18n, queryClient } = router.options.context
  try {
    if (!(await activateLanguage(router, language))) return false
  } catch {
    const [text, detail] = [i18n._(msg`This needs a connection`), i18n._(msg`Please try again`)]
    notices.show({ kind: 'toast', about: 'bad', text, detail })
    return false
  }
  platform().cookies.set('lang', language)
  // The document head has texts too.
  void router.invalidate()
  runWhenConnected(() => void refetchAll())
  return true

  async function refetchAll(): Promise<void> {
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
  i18n.activate(language)
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
