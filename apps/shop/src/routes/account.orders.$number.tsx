import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { orNotFound, signInFirst } from '../app/route-guards.ts'
import { askOrder } from '../orders/ask-orders.ts'
import { OrderPage } from '../orders/order-page.tsx'
import { OrderBones } from '../orders/orders-bones.tsx'

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
