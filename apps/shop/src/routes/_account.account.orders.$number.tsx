import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OrderPage } from '../features/order/order-page.tsx'
import { orderQuery } from '../features/order/orders-queries.ts'
import { OrderSkeleton } from '../features/order/orders-skeleton.tsx'
import { overdueQuery } from '../features/payment/overdue-query.ts'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { orNotFound, requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/_account/account/orders/$number')({
  staticData: { texts: 'trading' },
  beforeLoad: requireSignIn,
  loader: async ({ context: { queryClient }, params: { number } }) => {
    const { order } = await orNotFound(queryClient.fetchQuery(orderQuery(number)))
    if (order.hold === 'CREDIT') await queryClient.prefetchQuery(overdueQuery())
  },
  head: ({ params: { number }, match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Order ${number}`), canonical: undefined }, match),
  pendingMs: 300,
  pendingComponent: OrderSkeleton,
  component: Order,
})

function Order() {
  return <OrderPage orderNumber={Route.useParams().number} />
}
