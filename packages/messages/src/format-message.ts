import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '@provender/domain/languages'
import type { Message, ValuesArgument } from './message.ts'
import { readTranslations } from './read-po.ts'
import { createTranslator, type Translate } from './translator.ts'

const folder = new URL('locales/', import.meta.url)
const groups = readdirSync(folder)

/** Read at the start: a server that lacks a file says so then, and not to a customer. */
const translators: Readonly<Record<Language, Translate>> = {
  en: readTranslator('en'),
  pl: readTranslator('pl'),
  tr: readTranslator('tr'),
}

/** A message in a language. */
export function formatMessage<const M extends Message>(
  language: Language,
  message: M,
  ...values: ValuesArgument<M>
): string {
  return translators[language](message, ...values)
}

/** Formats several messages in a language. */
export function translatorFor(language: Language): Translate {
  return translators[language]
}

function readTranslator(language: Language): Translate {
  const translations = groups.flatMap((group) => {
    const file = new URL(`${group}/${language}.po`, folder)
    return [...readTranslations(readFileSync(file, 'utf8'))]
  })
  return createTranslator(language, new Map(translations))
}
