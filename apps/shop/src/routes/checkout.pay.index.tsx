import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PayPage } from '../features/payment/page/pay-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'

export const Route = createFileRoute('/checkout/pay/')({
  staticData: { texts: 'trading', isBare: true },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`Pay by card`), canonical: undefined }, match),
  component: PayPage,
})
