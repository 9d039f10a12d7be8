import type { ApiRefusal } from '@provender/client/api/refusal'
import type { Language } from '@provender/domain/languages'
import { useLanguage } from '../texts/use-language.ts'

/** Translates a refusal into another language. Loaded once the user has changed the language of this tab. */
let translateRefusal: ((refusal: ApiRefusal, language: Language) => string) | undefined

/** Loads the sentences of all refusals, so that a visible one follows the language of the page. */
export async function learnRefusals(): Promise<void> {
  ;({ translateRefusal } = await import('./translate-refusal.ts'))
}

/** Returns the server's sentence, or its translation if the page has changed language since. */
export function useRefusalText(): (refusal: ApiRefusal) => string {
  const language = useLanguage()
  return (refusal) => translateRefusal?.(refusal, language) ?? refusal.message
}
