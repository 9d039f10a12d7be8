import { minutesOf, type OpenRange, type Weekday, weekdays } from '@provender/domain/slots/hours'
import { mistake } from '../mistake.ts'

/** `HH:MM` of one day. */
export function readTime(text: string): string {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? []
  if (minutes === '' || Number(hours) > 23 || Number(minutes) > 59)
    throw mistake(`"${text}" is not a time like 06:00`)
  return `${hours.padStart(2, '0')}:${minutes}`
}

export function readWeekday(text: string): Weekday {
  const day = weekdays.find((each) => each === text.toLowerCase())
  if (!day) throw mistake(`"${text}" is not one of ${weekdays.join(', ')}`)
  return day
}

/** `tue,fri` as ISO weekdays, in the order of the week. */
export function readWeekdays(text: string): readonly number[] {
  const days = text.split(',').map((part) => weekdays.indexOf(readWeekday(part.trim())) + 1)
  return [...new Set(days)].toSorted((one, other) => one - other)
}

/** `06:00-12:00,13:00-19:45`, or `closed`; each range ends after it starts, and none touches the next. */
export function readRanges(text: string): readonly OpenRange[] {
  if (text === 'closed') return []
  const ranges = text.split(',').map(readRange)
  const sorted = ranges.toSorted((one, other) => minutesOf(one.startTime) - minutesOf(other.startTime))
  for (const [at, { startTime }] of sorted.entries()) {
    const before = sorted[at - 1]
    if (before && minutesOf(startTime) <= minutesOf(before.endTime))
      throw mistake(`${before.startTime}-${before.endTime} runs into ${startTime}: make them one`)
  }
  return sorted
}

function readRange(text: string): OpenRange {
  const [start, end, ...rest] = text.trim().split('-')
  if (start === undefined || end === undefined || rest.length > 0)
    throw mistake(`"${text}" is neither closed nor a range like 06:00-12:00`)
  const range = { startTime: readTime(start), endTime: readTime(end) }
  if (minutesOf(range.endTime) <= minutesOf(range.startTime))
    throw mistake(`${range.startTime}-${range.endTime} ends before it starts`)
  return range
}
