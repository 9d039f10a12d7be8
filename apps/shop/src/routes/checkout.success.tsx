import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { isJustPlaced } from '../features/order/is-just-placed.ts'
import { placedOrderQuery } from '../features/order/orders-queries.ts'
import { OrderSkeleton } from '../features/order/orders-skeleton.tsx'
import { parseOrderNumber } from '../features/order/parse-order-number.ts'
import { PlacedPage } from '../features/order/placed-page.tsx'
import { overdueQuery } from '../features/payment/overdue-query.ts'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { orNotFound, requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/checkout/success')({
  staticData: { texts: 'trading' },
  beforeLoad: requireSignIn,
  validateSearch: (query: { order: string } & SearchSchemaInput) => ({ order: parseOrderNumber(query) }),
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ context: { queryClient }, deps: { order } }) => {
    if (order === undefined) throw notFound()
    const placed = await orNotFound(queryClient.fetchQuery(placedOrderQuery(order)))
    if (!isJustPlaced(placed.order))
      throw redirect({ to: '/account/orders/$number', params: { number: order }, replace: true })
    if (placed.order.hold === 'CREDIT') await queryClient.prefetchQuery(overdueQuery())
    return { order }
  },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Your order`), canonical: undefined }, match),
  pendingMs: 300,
  pendingComponent: OrderSkeleton,
  component: Placed,
})

function Placed() {
  return <PlacedPage orderNumber={Route.useLoaderData().order} />
}
