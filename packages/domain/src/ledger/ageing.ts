import { Temporal } from 'temporal-polyfill'
import type { Minor } from '../money/money.ts'
import type { LocalDate } from '../slots/hours.ts'

export interface Ageing {
  /** Due today or later. */
  readonly current: Minor
  /** 1 to 30 days overdue. */
  readonly days30: Minor
  readonly days60: Minor
  readonly days90: Minor
  readonly older: Minor
}

export function dueOn(issuedOn: LocalDate, termsDays: number): LocalDate {
  return Temporal.PlainDate.from(issuedOn).add({ days: termsDays }).toString()
}

export function ageingOn(
  day: LocalDate,
  invoices: Iterable<{ readonly dueOn: LocalDate; readonly open: Minor }>,
): Ageing {
  const today = Temporal.PlainDate.from(day)
  // The first days of the later groups. ISO dates compare as strings.
  const [from1, from31, from61, from91] = [1, 31, 61, 91].map((days) => today.subtract({ days }).toString())
  const sums = { current: 0, days30: 0, days60: 0, days90: 0, older: 0 }
  const groupOf = (due: LocalDate): keyof Ageing => {
    if (due > (from1 ?? '')) return 'current'
    if (due > (from31 ?? '')) return 'days30'
    if (due > (from61 ?? '')) return 'days60'
    return due > (from91 ?? '') ? 'days90' : 'older'
  }
  for (const { dueOn: due, open } of invoices) sums[groupOf(due)] += open
  return sums as Ageing
}

export function overdueOf({ days30, days60, days90, older }: Ageing): Minor {
  return (days30 + days60 + days90 + older) as Minor
}
