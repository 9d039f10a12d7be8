import type { Language } from '@provender/domain/languages'
import { shortMonth } from '@provender/domain/slots/short-date'

// Written out, not taken from Intl: server and browser must print exactly the same text, with any locale
// data.
const weekdays: Readonly<Record<Language, readonly string[]>> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  pl: ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela'],
  tr: ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'],
}
const shortWeekdays: Readonly<Record<Language, readonly string[]>> = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  pl: ['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'],
  tr: ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'],
}
/** In the form that follows a day: the Polish names are in the genitive. */
const months: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  pl: [
    'stycznia',
    'lutego',
    'marca',
    'kwietnia',
    'maja',
    'czerwca',
    'lipca',
    'sierpnia',
    'września',
    'października',
    'listopada',
    'grudnia',
  ],
  tr: [
    'Ocak',
    'Şubat',
    'Mart',
    'Nisan',
    'Mayıs',
    'Haziran',
    'Temmuz',
    'Ağustos',
    'Eylül',
    'Ekim',
    'Kasım',
    'Aralık',
  ],
}
interface DayParts {
  readonly year: number
  /** From 0. */
  readonly month: number
  readonly day: number
  /** From 0, Monday. */
  readonly weekday: number
}

/** Splits a local date, `YYYY-MM-DD`, into its parts. */
function partsOf(localDate: string): DayParts {
  const date = new Date(`${localDate}T00:00:00Z`)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    weekday: (date.getUTCDay() + 6) % 7,
  }
}

/** `Tuesday 24 November`, `wtorek, 24 listopada`, `24 Kasım Salı`. Day and month stay on one line. */
export function longDay(localDate: string, language: Language): string {
  const { month, day, weekday } = partsOf(localDate)
  const name = weekdays[language][weekday] ?? ''
  const monthName = months[language][month] ?? ''
  const inYear = `${day}\u00A0${monthName}`
  if (language === 'tr') return `${inYear} ${name}`
  return language === 'pl' ? `${name}, ${inYear}` : `${name} ${inYear}`
}

/** The days of a week, starting with Monday. */
export function weekdayNames(language: Language): readonly string[] {
  return weekdays[language]
}

/** `Tue 24 Nov`, `wt. 24 lis`, `24 Kas Sal` */
export function shortDay(localDate: string, language: Language): string {
  const { weekday, day, month } = dayLabels(localDate, language)
  return language === 'tr' ? `${day} ${month} ${weekday}` : `${weekday} ${day} ${month}`
}

/** The parts of a date for the day picker. */
export function dayLabels(
  localDate: string,
  language: Language,
): { readonly weekday: string; readonly day: string; readonly month: string } {
  const { month, day, weekday } = partsOf(localDate)
  return {
    weekday: shortWeekdays[language][weekday] ?? '',
    day: String(day),
    month: shortMonth(month + 1, language),
  }
}

/** '2026-10-31' for every day of November 2026. */
export function lastDayOfMonthBefore(localDate: string): string {
  const { year, month } = partsOf(localDate)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

export { shortDate } from '@provender/domain/slots/short-date'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a formatter takes longer than all its uses on a page. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const cached = clocks.get(timeZone)
  if (cached) return cached
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** The local date and time of an instant in the warehouse's time zone. */
export function localMoment(
  instant: string,
  timeZone: string,
): { readonly date: string; readonly time: string } {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}
