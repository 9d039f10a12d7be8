import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/page-head.ts'
import { signInFirst } from '../app/route-guards.ts'
import { cardsQuery } from '../payment/ask-cards.ts'
import { PaymentCardsPage } from '../payment/payment-cards-page.tsx'

export const Route = createFileRoute('/account/settings/payment-cards')({
  staticData: { words: 'trading' },
  beforeLoad: signInFirst,
  loader: async ({ context: { queryClient } }) => {
    await queryClient.fetchQuery(cardsQuery)
  },
  head: ({ match }) =>
    pageHead({ title: match.context.i18n._(msg`My payment cards`), canonical: undefined }, match),
  component: PaymentCardsPage,
})
