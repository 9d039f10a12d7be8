import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { askOrder } from '../features/order/ask-orders.ts'
import { OrderPage } from '../features/order/order-page.tsx'
import { OrderBones } from '../features/order/orders-bones.tsx'
import { pageHead } from '../kernel/app/page-head.ts'
import { orNotFound, signInFirst } from '../kernel/app/route-guards.ts'

export const Route = createFileRoute('/account/orders/$number')({
  staticData: { words: 'trading' },
  beforeLoad: signInFirst,
  loader: ({ context: { queryClient }, params: { number } }) =>
    orNotFound(queryClient.fetchQuery(askOrder(number))),
  head: ({ params: { number }, match }) =>
    pageHead({ title: match.context.i18n._(msg`Order ${number}`), canonical: undefined }, match),
  pendingMs: 300,
  pendingComponent: OrderBones,
  component: Order,
})

function Order() {
  return <OrderPage orderNumber={Route.useParams().number} />
}
