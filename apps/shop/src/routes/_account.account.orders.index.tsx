import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { orderFilter } from '../features/order/order-filter.ts'
import { OrdersPage } from '../features/order/orders-page.tsx'
import { ordersQuery } from '../features/order/orders-queries.ts'
import { parseOrdersSearch } from '../features/order/orders-search.ts'
import { OrdersSkeleton } from '../features/order/orders-skeleton.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/_account/account/orders/')({
  staticData: { texts: 'trading' },
  beforeLoad: requireSignIn,
  validateSearch: parseOrdersSearch,
  loaderDeps: ({ search: { q, state, period, page } }) => ({ q, state, period, page }),
  loader: ({ context: { queryClient }, deps }) => queryClient.fetchQuery(ordersQuery(orderFilter(deps))),
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Orders`), canonical: undefined }, match),
  pendingMs: 300,
  pendingComponent: OrdersSkeleton,
  component: Orders,
})

function Orders() {
  return <OrdersPage filter={orderFilter(Route.useLoaderDeps())} />
}
