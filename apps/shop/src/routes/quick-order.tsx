import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { memoryQuery } from '../features/quick-order/learned-matches.ts'
import { QuickOrderPage } from '../features/quick-order/quick-order-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/quick-order')({
  beforeLoad: requireSignIn,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(memoryQuery),
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Quick order`), canonical: undefined }, match),
  component: QuickOrderPage,
})
