import type { LocalDate, OpeningHours } from '@provender/domain/slots/hours'
import type { DemoHoliday } from '../dataset.ts'
import { plusDays, weekdayOf } from '../days.ts'

/** Opening hours of the trade counter: a break at noon on Fridays, mornings only on Saturdays, closed on Sundays. */
export const openingHours: OpeningHours = {
  mon: [{ startTime: '06:00', endTime: '18:00' }],
  tue: [{ startTime: '06:00', endTime: '18:00' }],
  wed: [{ startTime: '06:00', endTime: '18:00' }],
  thu: [{ startTime: '06:00', endTime: '20:00' }],
  fri: [
    { startTime: '06:00', endTime: '12:30' },
    { startTime: '13:30', endTime: '18:00' },
  ],
  sat: [{ startTime: '07:00', endTime: '13:00' }],
  sun: [],
}

/** Easter Sunday of a year in the Gregorian calendar (anonymous algorithm of 1876). */
export function easterSunday(year: number): LocalDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const leapShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - leapShift + 15) % 30
  const weekShift = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekShift) / 451)
  const days = epact + weekShift - 7 * late + 114
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`
}

/** The first Monday on or after `day`. */
const mondayFrom = (day: LocalDate): LocalDate => plusDays(day, (8 - weekdayOf(day)) % 7)

const isWeekend = (day: LocalDate): boolean => weekdayOf(day) > 5

function nextFree(day: LocalDate, usedDays: readonly LocalDate[]): LocalDate {
  const next = plusDays(day, 1)
  return isWeekend(next) || usedDays.includes(next) ? nextFree(next, usedDays) : next
}

/** Keeps holidays on a weekend and repeats them on the next free weekday. */
function withSubstitutes(days: readonly DemoHoliday[]): readonly DemoHoliday[] {
  return days.reduce<readonly DemoHoliday[]>((holidays, { day, name }) => {
    if (!isWeekend(day)) return holidays
    return [
      ...holidays,
      {
        day: nextFree(
          day,
          holidays.map((holiday) => holiday.day),
        ),
        name: `${name} (substitute day)`,
      },
    ]
  }, days)
}

function bankHolidaysOf(year: number): readonly DemoHoliday[] {
  const easter = easterSunday(year)
  return [
    ...withSubstitutes([{ day: `${year}-01-01`, name: 'New Year’s Day' }]),
    { day: plusDays(easter, -2), name: 'Good Friday' },
    { day: plusDays(easter, 1), name: 'Easter Monday' },
    { day: mondayFrom(`${year}-05-01`), name: 'Early May bank holiday' },
    { day: mondayFrom(`${year}-05-25`), name: 'Spring bank holiday' },
    { day: mondayFrom(`${year}-08-25`), name: 'Summer bank holiday' },
    ...withSubstitutes([
      { day: `${year}-12-25`, name: 'Christmas Day' },
      { day: `${year}-12-26`, name: 'Boxing Day' },
    ]),
  ]
}

/** The bank holidays of England and Wales in the year that starts at the anchor. */
export function holidaysFrom(anchor: LocalDate): readonly DemoHoliday[] {
  const year = Number(anchor.slice(0, 4))
  const end = plusDays(anchor, 365)
  return [...bankHolidaysOf(year), ...bankHolidaysOf(year + 1)].filter(
    ({ day }) => day >= anchor && day < end,
  )
}
