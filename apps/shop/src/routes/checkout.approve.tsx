import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { signInFirst } from '../app/route-guards.ts'
import { ApprovePage } from '../payment/approve-page.tsx'
import { paymentIn } from '../payment/payment-in.ts'

export const Route = createFileRoute('/checkout/approve')({
  staticData: { words: 'trading' },
  beforeLoad: signInFirst,
  loaderDeps: ({ search }) => ({ payment: paymentIn(search) }),
  loader: ({ deps: { payment } }) => {
    if (payment === undefined) throw notFound()
    return { payment }
  },
  head: ({ match }) =>
    pageHead(
      { title: match.context.i18n._(msg({ context: 'title', message: 'Checkout' })), canonical: undefined },
      match,
    ),
  component: Approve,
})

function Approve() {
  return <ApprovePage payment={Route.useLoaderData().payment} />
}
