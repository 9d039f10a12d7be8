/**
 * The purposes for which an installed app opens a page of the server (docs/decisions/0025-card-payments.md):
 * - `NEW_ORDER`, `ORDER`, `INVOICE`: enter a card for an order that is not placed yet, a placed order or an invoice.
 * - `SAVE_CARD`: save a card without paying.
 * - `APPROVAL`: approve a payment at the bank.
 */
export const paymentPagePurposes = ['NEW_ORDER', 'ORDER', 'INVOICE', 'SAVE_CARD', 'APPROVAL'] as const
export type PaymentPagePurpose = (typeof paymentPagePurposes)[number]

export const ticketMinutes = 10
export const pageMinutes = 15
