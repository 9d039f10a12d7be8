import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OrderGuidePage } from '../features/order-guide/order-guide-page.tsx'
import { orderGuideQuery } from '../features/order-guide/use-guide.ts'
import { OrdersBones } from '../features/order/orders-bones.tsx'
import { pageHead } from '../kernel/app/page-head.ts'
import { signInFirst } from '../kernel/app/route-guards.ts'

export const Route = createFileRoute('/account/order-guide')({
  staticData: { words: 'trading' },
  beforeLoad: signInFirst,
  loader: ({ context: { queryClient } }) => queryClient.fetchQuery(orderGuideQuery),
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Order guide`), canonical: undefined }, match),
  pendingMs: 300,
  pendingComponent: OrdersBones,
  component: OrderGuidePage,
})
