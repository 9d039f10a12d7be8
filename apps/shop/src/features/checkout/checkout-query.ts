import { apiQuery } from '@provender/client/api/api-query'
import {
  CheckoutPage,
  type QuoteDiffFieldsFragment,
  type QuoteFieldsFragment,
} from './checkout-page.documents.ts'
import type { CheckoutOffer } from './checkout-steps.ts'

export type Quote = QuoteFieldsFragment
export type QuoteDiff = QuoteDiffFieldsFragment

/** The options of a quote. Undefined: the active basket, and the site of the last delivery. */
export interface QuoteRequest {
  readonly basketId: string | undefined
  readonly siteId: string | undefined
}

/** The quote of a basket, and the user. Only valid for the moment, so it is not stored. */
export function checkoutQuery({ basketId, siteId }: QuoteRequest) {
  const variables = { ...(basketId && { basketId }), ...(siteId && { siteId }) }
  return { ...apiQuery(CheckoutPage, variables), meta: { isMomentary: true } }
}

export function offerOf(
  quote: Quote,
  { needsPriceMarks, requiresPriceMarks }: Pick<CheckoutOffer, 'needsPriceMarks' | 'requiresPriceMarks'>,
): CheckoutOffer {
  const { methods, site, sites, deliveryDays, collectionDays, paymentOptions } = quote
  return {
    methods,
    hasSite: site !== null,
    hasOneSite: sites.length === 1,
    deliveryDays,
    collectionDays,
    payments: paymentOptions,
    needsPriceMarks,
    requiresPriceMarks,
  }
}
