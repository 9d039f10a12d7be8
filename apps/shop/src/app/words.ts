import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { type Language, languages } from '@provender/domain/languages'

/** The texts of the shop in one language. In a window, a text without words is a bug and reported as one; the server has all. */
export function wordsIn(language: Language, messages: Messages): I18n {
  const missing = import.meta.env.SSR ? {} : { missing: reportMissing }
  return setupI18n({ locale: language, messages: { [language]: messages }, ...missing })
}

function reportMissing(locale: string, id: string): string {
  reportError(new Error(`No words for ${id} in ${locale}`))
  return id
}

/** Brings the texts that only trading takes; undefined when they are there. */
export type FetchTradingWords = () => Promise<void> | undefined

/** For a window: the texts that are missing so far are fetched once, when a page first needs them. */
export function fetchOnce(
  i18n: I18n,
  load: () => Promise<{ readonly messages: Messages }>,
): FetchTradingWords {
  let areThere = false
  let fetching: Promise<void> | undefined
  const fetch = async (): Promise<void> => {
    try {
      i18n.load(i18n.locale, (await load()).messages)
      areThere = true
    } finally {
      fetching = undefined
    }
  }
  return () => (areThere ? undefined : (fetching ??= fetch()))
}

export function languageOf(i18n: I18n): Language {
  return languages.find((language) => language === i18n.locale) ?? 'en'
}
