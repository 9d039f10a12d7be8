import { statusOf } from '@provender/client/api/execute'
import type { QueryClient, QueryState } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { cardsQuery } from '../payment/cards-query.ts'
import { overdueQuery } from '../payment/overdue-query.ts'
import { checkoutQuery, type QuoteRequest } from './checkout-query.ts'

/** An older quote may name days and prices that are over. */
const recentMs = 30_000

/**
 * Loads the page of the checkout. A page that gives its address the basket is not hidden while its recent quote is renewed: a
 * press would be lost.
 *
 * @throws Redirect to the page of the basket, which explains it, if there is no such basket.
 */
export async function loadCheckout(
  queryClient: QueryClient,
  request: QuoteRequest,
  isOpen: boolean,
): Promise<void> {
  const query = checkoutQuery(request)
  if (isOpen && isRecent(queryClient.getQueryState(query.queryKey))) return
  try {
    const [{ checkoutQuote }] = await Promise.all([
      queryClient.fetchQuery(query),
      queryClient.prefetchQuery(cardsQuery),
    ])
    if (
      checkoutQuote.paymentOptions.some(
        ({ waitsForOffice, problem }) => waitsForOffice || problem === 'OVER_CREDIT_LIMIT',
      )
    )
      await queryClient.prefetchQuery(overdueQuery())
  } catch (error) {
    if (statusOf(error) === 404) throw redirect({ to: '/baskets/detail', search: { id: request.basketId } })
    throw error
  }
}

function isRecent(quote: QueryState | undefined): boolean {
  return quote?.status === 'success' && Date.now() - quote.dataUpdatedAt < recentMs
}
