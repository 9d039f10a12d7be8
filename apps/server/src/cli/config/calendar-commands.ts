import type { Command as Program } from '@commander-js/extra-typings'
import type { RouteRow } from '@provender/domain/import/rows'
import { type OpenRange, weekdays } from '@provender/domain/slots/hours'
import { calendarDate } from '../../features/import/cells/calendar-date.ts'
import { faultText } from '../../features/import/faults/fault-text.ts'
import { changeSettings } from '../../features/wholesaler/change-settings.ts'
import { readRoutes } from '../../features/wholesaler/routes.ts'
import {
  readOpenOrdersOn,
  removeHoliday,
  writeHoliday,
  writeHours,
  writeRoute,
} from '../../features/wholesaler/write-settings.ts'
import { commandError } from '../command-error.ts'
import { type RunAction, refuseUnknownSubcommands, type CommandAction } from '../command.ts'
import { readName } from '../read-name.ts'
import { alignRows } from '../table.ts'
import { changeAndReport, readCurrentSettings } from './change-and-report.ts'
import { readRanges, readTime, readWeekday, readWeekdays, formatRange } from './times.ts'

export function defineHours(program: Program, run: RunAction): void {
  const group = program.command('hours').description('the opening hours')
  group
    .command('list', { isDefault: true })
    .description('list the hours of every day')
    .action(() => run(listHours))
  group
    .command('set')
    .description('set the hours of a day, e.g. mon 06:00-12:00,13:00-19:45, or sun closed')
    .argument('<day>', weekdays.join(', '))
    .argument('<ranges>', 'closed, or time ranges separated by commas')
    .action((day, ranges) => run(setHours(day, ranges)))
  refuseUnknownSubcommands(group)
}

const listHours: CommandAction = async (database, { terminal }) => {
  const { hours } = await readCurrentSettings(database)
  for (const day of weekdays) terminal.print(`${day}  ${shownRanges(hours[day])}`)
}

function setHours(dayText: string, rangesText: string): CommandAction {
  const day = readWeekday(dayText)
  const ranges = readRanges(rangesText)
  return (database, context) =>
    changeAndReport(database, context, {
      done: `${day}  ${shownRanges(ranges)}`,
      change: (tx) => writeHours(tx, day, ranges),
    })
}

function shownRanges(ranges: readonly OpenRange[]): string {
  return ranges.map(formatRange).join(',') || 'closed'
}

export function defineHolidays(program: Program, run: RunAction): void {
  const group = program.command('holidays').description('days without deliveries and collections')
  group
    .command('list', { isDefault: true })
    .description('list all holidays')
    .action(() => run(listHolidays))
  group
    .command('add')
    .description('add a holiday, or rename it')
    .argument('<date>', '2026-12-25 or 25/12/2026', readDate)
    .argument('<name>')
    .action((day, name) => run(addHoliday(day, readName(name))))
  group
    .command('remove')
    .description('remove a holiday')
    .argument('<date>', '', readDate)
    .action((day) => run(deleteHoliday(day)))
  refuseUnknownSubcommands(group)
}

const listHolidays: CommandAction = async (database, { terminal }) => {
  const { holidays } = await readCurrentSettings(database)
  for (const [day, name] of [...holidays].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    terminal.print(`${day}  ${name}`)
  if (holidays.size === 0) terminal.print('There are no holidays.')
}

function addHoliday(day: string, name: string): CommandAction {
  return async (database, context) => {
    await changeAndReport(database, context, {
      done: `${day}  ${name}`,
      change: (tx) => writeHoliday(tx, { day, name }),
    })
    const orders = await readOpenOrdersOn(database.db, day)
    if (orders.length === 0) return
    context.terminal.print(`Orders are open for this day. Agree another day with these customers:`)
    const rows = orders.map(({ number, method, companyCode, companyName }) => [
      `order ${number}`,
      method === 'DELIVERY' ? 'delivery' : 'collection',
      `${companyCode} ${companyName}`,
    ])
    for (const row of alignRows(rows)) context.terminal.print(row)
  }
}

function deleteHoliday(day: string): CommandAction {
  return async (database, { terminal }) => {
    if (!(await changeSettings(database, (tx) => removeHoliday(tx, day))))
      throw commandError(`${day} is not a holiday`)
    terminal.print(`${day} is no longer a holiday.`)
  }
}

function readDate(text: string): string {
  const read = calendarDate(text, '.')
  if (!read.ok) throw commandError(faultText(read.refusal, 'en'))
  return read.value
}

export function defineRoutes(program: Program, run: RunAction): void {
  const group = program.command('routes').description('the delivery routes')
  group
    .command('list', { isDefault: true })
    .description('list all routes')
    .action(() => run(listRoutes))
  group
    .command('set')
    .description('add or change a route, e.g. LDS-N "Leeds north" tue,fri 20:00')
    .argument('<code>')
    .argument('<name>')
    .argument('<days>', 'e.g. tue,fri')
    .argument('<cut-off>', 'latest time to order on the day before, e.g. 20:00')
    .action((...[code, name, days, cutOff]) =>
      run(
        setRoute({
          code,
          name: readName(name),
          weekdays: readWeekdays(days),
          cutOff: readTime(cutOff),
        }),
      ),
    )
  refuseUnknownSubcommands(group)
}

const listRoutes: CommandAction = async (database, { terminal }) => {
  const routes = await readRoutes(database.db)
  const rows = routes.map(({ code, name, weekdays: days, cut_off }) => [
    code,
    name,
    shownDays(days),
    `until ${cut_off.slice(0, 5)} the day before`,
  ])
  for (const row of alignRows(rows)) terminal.print(row)
  if (routes.length === 0) terminal.print('There are no routes: customers can only collect.')
}

function setRoute(route: RouteRow): CommandAction {
  const { code, name, cutOff } = route
  return (database, context) =>
    changeAndReport(database, context, {
      done: `${code}  ${name}  ${shownDays(route.weekdays)}  until ${cutOff} the day before`,
      change: (tx) => writeRoute(tx, route),
    })
}

function shownDays(days: readonly number[]): string {
  return days.map((day) => weekdays[day - 1] ?? '').join(',')
}
