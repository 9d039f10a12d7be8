/** The kinds of ledger entries. A reversal takes back a payment that was entered wrongly, or that the bank returned. */
export const ledgerKinds = ['INVOICE', 'PAYMENT', 'CREDIT_NOTE', 'REFUND', 'REVERSAL'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** The papers among them, each with a number without gaps. */
export type DocumentKind = Exclude<LedgerKind, 'PAYMENT' | 'REFUND' | 'REVERSAL'>

/** How money came in, or went back. */
export const paymentMethods = ['CASH', 'BANK_TRANSFER', 'CARD'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Of a payment: what stands on the bank's statement. */
export const maxReferenceLength = 60
/** Of a credit note or a reversal: the company reads it. */
export const maxReasonLength = 200
