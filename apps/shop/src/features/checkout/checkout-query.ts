import { ask } from '@provender/client/api/ask'
import {
  CheckoutPage,
  type QuoteDiffFieldsFragment,
  type QuoteFieldsFragment,
} from './checkout-page.documents.ts'
import type { CheckoutOffer } from './checkout-steps.ts'

export type Quote = QuoteFieldsFragment
export type QuoteDiff = QuoteDiffFieldsFragment

/** What is asked a quote for; undefined: the active basket, where the last delivery went. */
export interface QuoteRequest {
  readonly basketId: string | undefined
  readonly siteId: string | undefined
}

/** The quote of a basket, and who orders. It is an offer of the moment: not for later. */
export function checkoutQuery({ basketId, siteId }: QuoteRequest) {
  const variables = { ...(basketId && { basketId }), ...(siteId && { siteId }) }
  return { ...ask(CheckoutPage, variables), meta: { isMomentary: true } }
}

/** What a quote lets a person choose from. */
export function offerOf(quote: Quote, asksForMarks: boolean): CheckoutOffer {
  const { methods, site, deliveryDays, collectionDays, paymentOptions } = quote
  return {
    methods,
    hasSite: site !== null,
    deliveryDays,
    collectionDays,
    payments: paymentOptions,
    asksForMarks,
  }
}
