import type { ApiRefusal } from '@provender/client/api/refusal'
import type { Language } from '@provender/domain/languages'
import { useLanguage } from '../app/use-language.ts'

/** Says a refusal in another language than it came in; there once somebody has changed the language of this window. */
let refusalIn: ((refusal: ApiRefusal, language: Language) => string) | undefined

/** Brings the sentences of all refusals, so that one that is on show goes on in the language of the page. */
export async function learnRefusals(): Promise<void> {
  ;({ refusalIn } = await import('@provender/domain/refusal/refusal-in'))
}

/** The server's own sentence, in the language of the page. */
export function useRefusalText(): (refusal: ApiRefusal) => string {
  const language = useLanguage()
  return (refusal) => refusalIn?.(refusal, language) ?? refusal.message
}
