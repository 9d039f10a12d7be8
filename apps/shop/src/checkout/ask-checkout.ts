import { ask } from '../api/ask.ts'
import { CheckoutPage, type QuoteFieldsFragment } from './checkout-page.documents.ts'
import type { CheckoutOffer } from './checkout-steps.ts'

export type Quote = QuoteFieldsFragment

/** The quote of a basket, and who orders; without an id, of the active basket. It is an offer of the moment: not for later. */
export function askCheckout(basketId: string | undefined) {
  return { ...ask(CheckoutPage, basketId === undefined ? {} : { basketId }), meta: { isMomentary: true } }
}

/** What a quote lets a person choose from. */
export function offerOf(quote: Quote, asksForMarks: boolean): CheckoutOffer {
  const { methods, deliveryDays, collectionDays, paymentTypes } = quote
  return { methods, deliveryDays, collectionDays, paymentTypes, asksForMarks }
}
