import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OrderGuidePage } from '../features/order-guide/order-guide-page.tsx'
import { OrdersSkeleton } from '../features/order/orders-skeleton.tsx'
import { orderGuideQuery } from '../features/usual/order-guide-query.ts'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/account/order-guide')({
  staticData: { texts: 'trading' },
  beforeLoad: requireSignIn,
  loader: ({ context: { queryClient } }) => queryClient.fetchQuery(orderGuideQuery),
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Order guide`), canonical: undefined }, match),
  pendingMs: 300,
  pendingComponent: OrdersSkeleton,
  component: OrderGuidePage,
})
