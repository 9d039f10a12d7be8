import type { Language } from '@provender/domain/languages'

/** `29/11/2026`, in Polish and Turkish `29.11.2026`; without the names of months, which visitors' first page does without. */
export function numericDate(localDate: string, language: Language): string {
  return localDate
    .split('-')
    .reverse()
    .join(language === 'en' ? '/' : '.')
}
