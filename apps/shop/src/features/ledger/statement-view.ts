import { hrefOf } from '@provender/web/address/href-of'
import type { StatementSearch } from './statement-search.ts'

export interface StatementView {
  readonly from: string
  readonly to: string
  readonly page: number
  readonly today: string
}

const usualDays = 90
const dayMs = 86_400_000

/** The last 90 days by default. If the first day is after the last, the statement has only the last day. */
export function statementView({ from, to, page = 1 }: StatementSearch, today: string): StatementView {
  const last = to ?? today
  const first = from ?? daysBefore(last, usualDays)
  return { from: first > last ? last : first, to: last, page, today }
}

export interface NamedPeriod {
  readonly name: 'month' | 'lastMonth' | 'quarter' | 'year'
  readonly from: string
  readonly to: string
}

/** The periods with a button of their own. */
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

export function statementHref({ from, to, page = 1 }: StatementSearch): string {
  return hrefOf({
    to: '/account/account-statements',
    search: { from, to, page: page === 1 ? undefined : page },
  })
}

export const openInvoicesId = 'open-invoices'
export const openInvoicesHref = `${hrefOf({ to: '/account/account-statements' })}#${openInvoicesId}`

function daysBefore(localDate: string, days: number): string {
  return new Date(Date.parse(`${localDate}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10)
}
