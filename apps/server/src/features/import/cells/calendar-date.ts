import { ok, refuse } from '@provender/domain/result'
import { isLocalDate } from '@provender/domain/slots/hours'
import { type ReadCell, withoutGuard } from './cell.ts'

const iso = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/
const dayFirst = /^(?<day>\d{1,2})(?<mark>[/.-])(?<month>\d{1,2})\k<mark>(?<year>\d{4})(?: [\d:.]+)?$/

/** Parses `2026-01-31` or `31/01/2026`, with any time ignored, to a local date `YYYY-MM-DD`. The month never comes first. */
export const calendarDate: ReadCell<string> = withoutGuard((text) => {
  const { year, month, day } = (iso.exec(text.trim()) ?? dayFirst.exec(text.trim()))?.groups ?? {}
  if (!year || !month || !day) return refuse({ code: 'NOT_A_DATE', value: text })
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!isLocalDate(date)) return refuse({ code: 'NOT_IN_CALENDAR', value: text })
  if (year < '1970' || year > '2199') return refuse({ code: 'YEAR_OUT_OF_RANGE', value: text })
  return ok(date)
})
