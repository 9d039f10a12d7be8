import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { askPlacedOrder } from '../features/order/ask-orders.ts'
import { orderNumberIn } from '../features/order/order-number-in.ts'
import { OrderBones } from '../features/order/orders-bones.tsx'
import { PlacedPage } from '../features/order/placed-page.tsx'
import { pageHead } from '../kernel/app/page-head.ts'
import { orNotFound, signInFirst } from '../kernel/app/route-guards.ts'

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
