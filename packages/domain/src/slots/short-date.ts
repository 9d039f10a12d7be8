import { type Language, languageForms } from '../languages.ts'

export function shortMonth(month: number, language: Language): string {
  return languageForms[language].shortMonths[month - 1] ?? ''
}

/** A local date for people: `24 Nov 2026`. Dates are never all digits: 03/04 has two meanings. */
export function shortDate(localDate: string, language: Language): string {
  const [year = '', month, day] = localDate.split('-')
  return `${Number(day)} ${shortMonth(Number(month), language)} ${year}`
}
