import type { Language } from '@provender/domain/languages'
import { runWhenConnected } from '@provender/web/connection/run-when-connected'
import { updateLanguage } from '../features/account/settings/update-language.ts'
import { changeLanguage, type LanguageContext } from '../kernel/state/change-language.ts'

export async function chooseLanguage(window: LanguageContext, language: Language): Promise<void> {
  if (!(await changeLanguage(window, language))) return
  const { queryClient } = window.router.options.context
  // If the server does not get the change, it still applies in this browser.
  runWhenConnected(() => void updateLanguage(queryClient, language).catch(() => undefined))
}
