import { msg } from '@lingui/core/macro'
import { statusOf } from '@provender/client/api/execute'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { CheckoutPage } from '../features/checkout/checkout-page.tsx'
import { checkoutQuery } from '../features/checkout/checkout-query.ts'
import { parseCheckoutSearch } from '../features/checkout/checkout-search.ts'
import { CheckoutSkeleton } from '../features/checkout/checkout-skeleton.tsx'
import { cardsQuery } from '../features/payment/cards-query.ts'
import { overdueQuery } from '../features/payment/overdue-query.ts'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/checkout/')({
  staticData: { texts: 'trading', isClear: true },
  beforeLoad: requireSignIn,
  validateSearch: parseCheckoutSearch,
  loaderDeps: ({ search: { basket, site } }) => ({ basketId: basket, siteId: site }),
  loader: async ({ context: { queryClient }, deps }) => {
    try {
      const [{ checkoutQuote }] = await Promise.all([
        queryClient.fetchQuery(checkoutQuery(deps)),
        queryClient.prefetchQuery(cardsQuery),
      ])
      if (
        checkoutQuote.paymentOptions.some(
          ({ waitsForOffice, problem }) => waitsForOffice || problem === 'OVER_CREDIT_LIMIT',
        )
      )
        await queryClient.prefetchQuery(overdueQuery())
    } catch (error) {
      // This basket does not exist, or there is none: the basket page explains it.
      if (statusOf(error) === 404) throw redirect({ to: '/baskets/detail', search: { id: deps.basketId } })
      throw error
    }
  },
  head: ({ match }) =>
    pageMetadata(
      { title: match.context.i18n._(msg({ context: 'title', message: 'Checkout' })), canonical: undefined },
      match,
    ),
  pendingMs: 300,
  pendingComponent: CheckoutSkeleton,
  component: Checkout,
})

function Checkout() {
  return <CheckoutPage search={Route.useSearch()} />
}
