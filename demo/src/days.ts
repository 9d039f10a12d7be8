import type { LocalDate } from '@provender/domain/slots/hours'

function utcOf(day: LocalDate): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return Date.UTC(year, month - 1, date)
}

const msPerDay = 86_400_000

export function plusDays(day: LocalDate, days: number): LocalDate {
  return new Date(utcOf(day) + days * msPerDay).toISOString().slice(0, 10)
}

/** ISO weekday: 1 Monday to 7 Sunday. */
export function weekdayOf(day: LocalDate): number {
  return ((new Date(utcOf(day)).getUTCDay() + 6) % 7) + 1
}
