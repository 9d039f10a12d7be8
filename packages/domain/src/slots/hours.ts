export type LocalTime = string
/** `YYYY-MM-DD`, local to the warehouse. */
export type LocalDate = string

const localDate = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/

/** True for a real calendar day of the years 1 to 9999; false for 30 February. */
export function isLocalDate(text: string): boolean {
  const { year, month, day } = localDate.exec(text)?.groups ?? {}
  return Number(year) >= 1 && Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month))
}

function daysIn(year: number, month: number): number {
  if (month < 1 || month > 12) return 0
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

export interface OpenRange {
  readonly startTime: LocalTime
  readonly endTime: LocalTime
}

/** An empty list means closed that day (docs/product-rules.md#collection-slots). */
export type OpeningHours = { readonly [Day in Weekday]: readonly OpenRange[] }

export const slotMinutes = 15

export function minutesOf(time: LocalTime): number {
  const [hours, minutes] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

export function timeOf(minutes: number): LocalTime {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** Every 15 minutes from the earliest start to the latest end across all days (docs/product-rules.md#collection-slots). */
export function slotTimes(hours: OpeningHours): readonly LocalTime[] {
  const ranges = weekdays.flatMap((day) => hours[day])
  if (ranges.length === 0) return []
  const first = Math.min(...ranges.map((range) => minutesOf(range.startTime)))
  const last = Math.max(...ranges.map((range) => minutesOf(range.endTime)))
  const times: LocalTime[] = []
  for (let minutes = Math.ceil(first / slotMinutes) * slotMinutes; minutes < last; minutes += slotMinutes)
    times.push(timeOf(minutes))
  return times
}

export function isOpenAt(ranges: readonly OpenRange[], time: LocalTime): boolean {
  const minutes = minutesOf(time)
  return ranges.some((range) => minutes >= minutesOf(range.startTime) && minutes < minutesOf(range.endTime))
}
