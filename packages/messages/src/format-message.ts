import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '@provender/domain/languages'
import { showCount } from '@provender/domain/money/show-money'
import type { Message, ValuesArgument } from './message.ts'
import { readTranslations } from './read-po.ts'
import { createTranslator, type Translate } from './translator.ts'

const folder = new URL('locales/', import.meta.url)
const translators = new Map<Language, Translate>()

export function formatMessage<const M extends Message>(
  language: Language,
  message: M,
  ...values: ValuesArgument<M>
): string {
  return translatorFor(language)(message, ...values)
}

/** Formats several messages in a language. Reads its PO files when it is first needed, so that the start does not wait. */
export function translatorFor(language: Language): Translate {
  const cached = translators.get(language)
  if (cached) return cached
  const translations = readdirSync(folder).flatMap((group) => {
    const file = new URL(`${group}/${language}.po`, folder)
    return [...readTranslations(readFileSync(file, 'utf8'))]
  })
  const translator = createTranslator(language, new Map(translations), (count) => showCount(count, language))
  translators.set(language, translator)
  return translator
}
