import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { cardsQuery } from '../features/payment/cards-query.ts'
import { PaymentCardsPage } from '../features/payment/payment-cards-page.tsx'
import { pageMetadata } from '../kernel/page/page-metadata.ts'
import { requireSignIn } from '../kernel/session/route-guards.ts'

export const Route = createFileRoute('/_account/account/settings/payment-cards')({
  staticData: { texts: 'trading' },
  beforeLoad: requireSignIn,
  loader: async ({ context: { queryClient } }) => {
    await queryClient.fetchQuery(cardsQuery)
  },
  head: ({ match }) =>
    pageMetadata({ title: match.context.i18n._(msg`My payment cards`), canonical: undefined }, match),
  component: PaymentCardsPage,
})
