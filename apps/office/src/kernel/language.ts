import type { Messages } from '@lingui/core'
import { type Language, languages } from '@provender/domain/languages'
import type { TextLoaders } from '@provender/web/texts/loaded-texts'

const files = import.meta.glob<{ messages: Messages }>('../locales/*.po')

/** All texts of the office in one file for each language. */
export const textLoaders: TextLoaders = {
  visit: Object.fromEntries(
    languages.map((language) => [language, () => loadTexts(language)]),
  ) as TextLoaders['visit'],
}

async function loadTexts(language: Language): Promise<{ readonly messages: Messages }> {
  const file = await files[`../locales/${language}.po`]?.()
  if (!file) throw new Error(`There are no texts in ${language}`)
  return file
}

export function languageOfPage(): Language {
  return languages.find((language) => language === document.documentElement.lang) ?? 'en'
}
