import { type OpenRange, type Weekday, weekdays } from '@provender/domain/slots/hours'
import { calendarDate } from '../../features/import/cells/calendar-date.ts'
import { changeSettings } from '../../features/wholesaler/change-settings.ts'
import { readRoutes } from '../../features/wholesaler/routes.ts'
import {
  removeHoliday,
  writeHoliday,
  writeHours,
  writeRoute,
} from '../../features/wholesaler/write-settings.ts'
import { mistake } from '../mistake.ts'
import { readName, requireWords } from '../read-arguments.ts'
import { alignedRows } from '../table.ts'
import { change, settingsOf, type Work } from './settings-work.ts'
import { readRanges, readTime, readWeekday, readWeekdays, shownRange } from './times.ts'

export function hoursWork([what, ...words]: readonly string[]): Work {
  if (what === undefined || what === 'list')
    return async (database, { terminal }) => {
      const { hours } = await settingsOf(database)
      for (const day of weekdays) terminal.say(`${day}  ${shownRanges(hours[day])}`)
    }
  if (what !== 'set') throw mistake(`"${what}" is neither list nor set`)
  const given = requireWords(words, ['day', 'ranges'])
  const day: Weekday = readWeekday(given.day)
  const ranges = readRanges(given.ranges)
  return (database, context) =>
    change(database, context, {
      done: `${day}  ${shownRanges(ranges)}`,
      make: (tx) => writeHours(tx, day, ranges),
    })
}

function shownRanges(ranges: readonly OpenRange[]): string {
  return ranges.map(shownRange).join(',') || 'closed'
}

export function holidaysWork([what, ...words]: readonly string[]): Work {
  switch (what) {
    case undefined:
    case 'list':
      return async (database, { terminal }) => {
        const { holidays } = await settingsOf(database)
        for (const [day, name] of [...holidays].toSorted(([one], [other]) => (one < other ? -1 : 1)))
          terminal.say(`${day}  ${name}`)
        if (holidays.size === 0) terminal.say('There are no holidays.')
      }
    case 'add': {
      const given = requireWords(words, ['date', 'name'])
      const [day, name] = [readDate(given.date), readName(given.name)]
      return (database, context) =>
        change(database, context, { done: `${day}  ${name}`, make: (tx) => writeHoliday(tx, { day, name }) })
    }
    case 'remove': {
      const day = readDate(requireWords(words, ['date']).date)
      return async (database, { terminal }) => {
        if (!(await changeSettings(database, (tx) => removeHoliday(tx, day))))
          throw mistake(`${day} is not a holiday`)
        terminal.say(`${day} is no holiday any more.`)
      }
    }
    default:
      throw mistake(`"${what}" is not one of list, add, remove`)
  }
}

function readDate(text: string): string {
  const read = calendarDate(text, '.')
  if (!read.ok) throw mistake(read.refusal)
  return read.value
}

export function routesWork([what, ...words]: readonly string[]): Work {
  if (what === undefined || what === 'list')
    return async (database, { terminal }) => {
      const routes = await readRoutes(database.db)
      const rows = routes.map(({ code, name, weekdays: days, cut_off }) => [
        code,
        name,
        days.map((day) => weekdays[day - 1] ?? '').join(','),
        `until ${cut_off.slice(0, 5)} the day before`,
      ])
      for (const row of alignedRows(rows)) terminal.say(row)
      if (routes.length === 0) terminal.say('There are no routes: customers can only collect.')
    }
  if (what !== 'set') throw mistake(`"${what}" is neither list nor set`)
  const given = requireWords(words, ['code', 'name', 'days', 'cut-off'])
  const route = {
    code: given.code,
    name: readName(given.name),
    weekdays: readWeekdays(given.days),
    cutOff: readTime(given['cut-off']),
  }
  const days = route.weekdays.map((day) => weekdays[day - 1] ?? '').join(',')
  return (database, context) =>
    change(database, context, {
      done: `${route.code}  ${route.name}  ${days}  until ${route.cutOff} the day before`,
      make: (tx) => writeRoute(tx, route),
    })
}
