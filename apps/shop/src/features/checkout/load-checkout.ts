import { statusOf } from '@provender/client/api/execute'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { cardsQuery } from '../payment/cards-query.ts'
import { overdueQuery } from '../payment/overdue-query.ts'
import { checkoutQuery, type QuoteRequest } from './checkout-query.ts'

/**
 * Loads the page of the checkout.
 *
 * @throws Redirect to the page of the basket, which explains it, if there is no such basket.
 */
export async function loadCheckout(queryClient: QueryClient, request: QuoteRequest): Promise<void> {
  try {
    const [{ checkoutQuote }] = await Promise.all([
      queryClient.fetchQuery(checkoutQuery(request)),
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
