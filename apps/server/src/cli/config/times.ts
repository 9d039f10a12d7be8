import { type OpenRange, type Weekday, weekdays } from '@provender/domain/slots/hours'
import { checkOpeningHours } from '../../features/wholesaler/opening-hours.ts'
import { commandError } from '../command-error.ts'

export function readTime(text: string): string {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? []
  if (minutes === '' || Number(hours) > 23 || Number(minutes) > 59)
    throw commandError(`"${text}" is not a time like 06:00`)
  return `${hours.padStart(2, '0')}:${minutes}`
}

export function readWeekday(text: string): Weekday {
  const day = weekdays.find((each) => each === text.toLowerCase())
  if (!day) throw commandError(`"${text}" is not one of ${weekdays.join(', ')}`)
  return day
}

/** `tue,fri` as ISO weekdays, in the order of the week. */
export function readWeekdays(text: string): readonly number[] {
  const days = text.split(',').map((part) => weekdays.indexOf(readWeekday(part.trim())) + 1)
  return [...new Set(days)].toSorted((one, other) => one - other)
}

/** `06:00-12:00,13:00-19:45`, or `closed`. */
export function readRanges(text: string): readonly OpenRange[] {
  if (text === 'closed') return []
  const checked = checkOpeningHours(text.split(',').map(readRange))
  if (checked.ok) return checked.value
  const { refusal } = checked
  if (refusal.type === 'ENDS_BEFORE_START')
    throw commandError(`${formatRange(refusal.range)} ends before it starts`)
  throw commandError(
    `${formatRange(refusal.first)} and ${formatRange(refusal.second)} meet or overlap. Combine them into one range`,
  )
}

export function formatRange({ startTime, endTime }: OpenRange): string {
  return `${startTime}-${endTime}`
}

function readRange(text: string): OpenRange {
  const [start, end, ...rest] = text.trim().split('-')
  if (start === undefined || end === undefined || rest.length > 0)
    throw commandError(`"${text}" is neither closed nor a range like 06:00-12:00`)
  return { startTime: readTime(start), endTime: readTime(end) }
}
