import { isLocalDate } from '@provender/domain/slots/hours'
import { parsePage } from '../../kernel/app/parse-page.ts'

/** Which statement is to be shown, as its address says it. Local dates; empty where the address has none. */
export interface StatementAddress {
  readonly from: string
  readonly to: string
  readonly page: number
}

/** A statement with both its days. */
export interface StatementView extends StatementAddress {
  readonly today: string
}

const usualDays = 90
const dayMs = 86_400_000

/** The statement in the query of an address; what is no date is left out. */
export function statementAddressIn(query: object): StatementAddress {
  const date = (name: string): string => {
    const value: unknown = Object.getOwnPropertyDescriptor(query, name)?.value
    return typeof value === 'string' && value.startsWith('2') && isLocalDate(value) ? value : ''
  }
  return { from: date('from'), to: date('to'), page: parsePage(query) }
}

/** The last 90 days, where the address says nothing else. A first day after the last makes a statement of one day. */
export function statementViewOf({ from, to, page }: StatementAddress, today: string): StatementView {
  const last = to === '' ? today : to
  const first = from === '' ? daysBefore(last, usualDays) : from
  return { from: first > last ? last : first, to: last, page, today }
}

export interface NamedPeriod {
  readonly name: 'month' | 'lastMonth' | 'quarter' | 'year'
  readonly from: string
  readonly to: string
}

/** The periods that are a press away. */
export function periodsUntil(today: string): readonly NamedPeriod[] {
  const monthStart = `${today.slice(0, 8)}01`
  const lastMonthEnd = daysBefore(monthStart, 1)
  return [
    { name: 'month', from: monthStart, to: today },
    { name: 'lastMonth', from: `${lastMonthEnd.slice(0, 8)}01`, to: lastMonthEnd },
    { name: 'quarter', from: daysBefore(today, usualDays), to: today },
    { name: 'year', from: daysBefore(today, 365), to: today },
  ]
}

export function statementHref({
  from,
  to,
  page = 1,
}: Omit<StatementAddress, 'page'> & { page?: number }): string {
  const query = new URLSearchParams({ from, to, ...(page === 1 ? {} : { page: String(page) }) })
  return `/account/account-statements?${query.toString()}`
}

function daysBefore(localDate: string, days: number): string {
  return new Date(Date.parse(`${localDate}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10)
}
