import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { askOrders } from '../features/order/ask-orders.ts'
import { orderFilterIn } from '../features/order/order-filter.ts'
import { OrdersBones } from '../features/order/orders-bones.tsx'
import { OrdersPage } from '../features/order/orders-page.tsx'
import { pageHead } from '../kernel/app/page-head.ts'
import { signInFirst } from '../kernel/app/route-guards.ts'

export const Route = createFileRoute('/account/orders/')({
  staticData: { words: 'trading' },
  beforeLoad: signInFirst,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => queryClient.fetchQuery(askOrders(orderFilterIn(deps))),
  head: ({ match }) => pageHead({ title: match.context.i18n._(msg`Orders`), canonical: undefined }, match),
  pendingMs: 300,
  pendingComponent: OrdersBones,
  component: Orders,
})

function Orders() {
  return <OrdersPage filter={orderFilterIn(Route.useLoaderDeps())} />
}
