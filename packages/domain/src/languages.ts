/** The languages of Provender, the default first (docs/product-rules.md#languages). */
export const languages = ['en', 'pl', 'tr'] as const
export type Language = (typeof languages)[number]

/** A text of the wholesaler: always in English, optionally in other languages. */
export interface TranslatedText {
  readonly en: string
  readonly pl?: string
  readonly tr?: string
}

/** The text in `language`, else in English. */
export function inLanguage(text: TranslatedText, language: Language): string {
  return text[language] ?? text.en
}
