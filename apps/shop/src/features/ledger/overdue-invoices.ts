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
