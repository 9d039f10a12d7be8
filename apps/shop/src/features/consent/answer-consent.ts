import type { ConsentKind } from '@provender/domain/consent/consent'
import { keepConsent } from '../../kernel/app/consent.ts'
import { forgetChoices } from '../../kernel/app/device-storage.ts'
import { deleteAnswers } from '../../kernel/offline/stored-answers.ts'

/** Keeps what somebody agreed to. What lies here and she does not agree to any more goes at once. */
export function answerConsent(agreed: readonly ConsentKind[], isSignedIn: boolean): void {
  keepConsent(agreed)
  if (agreed.includes('preferences')) return
  forgetChoices()
  // What a login saw last is needed to order without a connection; what a visitor looked at is not.
  if (!isSignedIn) deleteAnswers().catch(() => undefined)
}
