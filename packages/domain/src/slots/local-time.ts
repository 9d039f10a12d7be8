import { Temporal } from 'temporal-polyfill'
import type { LocalTime } from './hours.ts'

/** The local calendar day of an instant. */
export function localDay(nowMs: number, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone).toPlainDate()
}

/** The instant of a local time, the first of two where the clock goes back; null where a clock change skips it. */
export function instantOf(day: Temporal.PlainDate, time: LocalTime, timeZone: string): number | null {
  const local = day.toPlainDateTime(Temporal.PlainTime.from(time))
  const zoned = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  return zoned.toPlainDateTime().equals(local) ? zoned.epochMilliseconds : null
}
