import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DonePage } from '../features/payment/page/done-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

export const Route = createFileRoute('/checkout/pay/done')({
  staticData: { texts: 'trading', isBare: true },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Pay by card`), canonical: undefined }, match),
  component: DonePage,
})
