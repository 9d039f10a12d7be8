interface OpenInvoice {
  readonly dueOn: string | null
  readonly isOverdue: boolean
  readonly canPayByCard: boolean
}

/** The due day of the invoice that is overdue longest. */
export function overdueSince(invoices: readonly OpenInvoice[]): string | undefined {
  return invoices
    .flatMap(({ isOverdue, dueOn }) => (isOverdue && dueOn !== null ? [dueOn] : []))
    .toSorted()
    .at(0)
}

export function payableOf<Invoice extends OpenInvoice>(invoices: readonly Invoice[]): readonly Invoice[] {
  return invoices.filter(({ canPayByCard }) => canPayByCard)
}

/** The overdue invoice that can be paid with one button. Undefined if several are overdue. */
export function onlyOverdue<Invoice extends OpenInvoice>(invoices: readonly Invoice[]): Invoice | undefined {
  const overdue = invoices.filter(({ isOverdue }) => isOverdue)
  return overdue.length === 1 ? payableOf(overdue)[0] : undefined
}
