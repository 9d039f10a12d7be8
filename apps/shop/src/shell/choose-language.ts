import type { Language } from '@provender/domain/languages'
import { runWhenConnected } from '@provender/web/connection/run-when-connected'
import { setLanguage, type LanguageContext } from '@provender/web/texts/set-language'
import { updateLanguage } from '../features/account/settings/update-language.ts'

export async function chooseLanguage(window: LanguageContext, language: Language): Promise<void> {
  if (!(await setLanguage(window, language))) return
  const { queryClient } = window.router.options.context
  // If the server does not get the change, it still applies in this browser.
  runWhenConnected(() => void updateLanguage(queryClient, language).catch(() => undefined))
}
