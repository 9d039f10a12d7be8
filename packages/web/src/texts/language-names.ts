import { type Language, languages } from '@provender/domain/languages'

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  pl: 'Polski',
  tr: 'Türkçe',
}

export function isShopLanguage(code: string): code is Language {
  return languages.some((language) => language === code)
}
