import type { ConsentKind } from '@provender/domain/consent/consent'
import { storeConsent } from '../../kernel/consent/consent.ts'
import { deleteChoices } from '../../kernel/consent/device-storage.ts'
import { deleteAnswers } from '../../kernel/offline/stored-answers.ts'

/** Stores what the user consents to. Deletes at once what they no longer consent to. */
export function answerConsent(agreed: readonly ConsentKind[], isSignedIn: boolean): void {
  storeConsent(agreed)
  if (agreed.includes('preferences')) return
  deleteChoices()
  // Signed-in users need the stored query results to order without a connection; visitors do not.
  if (!isSignedIn) deleteAnswers().catch(() => undefined)
}
