import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CheckoutPage } from '../features/checkout/checkout-page.tsx'
import { parseCheckoutSearch } from '../features/checkout/checkout-search.ts'
import { CheckoutSkeleton } from '../features/checkout/checkout-skeleton.tsx'
import { loadCheckout } from '../features/checkout/load-checkout.ts'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/checkout/')({
  staticData: { texts: 'trading', isClear: true },
  beforeLoad: requireSignIn,
  validateSearch: parseCheckoutSearch,
  // Without the basket: the page gives its address the one it shows, and must not be hidden for that. A press would be lost.
  loaderDeps: ({ search: { site } }) => ({ siteId: site }),
  loader: async ({ context: { queryClient }, deps: { siteId }, location }) =>
    await loadCheckout(queryClient, { basketId: parseCheckoutSearch(location.search).basket, siteId }),
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
