import type { Language } from '../languages.ts'

const shortMonths: Readonly<Record<Language, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  pl: ['sty', 'lut', 'mar', 'kwi', 'maj', 'cze', 'lip', 'sie', 'wrz', 'paź', 'lis', 'gru'],
  tr: ['Oca', 'Şub', 'Mar', 'Nis', 'May', 'Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas', 'Ara'],
}

/** 'Nov', 'lis', 'Kas'; months count from 1. */
export function shortMonth(month: number, language: Language): string {
  return shortMonths[language][month - 1] ?? ''
}

/** A local date for people: `24 Nov 2026`. Dates are never all digits: 03/04 has two meanings. */
export function shortDate(localDate: string, language: Language): string {
  const [year = '', month, day] = localDate.split('-')
  return `${Number(day)} ${shortMonth(Number(month), language)} ${year}`
}
