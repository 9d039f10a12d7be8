import type { Language } from '@provender/domain/languages'
import { updateLanguage } from '../features/account/settings/update-language.ts'
import { speak, type SpeakingWindow } from '../kernel/app/speak.ts'
import { onceConnected } from '../kernel/offline/once-connected.ts'

/** The shop in another language, and for who is signed in the e-mails as well. */
export async function chooseLanguage(window: SpeakingWindow, language: Language): Promise<void> {
  if (!(await speak(window, language))) return
  const { queryClient } = window.router.options.context
  // What the login is not told holds for this browser.
  onceConnected(() => void updateLanguage(queryClient, language).catch(() => undefined))
}
