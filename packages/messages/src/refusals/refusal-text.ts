import type { Language } from '@provender/domain/languages'
import type { ApiRefusal } from '@provender/domain/refusal/refusals'
import { formatMessage } from '../format-message.ts'
import { refusalMessages } from './refusal-messages.ts'

/** A refusal for the user. Details for developers follow it. */
export function refusalText(refusal: ApiRefusal, language: Language): string {
  const message: string = refusalMessages[refusal.key]
  const text = formatMessage(language, message, refusal.facts)
  return 'reason' in refusal.facts ? `${text} ${refusal.facts.reason}` : text
}
