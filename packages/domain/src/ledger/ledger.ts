/**
 * The kinds of ledger entries. A reversal takes back a payment that was entered wrongly, or that the bank returned; a
 * chargeback, a card payment that the cardholder disputes.
 */
export const ledgerKinds = ['INVOICE', 'PAYMENT', 'CREDIT_NOTE', 'REFUND', 'REVERSAL', 'CHARGEBACK'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** The kinds that are documents. Their numbers have no gaps. */
export type DocumentKind = Extract<LedgerKind, 'INVOICE' | 'CREDIT_NOTE'>

/** The method by which money was received or given back. */
export const paymentMethods = ['CASH', 'BANK_TRANSFER', 'CARD'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Maximum length of a payment's reference, as on the bank's statement. */
export const maxReferenceLength = 60
/** Maximum length of the reason of a credit note or reversal. The company sees it. */
export const maxReasonLength = 200
