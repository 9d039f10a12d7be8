import { queryFilter } from '@provender/web/api/query-filter'
import type { QueryClient } from '@tanstack/react-query'
import type { CheckoutPageQuery } from './checkout-page.documents.ts'
import type { Quote } from './checkout-query.ts'

/**
 * A refused order returns a new quote of its basket. The page shows it, and the next press
 * accepts it. Without one, the page queries a new quote.
 */
export async function applyQuote(queryClient: QueryClient, quote: Quote | null): Promise<void> {
  const checkoutAnswers = queryFilter('CheckoutPage')
  if (quote === null) return await queryClient.invalidateQueries(checkoutAnswers)
  await queryClient.cancelQueries(checkoutAnswers)
  queryClient.setQueriesData<CheckoutPageQuery>(checkoutAnswers, (page) =>
    page?.checkoutQuote.basket.id === quote.basket.id && isSameSite(page.checkoutQuote, quote)
      ? { ...page, checkoutQuote: quote }
      : page,
  )
}

/** A page of another site has other delivery days. If the site no longer exists, every page of the basket needs the new quote. */
function isSameSite(current: Quote, { site }: Quote): boolean {
  return site === null || site.id === current.site?.id
}
