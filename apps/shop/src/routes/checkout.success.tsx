import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { orNotFound, signInFirst } from '../app/route-guards.ts'
import { askPlacedOrder } from '../orders/ask-orders.ts'
import { orderNumberIn } from '../orders/order-number-in.ts'
import { OrderBones } from '../orders/orders-bones.tsx'
import { PlacedPage } from '../orders/placed-page.tsx'

export const Route = createFileRoute('/checkout/success')({
  staticData: { words: 'trading' },
  beforeLoad: signInFirst,
  loaderDeps: ({ search }) => ({ order: orderNumberIn(search) }),
  loader: async ({ context: { queryClient }, deps: { order } }) => {
    if (order === undefined) throw notFound()
    await orNotFound(queryClient.fetchQuery(askPlacedOrder(order)))
    return { order }
  },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Your order`), canonical: undefined }, match),
  pendingMs: 300,
  pendingComponent: OrderBones,
  component: Placed,
})

function Placed() {
  return <PlacedPage orderNumber={Route.useLoaderData().order} />
}
