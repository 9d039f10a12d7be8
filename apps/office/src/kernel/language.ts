import type { I18n, Messages } from '@lingui/core'
import { type Language, languages } from '@provender/domain/languages'
import { platform } from '@provender/platform/current'
import type { QueryClient } from '@tanstack/react-query'

const files = import.meta.glob<{ messages: Messages }>('../locales/*.po')

export async function loadTexts(language: Language): Promise<Messages> {
  const file = await files[`../locales/${language}.po`]?.()
  if (!file) throw new Error(`There are no texts in ${language}`)
  return file.messages
}

export function languageOfPage(): Language {
  return languages.find((language) => language === document.documentElement.lang) ?? 'en'
}

/** Changes the language in place, so that nothing typed is lost. Rejects if its texts cannot be loaded. */
export async function setLanguage(i18n: I18n, queryClient: QueryClient, language: Language): Promise<void> {
  i18n.load(language, await loadTexts(language))
  i18n.activate(language)
  document.documentElement.lang = language
  platform().cookies.set('lang', language)
  // The server writes its sentences in the language of the request.
  await queryClient.invalidateQueries()
}
