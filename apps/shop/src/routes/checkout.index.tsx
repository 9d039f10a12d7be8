import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { askCheckout } from '../features/checkout/ask-checkout.ts'
import { CheckoutBones } from '../features/checkout/checkout-bones.tsx'
import { CheckoutPage } from '../features/checkout/checkout-page.tsx'
import { statusOf } from '../kernel/api/execute.ts'
import { idIn } from '../kernel/app/id-in.ts'
import { pageHead } from '../kernel/app/page-head.ts'
import { signInFirst } from '../kernel/app/route-guards.ts'

export const Route = createFileRoute('/checkout/')({
  staticData: { words: 'trading' },
  beforeLoad: signInFirst,
  loaderDeps: ({ search }) => ({ basketId: idIn(search, 'basket'), siteId: idIn(search, 'site') }),
  loader: async ({ context: { queryClient }, deps }) => {
    try {
      await queryClient.fetchQuery(askCheckout(deps))
    } catch (error) {
      // No such basket, or none at all: the page of the basket says so.
      if (statusOf(error) === 404) throw redirect({ to: '/baskets/detail' })
      throw error
    }
  },
  head: ({ match }) =>
    pageHead(
      { title: match.context.i18n._(msg({ context: 'title', message: 'Checkout' })), canonical: undefined },
      match,
    ),
  pendingMs: 300,
  pendingComponent: CheckoutBones,
  component: Checkout,
})

function Checkout() {
  const query = Route.useSearch()
  return <CheckoutPage key={idIn(query, 'basket')} query={query} />
}
