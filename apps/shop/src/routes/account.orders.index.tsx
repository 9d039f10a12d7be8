import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { signInFirst } from '../app/route-guards.ts'
import { askOrders } from '../orders/ask-orders.ts'
import { orderFilterIn } from '../orders/order-filter.ts'
import { OrdersBones } from '../orders/orders-bones.tsx'
import { OrdersPage } from '../orders/orders-page.tsx'

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
