/**
 * The kinds of ledger entries. A reversal takes back a payment that was entered wrongly, or that the bank returned; a
 * chargeback, a card payment that the cardholder disputes.
 */
export const ledgerKinds = ['INVOICE', 'PAYMENT', 'CREDIT_NOTE', 'REFUND', 'REVERSAL', 'CHARGEBACK'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

export type DocumentKind = Extract<LedgerKind, 'INVOICE' | 'CREDIT_NOTE'>

export const paymentMethods = ['CASH', 'BANK_TRANSFER', 'CARD'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const maxReferenceLength = 60
export const maxReasonLength = 200
