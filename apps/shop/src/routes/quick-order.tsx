import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { signInFirst } from '../app/route-guards.ts'
import { QuickOrderPage } from '../quick-order/quick-order-page.tsx'

export const Route = createFileRoute('/quick-order')({
  beforeLoad: signInFirst,
  head: ({ match: { context } }) =>
    pageHead({ title: context.i18n._(msg`Quick order`), canonical: undefined }, context),
  component: QuickOrderPage,
})
