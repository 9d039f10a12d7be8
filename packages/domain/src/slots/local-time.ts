import { Temporal } from 'temporal-polyfill'
import type { LocalTime } from './hours.ts'

export function localDay(nowMs: number, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone).toPlainDate()
}

/**
 * The instant of a local time. If the clock shows it twice, the first; if the clock skips it, shifted by the change, so that 01:30 is 02:30
 * on the day on which 01:00 becomes 02:00.
 */
export function instantOf(day: Temporal.PlainDate, time: LocalTime, timeZone: string): number {
  return zoned(day, time, timeZone).epochMilliseconds
}

/** As `instantOf`, but null for a time that the clock skips on that day. */
export function shownInstantOf(day: Temporal.PlainDate, time: LocalTime, timeZone: string): number | null {
  const moment = zoned(day, time, timeZone)
  return moment.toPlainTime().equals(Temporal.PlainTime.from(time)) ? moment.epochMilliseconds : null
}

function zoned(day: Temporal.PlainDate, time: LocalTime, timeZone: string): Temporal.ZonedDateTime {
  const local = day.toPlainDateTime(Temporal.PlainTime.from(time))
  return local.toZonedDateTime(timeZone, { disambiguation: 'compatible' })
}
