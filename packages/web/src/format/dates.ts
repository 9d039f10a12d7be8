import { type Language, languageForms } from '@provender/domain/languages'
import { shortMonth } from '@provender/domain/slots/short-date'

interface DayParts {
  readonly year: number
  /** From 0. */
  readonly month: number
  readonly day: number
  /** From 0, Monday. */
  readonly weekday: number
}

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
  const { longDay, months, weekdays } = languageForms[language]
  return longDay
    .replace('{weekday}', weekdays[weekday] ?? '')
    .replace('{day}', `${day}\u00A0${months[month] ?? ''}`)
}

export function weekdayNames(language: Language): readonly string[] {
  return languageForms[language].weekdays
}

export function shortDay(localDate: string, language: Language): string {
  const { weekday, day, month } = dayLabels(localDate, language)
  return languageForms[language].shortDay.replace('{weekday}', weekday).replace('{day}', `${day} ${month}`)
}

export function dayLabels(
  localDate: string,
  language: Language,
): { readonly weekday: string; readonly day: string; readonly month: string } {
  const { month, day, weekday } = partsOf(localDate)
  return {
    weekday: languageForms[language].shortWeekdays[weekday] ?? '',
    day: String(day),
    month: shortMonth(month + 1, language),
  }
}

export function dayAfter(localDate: string): string {
  const { year, month, day } = partsOf(localDate)
  return new Date(Date.UTC(year, month, day + 1)).toISOString().slice(0, 10)
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

export function localMoment(
  instant: string,
  timeZone: string,
): { readonly date: string; readonly time: string } {
  // '28/11/2026, 16:30'. Its single parts take three times as long.
  const [day = '', month = '', year = '', hour = '', minute = ''] = clockOf(timeZone)
    .format(new Date(instant))
    .split(/\D+/)
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` }
}
