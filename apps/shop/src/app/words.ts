import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { type Language, languages } from '@provender/domain/languages'

/** The texts of the shop in one language. */
export function wordsIn(language: Language, messages: Messages): I18n {
  return setupI18n({ locale: language, messages: { [language]: messages } })
}

export function languageOf(i18n: I18n): Language {
  return languages.find((language) => language === i18n.locale) ?? 'en'
}
