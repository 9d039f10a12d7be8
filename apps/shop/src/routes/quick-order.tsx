import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { signInFirst } from '../app/route-guards.ts'
import { memoryQuery } from '../quick-order/lessons.ts'
import { QuickOrderPage } from '../quick-order/quick-order-page.tsx'

export const Route = createFileRoute('/quick-order')({
  beforeLoad: signInFirst,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(memoryQuery),
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`Quick order`), canonical: undefined }, match),
  component: QuickOrderPage,
})
