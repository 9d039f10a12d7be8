import { dayAfter } from '@provender/web/format/dates'
import { minorOf } from '@provender/web/format/minor-of'

interface OpenInvoice {
  readonly dueOn: string | null
  readonly isOverdue: boolean
  readonly canPayByCard: boolean
}

/** The first day on which the invoice that is overdue longest was late: it could still be paid on its due day. */
export function overdueSince(invoices: readonly OpenInvoice[]): string | undefined {
  const due = invoices
    .flatMap(({ isOverdue, dueOn }) => (isOverdue && dueOn !== null ? [dueOn] : []))
    .toSorted()
    .at(0)
  return due === undefined ? undefined : dayAfter(due)
}

interface OverdueDebt {
  readonly openInvoices: readonly OpenInvoice[]
  readonly otherCurrencies: readonly { readonly overdue: string }[]
}

/** The same for all that is overdue. Undefined if that has other currencies, whose invoices are not read. */
export function allOverdueSince({ openInvoices, otherCurrencies }: OverdueDebt): string | undefined {
  const isOwn = otherCurrencies.every(({ overdue }) => minorOf(overdue) <= 0)
  return isOwn ? overdueSince(openInvoices) : undefined
}

export function payableOf<Invoice extends OpenInvoice>(invoices: readonly Invoice[]): readonly Invoice[] {
  return invoices.filter(({ canPayByCard }) => canPayByCard)
}

/** The overdue invoice that can be paid with one button. Undefined if several are overdue. */
export function onlyOverdue<Invoice extends OpenInvoice>(invoices: readonly Invoice[]): Invoice | undefined {
  const overdue = invoices.filter(({ isOverdue }) => isOverdue)
  return overdue.length === 1 ? payableOf(overdue)[0] : undefined
}

export interface PayableInvoice extends OpenInvoice {
  readonly number: string
}

/** The invoices to choose from for one payment. Empty if there is only one. */
export function tickable<Invoice extends OpenInvoice>(invoices: readonly Invoice[]): readonly Invoice[] {
  const payable = payableOf(invoices)
  return payable.length > 1 ? payable : []
}

/** What is overdue, unless one button pays it. */
export function firstTicks(invoices: readonly PayableInvoice[], max: number): ReadonlySet<string> {
  const overdue = tickable(invoices).filter(({ isOverdue }) => isOverdue)
  return overdue.length > 1 ? tickAll(overdue, max) : new Set()
}

/** The oldest debts first, as many as one payment pays. */
export function tickAll(invoices: readonly PayableInvoice[], max: number): ReadonlySet<string> {
  const byDueDay = invoices.toSorted((first, second) => (first.dueOn ?? '').localeCompare(second.dueOn ?? ''))
  return new Set(byDueDay.slice(0, max).map(({ number }) => number))
}
