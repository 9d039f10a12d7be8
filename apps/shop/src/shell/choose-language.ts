import type { Language } from '@provender/domain/languages'
import { updateLanguage } from '../features/account/settings/update-language.ts'
import { speak, type SpeakingWindow } from '../kernel/app/speak.ts'
import { onceConnected } from '../kernel/offline/once-connected.ts'

/** Changes the language of the shop, and of the e-mails if the user is signed in. */
export async function chooseLanguage(window: SpeakingWindow, language: Language): Promise<void> {
  if (!(await speak(window, language))) return
  const { queryClient } = window.router.options.context
  // If the server does not get the change, it still applies in this browser.
  onceConnected(() => void updateLanguage(queryClient, language).catch(() => undefined))
}
