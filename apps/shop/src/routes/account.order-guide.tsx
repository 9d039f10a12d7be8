import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { signInFirst } from '../app/route-guards.ts'
import { OrderGuidePage } from '../order-guide/order-guide-page.tsx'
import { orderGuideQuery } from '../order-guide/use-guide.ts'
import { OrdersBones } from '../orders/orders-bones.tsx'

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
