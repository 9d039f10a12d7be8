/** What a ledger is made of: what was invoiced, paid, credited. */
export const ledgerKinds = ['INVOICE', 'PAYMENT', 'CREDIT_NOTE'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** The papers among them, each with a number without gaps. */
export type DocumentKind = Exclude<LedgerKind, 'PAYMENT'>

/** How money that the staff enter came in. */
export const paymentMethods = ['CASH', 'BANK_TRANSFER'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Of a payment: what stands on the bank's statement. */
export const maxReferenceLength = 60
/** Of a credit note: the company reads it. */
export const maxReasonLength = 200
