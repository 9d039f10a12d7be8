import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { cardsQuery } from '../features/payment/ask-cards.ts'
import { PaymentCardsPage } from '../features/payment/payment-cards-page.tsx'
import { pageHead } from '../kernel/app/page-head.ts'
import { signInFirst } from '../kernel/app/route-guards.ts'

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
