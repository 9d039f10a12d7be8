import type { QueryClient } from '@tanstack/react-query'
import { answersOf } from '../../kernel/app/answers-of.ts'
import type { CheckoutPageQuery } from './checkout-page.documents.ts'
import type { Quote } from './checkout-query.ts'

/**
 * A refused order comes with the basket as it would be ordered now: that is what the page shows, and what the next press
 * agrees to. Without one it is asked for.
 */
export async function applyQuote(queryClient: QueryClient, quote: Quote | null): Promise<void> {
  const ofCheckout = answersOf('CheckoutPage')
  if (quote === null) return await queryClient.invalidateQueries(ofCheckout)
  await queryClient.cancelQueries(ofCheckout)
  queryClient.setQueriesData<CheckoutPageQuery>(ofCheckout, (shown) =>
    shown?.checkoutQuote.basket.id === quote.basket.id && isSamePlace(shown.checkoutQuote, quote)
      ? { ...shown, checkoutQuote: quote }
      : shown,
  )
}

/** A page of another site is of other days; where the site is gone, it is gone for all that ask. */
function isSamePlace(shown: Quote, { site }: Quote): boolean {
  return site === null || site.id === shown.site?.id
}
